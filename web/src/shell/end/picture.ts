// The picture of a game to pass on: the land and the winner's works as the page draws them, with the score and the names, as a PNG.
// A drawing that becomes a picture has no style sheet and no fonts of the page: it takes along what it needs.

export const WIDE = 1200
export const HIGH = 630
/** Where the works stand, and how high and wide they may be altogether. */
const FOOT = 572
const TALL = 340
const BROAD = 1080
const GAP = 34
const EDGE = 56

/** What a style sheet may say of a shape or a letter. */
const LOOKS = [
  'color',
  'display',
  'fill',
  'fill-opacity',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'letter-spacing',
  'opacity',
  'stop-color',
  'stop-opacity',
  'stroke',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'stroke-width',
  'text-anchor',
  'visibility',
]

export interface Lines {
  /** What stands in large letters: the score, or who has won. */
  title: string
  /** The game and its players. */
  names: string
}

/** The hero of the results as a picture. */
export async function pictured(hero: Element, { title, names }: Lines): Promise<Blob> {
  const canvas = document.createElement('canvas')
  ;[canvas.width, canvas.height] = [WIDE, HIGH]
  const paper = canvas.getContext('2d')!
  const faces = await fontFaces()
  const land = hero.querySelector<SVGSVGElement>('svg.land')
  if (land) paper.drawImage(await still(land, WIDE, HIGH, faces), 0, 0, WIDE, HIGH)

  const works = [...hero.querySelectorAll<SVGSVGElement | HTMLImageElement>('.street figure > :is(svg, img)')]
  const shapes = works.map((one) => {
    const box = one instanceof SVGSVGElement ? one.viewBox.baseVal : one.getBoundingClientRect()
    return box.width / Math.max(1, box.height)
  })
  const broad = BROAD - GAP * (works.length - 1)
  const tall = Math.min(TALL, broad / shapes.reduce((sum, shape) => sum + shape, 0))
  let x = (WIDE - tall * shapes.reduce((sum, shape) => sum + shape, 0) - GAP * (works.length - 1)) / 2
  for (const [i, one] of works.entries()) {
    const wide = tall * shapes[i]
    const drawn = one instanceof SVGSVGElement ? await still(one, wide, tall, faces) : one
    paper.drawImage(drawn, x, FOOT - tall, wide, tall)
    x += wide + GAP
  }

  const { color, fontFamily } = getComputedStyle(hero)
  const serif = getComputedStyle(hero.querySelector('h1') ?? hero).fontFamily
  paper.fillStyle = color
  await write(paper, title, `600 84px ${serif}`, 112)
  await write(paper, names, `500 32px ${fontFamily}`, 168)
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'),
  )
}

/** A line at the left edge, in smaller letters if it is long. */
async function write(paper: CanvasRenderingContext2D, text: string, font: string, y: number): Promise<void> {
  await document.fonts.load(font, text)
  paper.font = font
  const fits = Math.min(1, (WIDE - 2 * EDGE) / paper.measureText(text).width)
  paper.font = font.replace(/(\d+)px/, (_, size: string) => `${Math.floor(Number(size) * fits)}px`)
  paper.fillText(text, EDGE, y)
}

/** A drawing of the page as a picture of its own. */
async function still(
  drawing: SVGSVGElement,
  width: number,
  height: number,
  faces: string,
): Promise<HTMLImageElement> {
  const copy = alike(drawing)
  copy.removeAttribute('style')
  const defs = document.createElementNS('http://www.w3.org/2000/svg', 'defs')
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style')
  style.textContent = faces
  defs.append(style, ...meant(drawing))
  copy.prepend(defs)
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(Math.ceil(width)))
  copy.setAttribute('height', String(Math.ceil(height)))
  const image = new Image(Math.ceil(width), Math.ceil(height))
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`
  await image.decode()
  return image
}

/** A copy that looks the same without any style sheet. */
function alike(from: Element): Element {
  const copy = from.cloneNode(true) as Element
  const [all, copies] = [
    [from, ...from.querySelectorAll('*')],
    [copy, ...copy.querySelectorAll('*')],
  ]
  for (const [i, one] of all.entries()) {
    const looks = getComputedStyle(one)
    for (const name of LOOKS) {
      const value = looks.getPropertyValue(name)
      if (value) copies[i].setAttribute(name, local(value))
    }
    copies[i].removeAttribute('class')
    copies[i].removeAttribute('style')
  }
  return copy
}

/** Computed values name what they refer to by the page's address. */
const local = (value: string): string => value.replace(/url\("?[^"#)]*(#[^")]+)"?\)/g, 'url($1)')

/** What a drawing refers to elsewhere on the page: patterns, gradients, symbols, and what those refer to. */
function meant(drawing: Element): Element[] {
  const found = new Map<string, Element>()
  const look = (inside: Element) => {
    for (const one of [inside, ...inside.querySelectorAll('*')])
      for (const { name, value } of one.attributes) {
        const id = /href$/.test(name) ? value.slice(1) : /url\("?#([^")]+)"?\)/.exec(value)?.[1]
        const other = id && !found.has(id) ? document.getElementById(id) : null
        if (!id || !other || drawing.contains(other)) continue
        found.set(id, alike(other))
        look(other)
      }
  }
  look(drawing)
  return [...found.values()]
}

let known: Promise<string> | null = null

/** The page's own letters, in the style sheet itself. */
function fontFaces(): Promise<string> {
  known ??= Promise.all(
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .map(async ({ cssText, parentStyleSheet }) => {
        const path = /url\("?([^")]+)"?\)/.exec(cssText)?.[1]
        if (!path) return ''
        const reply = await fetch(new URL(path, parentStyleSheet?.href ?? location.href))
        return cssText.replace(/url\([^)]*\)/, `url("${await inline(await reply.blob())}")`)
      }),
  ).then((rules) => rules.join('\n'))
  return known
}

const inline = (blob: Blob): Promise<string> =>
  new Promise((done, fail) => {
    const reader = new FileReader()
    reader.onload = () => done(reader.result as string)
    reader.onerror = () => fail(new Error('no letters'))
    reader.readAsDataURL(blob)
  })
