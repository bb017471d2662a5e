// Photos of palaces: the scene itself, painted once for each in a size of its own, without marks and panels.
import type { Palace } from './poses'
import { Stage } from './stage'

/** A picture of 1200 by 900 as PNG; throws where the browser cannot draw in three dimensions. */
export async function photograph(palace: Palace, dark: boolean): Promise<Blob> {
  for await (const photo of photographs([palace], dark, 1200, 900)) return photo
  throw new Error('no picture')
}

/** One picture after the other, all from one scene: whoever waits for the first need not wait for the last. */
export async function* photographs(
  palaces: readonly Palace[],
  dark: boolean,
  width: number,
  height: number,
): AsyncGenerator<Blob> {
  const frame = document.createElement('div')
  const canvas = document.createElement('canvas')
  frame.append(canvas)
  // where nobody sees it: a picture has a size only while it is part of the page
  frame.style.cssText = `position:fixed;left:-9999px;width:${width / 2}px;height:${height / 2}px`
  canvas.style.cssText = 'width:100%;height:100%'
  document.body.append(frame)
  const nothing = () => {}
  let stage: Stage | undefined
  try {
    stage = new Stage(canvas, {
      click: nothing,
      hover: nothing,
      take: () => null,
      drag: nothing,
      tug: nothing,
      miss: nothing,
      carried: nothing,
      reach: () => null,
      turned: nothing,
      seen: nothing,
      hand: nothing,
      tremble: nothing,
      shown: nothing,
    })
    stage.still = true
    stage.backdrop(dark)
    stage.light(dark)
    for (const palace of palaces) {
      stage.rest(palace)
      stage.look('corner', true)
      stage.picture()
      yield await new Promise<Blob>((done, fail) => {
        canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png')
      })
    }
  } finally {
    stage?.dispose()
    frame.remove()
  }
}
