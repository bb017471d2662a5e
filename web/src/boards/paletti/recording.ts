// A recorded move as a record keeps it (games/paletti/world/move.py): of all that is in it we need the frames.
import { shots, type Shot } from './poses'

/** Behind the mark, the kind, the least cover and the number of allowed bodies come those, then this much. */
const HEAD = 6
const FACTS = 40 + 40

export async function framesOf(recording: string): Promise<Shot[]> {
  const packed = Uint8Array.from(atob(recording.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  )
  const plain = new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate')))
  return shots(thirdPart(new Uint8Array(await plain.arrayBuffer())))
}

/** Poses, gesture, frames: each with its length in front. */
function thirdPart(bytes: Uint8Array): Uint8Array {
  const data = new DataView(bytes.buffer)
  let at = HEAD + bytes[5] + FACTS
  for (let n = 0; n < 2; n++) at += 4 + data.getUint32(at, true)
  return bytes.subarray(at + 4, at + 4 + data.getUint32(at, true))
}
