// How high a palace is: its topmost face above the foundation, in metres. What lies about does not count.
import { FIRST_PLATEAU, HEIGHT, THICKNESS } from './pieces'
import { upright, type Palace } from './poses'

export const topOf = (palace: Palace): number =>
  Math.max(
    0,
    ...palace.map((pose, body) =>
      pose && upright(pose) ? pose.z + (body < FIRST_PLATEAU ? HEIGHT : THICKNESS) / 2 : 0,
    ),
  )
