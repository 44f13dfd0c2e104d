import { type Orbit, orbitOf } from '../orbit.ts'

/** How the camera moves by itself round somebody who moves. */
export const cameraPaths = ['still', 'round', 'flyIn', 'lowPass'] as const
export type CameraPath = (typeof cameraPaths)[number]

/** How long one round takes, in s; it ends where it began. */
export const pathSeconds: Readonly<Record<CameraPath, number>> = { still: 0, round: 10, flyIn: 8, lowPass: 8 }

/** Where the camera is so many seconds after it set out; `null` where it stays where people put it. */
export function orbitOnPath(path: CameraPath, seconds: number): Orbit | null {
  if (path === 'still') return null
  const turn = (2 * Math.PI * seconds) / pathSeconds[path]
  const front = orbitOf('opening')
  /** 0 at the ends, 1 half-way. */
  const near = (1 - Math.cos(turn)) / 2
  if (path === 'round') return { ...front, azimuth: front.azimuth + turn, elevation: 0.06 + 0.05 * Math.sin(turn) }
  if (path === 'flyIn') {
    const azimuth = front.azimuth - 0.5 * Math.sin(turn)
    return { azimuth, elevation: 0.3 - 0.28 * near, zoom: 1 + 0.8 * near, pan: [0, 0.28 * near] }
  }
  return { azimuth: 0.85 * Math.sin(turn), elevation: -0.09, zoom: 1.15 + 0.2 * near, pan: [0, -0.1 * near] }
}
