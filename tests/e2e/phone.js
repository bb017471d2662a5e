// What a finger and an eye find on a small screen, asked of the page itself: which choices of a decision are out of sight and how
// one comes to them, the smallest text and the smallest target. `deep` looks at every tab of the board, not only at the open one;
// without `choices` the sizes alone are measured, of any page.
async ([choices, deep]) => {
  const TARGETS = 'button:enabled, a[href], summary, select, input, textarea, [data-part]:is(.can, .back)'
  const FINGER = 44
  const GRID = [0.5, 0.25, 0.75, 0.1, 0.9]
  const root = document.scrollingElement
  const frame = () => new Promise(requestAnimationFrame)
  const find = (what, inside = document) => [...inside.querySelectorAll(what)]
  const laid = (one) => one.checkVisibility({ visibilityProperty: true }) && one.getClientRects().length > 0
  const round = (number) => Math.round(number * 10) / 10
  const called = (one) => {
    const part = one.closest('[data-part]')?.dataset.part
    const words = (one.getAttribute('aria-label') ?? one.textContent).trim().replace(/\s+/g, ' ').slice(0, 40)
    const kind = `${one.localName}.${(one.getAttribute('class') ?? '').replace(/ ?svelte-\w+/g, '').trim().replace(/ +/g, '.')}`
    return part ? `${part} (${words})` : `${kind} “${words}”`
  }

  // What the bars at the head and foot of the window leave free.
  const free = () => {
    const box = { left: 0, right: innerWidth, top: 0, bottom: innerHeight }
    for (const bar of find('body *'))
      if (['fixed', 'sticky'].includes(getComputedStyle(bar).position) && laid(bar)) {
        const { top, bottom, left, right, width, height } = bar.getBoundingClientRect()
        if (height > innerHeight * 0.7 || !width) continue
        const across = width > innerWidth * 0.7
        if (across && bottom >= innerHeight - 1 && top > 0) box.bottom = Math.min(box.bottom, top)
        else if (across && top <= 1) box.top = Math.max(box.top, bottom)
        else if (height > innerHeight * 0.7 && right >= innerWidth - 1) box.right = Math.min(box.right, left)
      }
    return box
  }
  /** Where it can be seen: what stands in a bar has the whole window. */
  const room = (one) =>
    one.closest('section.prompt, [role=menu]') ? { left: 0, right: innerWidth, top: 0, bottom: innerHeight } : free()
  const middle = (one) => {
    const { left, top, width, height } = one.getBoundingClientRect()
    return [left + width / 2, top + height / 2]
  }
  const under = (one, x, y) => one.contains(document.elementFromPoint(x, y))
  /** Where a finger hits it, or null: its middle is in sight, and somewhere nothing lies over it. */
  const spot = (one) => {
    if (!laid(one)) return null
    const [x, y] = middle(one)
    const seen = room(one)
    if (x < seen.left || x > seen.right || y < seen.top || y > seen.bottom) return null
    const { left, top, width, height } = one.getBoundingClientRect()
    for (const down of GRID)
      for (const along of GRID) {
        const at = [left + along * width, top + down * height]
        if (under(one, ...at)) return at
      }
    return null
  }
  /** How many screens have to be scrolled until it is in sight, in all that scrolls around it; Infinity if that does not help. */
  const distance = (one) => {
    if (!laid(one)) return Infinity
    const { left, right, top, bottom } = one.getBoundingClientRect()
    const box = { left, right, top, bottom }
    let screens = 0
    for (let above = one.parentElement; above; above = above.parentElement) {
      const whole = above === root
      const style = getComputedStyle(above)
      const scrolls = (flow) => whole || ['auto', 'scroll'].includes(flow)
      const seen = whole ? room(one) : above.getBoundingClientRect()
      for (const [flow, from, to, at, long] of [
        [style.overflowY, 'top', 'bottom', 'scrollTop', 'Height'],
        [style.overflowX, 'left', 'right', 'scrollLeft', 'Width'],
      ]) {
        if (!whole && flow === 'visible') continue
        const length = Math.max(1, seen[to] - seen[from])
        // what only cuts its edges off, such as a drawing, has to show the middle
        const large = box[to] - box[from] > length || !scrolls(flow)
        const [begin, end] = large ? [(box[from] + box[to]) / 2, (box[from] + box[to]) / 2] : [box[from], box[to]]
        const [back, on] = [seen[from] - begin - 3, end - seen[to] - 3]
        const far = Math.max(0, back, on)
        if (!far) continue
        const room = back > 0 ? above[at] : above[`scroll${long}`] - above[`client${long}`] - above[at]
        // another page of the board is a matter of tabs
        const pages = long === 'Width' && above.querySelector(':scope > [role=tabpanel]')
        if (!scrolls(flow) || (whole && long === 'Width') || pages || room < far - 4) return Infinity
        screens += far / length
        // what is around it sees it where it would be then
        for (const side of [from, to]) box[side] += back > 0 ? far : -far
      }
    }
    return screens || (spot(one) ? 0 : Infinity)
  }

  /** Pixels of a letter: what its drawing or a transformation makes of its size. */
  const scales = new Map()
  const transformed = (one) => {
    if (!one || one === document.documentElement) return 1
    if (!scales.has(one)) {
      const { transform, scale } = getComputedStyle(one)
      const own = transform === 'none' ? 1 : Math.sqrt(Math.abs(new DOMMatrix(transform).a ** 2 + new DOMMatrix(transform).b ** 2))
      scales.set(one, own * (scale === 'none' ? 1 : parseFloat(scale)) * transformed(one.parentElement))
    }
    return scales.get(one)
  }
  const drawn = (one) => {
    if (!(one instanceof SVGElement)) return transformed(one)
    const matrix = one.getScreenCTM?.()
    return matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : 1
  }
  /** Where nothing is decided, a drawing only adorns what is said beside it. */
  const adorns = (one) => !choices && one.closest('svg')
  /** What is measured: a menu or a sheet alone while it lies over everything else. */
  const scope = () => (!choices && document.querySelector('dialog[open]')) || document.body
  const smallestText = () => {
    let least = [Infinity, '']
    const note = (size, what) => size < least[0] && (least = [round(size), what()])
    const walk = document.createTreeWalker(scope(), NodeFilter.SHOW_TEXT)
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const one = node.parentElement
      if (!node.data.trim() || !laid(one) || one.closest('.sr, title, desc, style, script') || adorns(one)) continue
      const { fontSize, lineHeight } = getComputedStyle(one)
      if (parseFloat(fontSize) && lineHeight !== '0px')
        note(parseFloat(fontSize) * drawn(one), () => `“${node.data.trim().slice(0, 30)}” in ${called(one)}`)
    }
    for (const use of find('use', scope())) {
      const symbol = document.getElementById((use.getAttribute('href') ?? '').slice(1))
      const texts = symbol ? find('text', symbol).filter((text) => getComputedStyle(text).display !== 'none') : []
      if (!texts.length || !laid(use) || adorns(use)) continue
      const wide = symbol.viewBox?.baseVal.width ? use.width.baseVal.value / symbol.viewBox.baseVal.width : 1
      for (const text of texts)
        note(parseFloat(getComputedStyle(text).fontSize) * wide * drawn(use), () => `“${text.textContent}” on ${called(use)}`)
    }
    return least
  }

  /** How far a finger may be beside the middle and still hits it: the larger of what is drawn and what takes a touch. */
  const reach = (field) => {
    const one = field.closest('label') ?? field // whoever touches a field's words has touched it
    const box = one.getBoundingClientRect()
    const small = Math.min(box.width, box.height)
    if (small >= FINGER - 0.5) return small
    if (!choices) one.scrollIntoView({ block: 'center', behavior: 'instant' })
    const [x, y] = middle(one)
    if (!under(one, x, y)) return small
    const along = (dx, dy) => {
      let far = 0
      while (far < FINGER && under(one, x + dx * (far + 1), y + dy * (far + 1))) far++
      return far
    }
    return Math.max(small, Math.min(along(1, 0) + along(-1, 0), along(0, 1) + along(0, -1)) + 1)
  }
  /** A number within a sentence has the height of its line; a finger hits around it as far as no other one is near. */
  const inText = (one) => !choices && one.matches('p a:not(.num, .btn)')
  const smallestTarget = () => {
    let least = [Infinity, '']
    for (const one of find(TARGETS, scope())) {
      if (!laid(one) || one.closest('.sr, [inert]') || inText(one)) continue
      const size = reach(one)
      const { width, height } = one.getBoundingClientRect()
      if (size < least[0]) least = [round(size), `${called(one)}, drawn ${Math.round(width)} x ${Math.round(height)}`]
    }
    return least
  }

  /** Whether it comes to an end by itself: nobody decides before what moves has arrived. */
  const finite = (one) => one.playState === 'running' && Number.isFinite(one.effect?.getComputedTiming().endTime ?? Infinity)
  const settled = async () => {
    let before = ''
    for (let same = 0; same < 6;) {
      await frame()
      const now = find('[data-area], [data-part], section.prompt').map((one) => [one.getClientRects().length, ...middle(one)]).join()
      const moving = document.querySelector('.flights') || document.getAnimations().some(finite)
      same = now === before && !moving && !document.querySelector('section.prompt[aria-busy=true]') ? same + 1 : 0
      before = now
    }
  }
  /** Whether the question is in sight, with nothing over it: a word of the dock is no target. */
  const asked = () => {
    const said = document.querySelector('section.prompt .say')
    if (!said || !laid(said)) return false
    const [x, y] = middle(said)
    return said.closest('section.prompt').contains(document.elementFromPoint(x, y))
  }
  const tabs = () => find('[role=tab]').filter(laid)
  /** Lists of a board that a tap unfolds, and another folds again. */
  const folds = () => find('main [aria-expanded=false]').filter(laid)
  // a button that has no room is the choice of a piece, or in the list
  const offered = () =>
    find(choices).filter(
      (one) => !one.disabled && !one.closest('[inert], [role=menu]') && (one.dataset.part || laid(one)),
    )

  await document.fonts.ready
  await settled()
  if (!choices) return { frame: '', question: document.title, text: smallestText(), target: smallestTarget() }
  // the page may have gone on by itself: then there is nothing to decide
  if (document.querySelector('main[data-frame]')?.dataset.mine !== 'true') return null
  const open = tabs().find((tab) => tab.ariaSelected === 'true')
  const here = new Map(offered().map((one) => [called(one), { one, screens: distance(one) }]))
  const seen = {
    frame: document.querySelector('main[data-frame]')?.dataset.frame ?? '',
    question: document.querySelector('section.prompt .say')?.innerText ?? '',
    asked: asked(),
    wide: root.scrollWidth - root.clientWidth,
    text: smallestText(),
    target: smallestTarget(),
    // what is to be scrolled to have seen all of them: the farthest above and below
    scroll: round(Math.max(0, ...[...here.values()].map(({ screens }) => (screens === Infinity ? 0 : screens))) * 10) / 10,
    insight: [...here.values()].filter(({ screens }) => screens === 0).length,
    tapped: 0,
    away: [],
  }
  const away = new Map([...here].filter(([, { screens }]) => screens > 0))
  if (deep || away.size) {
    for (const way of [...tabs().filter((one) => one !== open), ...folds()]) {
      way.click()
      await settled()
      if (deep) {
        const [text, target] = [smallestText(), smallestTarget()]
        if (text[0] < seen.text[0]) seen.text = text
        if (target[0] < seen.target[0]) seen.target = target
      }
      for (const one of offered()) {
        const known = away.get(called(one))
        const screens = distance(one)
        if (known && screens < known.screens) {
          known.screens = screens
          seen.tapped = 1
        }
      }
      if (way.ariaExpanded === 'true') {
        way.click()
        await settled()
      }
    }
    if (open && tabs().some((tab) => tab !== open)) {
      open.click()
      await settled()
    }
  }
  seen.away = [...away].filter(([, { screens }]) => screens > 0).map(([name, { screens }]) => [name, screens === Infinity ? -1 : round(screens * 10) / 10])
  return seen
}
