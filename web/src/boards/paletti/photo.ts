// A photo of a palace: the scene itself, painted once in a size of its own, without marks and panels.
import type { Palace } from './poses'
import { Stage } from './stage'

/** A picture of 1200 by 900 as PNG; throws where the browser cannot draw in three dimensions. */
export function photograph(palace: Palace, dark: boolean, width = 1200, height = 900): Promise<Blob> {
  const frame = document.createElement('div')
  const canvas = document.createElement('canvas')
  frame.append(canvas)
  // where nobody sees it: a picture has a size only while it is part of the page
  frame.style.cssText = `position:fixed;left:-9999px;width:${width / 2}px;height:${height / 2}px`
  canvas.style.cssText = 'width:100%;height:100%'
  document.body.append(frame)
  const nothing = () => {}
  const stage = new Stage(canvas, {
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
  stage.rest(palace)
  stage.look('corner', true)
  return new Promise<Blob>((done, fail) => {
    stage.picture()
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png')
  }).finally(() => {
    stage.dispose()
    frame.remove()
  })
}
