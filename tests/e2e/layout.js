// How the table lies in its window, asked of the page itself: what of a decision is out of sight, and where everything is.
// Areas (data-area) keep their place throughout a game; parts (data-part) whose drawing did not change, and the buttons
// beside the prompt, throughout a decision.
([width, height]) =>
  new Promise((done) => {
    const SLACK = 1
    const box = (element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return [x, y, width, height].map((one) => Math.round(one * 10) / 10)
    }
    /** How far, in px, a box reaches out of what shows it: the window, or a slot that scrolls. */
    const outside = (element) => {
      const seen = element.getBoundingClientRect()
      let most = Math.max(-seen.left, -seen.top, seen.right - innerWidth, seen.bottom - innerHeight)
      for (let above = element.parentElement; above && above !== document.body; above = above.parentElement) {
        if (above instanceof SVGElement || getComputedStyle(above).overflowY === 'visible') continue
        const slot = above.getBoundingClientRect()
        most = Math.max(most, slot.top - seen.top, seen.bottom - slot.bottom, slot.left - seen.left, seen.right - slot.right)
      }
      return most
    }
    const look = () => {
      const root = document.documentElement
      const main = document.querySelector('main[data-frame]')
      const places = {}
      const counted = {}
      const note = (name, element, content, where = box(element)) => {
        const number = (counted[name] = (counted[name] ?? 0) + 1)
        places[number > 1 ? `${name} #${number}` : name] = [...where, content]
      }
      for (const area of document.querySelectorAll('[data-area], section.prompt')) note(`area ${area.dataset.area ?? 'prompt'}`, area, '')
      for (const part of document.querySelectorAll('[data-part]'))
        if (part.getClientRects().length) {
          const piece = part.querySelector('[data-piece]')?.dataset.piece
          note(`part ${part.dataset.part}${piece ? ` (${piece})` : ''}`, part, part.innerHTML)
        }
      for (const button of document.querySelectorAll('section.prompt .back button')) note(`button ${button.getAttribute('aria-label')}`, button, '')
      // of a choice where it begins, of what goes on where it ends: their words may need more room or less. A choice keeps
      // its place while the same stand before it; one that has gone leaves its words behind, unseen.
      const before = (button) => {
        const texts = []
        for (let one = button.previousElementSibling; one; one = one.previousElementSibling)
          if (one.matches('.btn, .quiet')) texts.push(one.textContent)
        return texts.join()
      }
      for (const button of document.querySelectorAll('section.prompt .btns .choice, section.prompt .btns .go')) {
        const [x, y, width] = box(button)
        const [end, from] = button.matches('.go') ? [x + width, ''] : [x, before(button)]
        note(`button ${button.innerText}`, button, from, [end, y, 0, 0])
      }
      const wanted = document.querySelectorAll('[data-part].can, section.prompt button, section.aim .take')
      const hidden = [...wanted]
        .filter((element) => element.getClientRects().length)
        .map((element) => [element.dataset.part ?? element.innerText, Math.round(outside(element))])
        .filter(([, far]) => far > SLACK + 2)
      // a question is read in full
      for (const said of document.querySelectorAll('section.prompt .say'))
        if (said.scrollHeight > said.clientHeight + 2)
          hidden.push([`the end of “${said.textContent}”`, said.scrollHeight - said.clientHeight])
      done({
        frame: main?.dataset.frame ?? '',
        over: Math.max(root.scrollHeight - innerHeight, root.scrollWidth - innerWidth),
        hidden,
        places,
      })
    }
    // The window gets its size a while after it was asked to, and what measures itself learns of it a picture later: look
    // when nothing changes any more. After a change of size Chromium may keep what a container query said before, so all
    // of them are asked again.
    const fresh = () => {
      const board = document.querySelector('.board')
      if (!board) return
      board.style.display = 'none'
      void board.offsetHeight
      board.style.display = ''
    }
    let before = ''
    let same = 0
    const next = () => {
      const sized = innerWidth === width && innerHeight === height
      if (sized && !before) fresh()
      const now = sized ? [...document.querySelectorAll('[data-area], [data-part]')].map(box).join() : ''
      same = now && now === before ? same + 1 : 0
      before = now
      if (same > 1) look()
      else requestAnimationFrame(next)
    }
    next()
  })
