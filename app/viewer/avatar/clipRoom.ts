import { type Box3, Vector3 } from 'three'
import type { clipReach } from '../../../engine/avatar/index.ts'
import { wearerRoom } from './floor.ts'

/** About how far away the camera is, as a share of how high the room is: what is nearer than the figure looks larger. */
const away = 3.3
/** How far aside is shown at most, in m. On a phone a club or a rod may leave the picture there: the kit would be small. */
const maxAside = 0.95
/** The camera looks down on the figure by so much, in radians. */
const down = 0.05

/**
 * The room that is shown of somebody who reaches so far, in m: they stay in its middle, and it is as wide as what is seen
 * from an angle round them, in radians. No smaller than `wearerRoom`.
 */
export function roomSeen(reach: ReturnType<typeof clipReach>, azimuth: number): Box3 {
  // How large what is near looks depends on how high the room is, and that on how large it looks.
  const about = roomRound(reach, azimuth, wearerRoom)
  return roomRound(reach, azimuth, about)
}

function roomRound(reach: ReturnType<typeof clipReach>, azimuth: number, about: Box3): Box3 {
  const room = wearerRoom.clone()
  const [sine, cosine] = [Math.sin(azimuth), Math.cos(azimuth)]
  const [middle, distance] = [about.getCenter(new Vector3()).y, away * about.getSize(new Vector3()).y]
  for (const [x, y, z] of reach) {
    const nearer = x * sine + z * cosine
    const larger = distance / (distance - nearer)
    const aside = Math.min(maxAside, Math.abs(x * cosine - z * sine) * larger)
    const height = middle + (y - middle - down * nearer) * larger
    room.expandByPoint(new Vector3(aside, height, 0)).expandByPoint(new Vector3(-aside, height, 0))
  }
  return room
}
