import { clamp } from '../../engine/index.ts'
/** Where the camera stands around the garment. Angles in radians, pan in metres across the image. */
export interface Orbit {
  /** 0 in front of the garment, growing to the wearer's left. */
  readonly azimuth: number
  readonly elevation: number
  /** 1 shows the whole garment. */
  readonly zoom: number
  readonly pan: readonly [x: number, y: number]
}

/** The sides that people choose among. */
export const stageSides = ['front', 'back', 'left', 'right'] as const

type StageSide = (typeof stageSides)[number]

/** A garment is first seen from `opening`, which is no side to choose: `front` stays exact, for measuring. */
export type StageView = StageSide | 'opening'

/** The side that a view shows straight on; `null` for all other views. */
export const sideShown = (view: StageView | 'free'): StageSide | null => stageSides.find(side => side === view) ?? null

const homeElevation = 0.05
const lowest = -0.3
const highest = 1
const nearest = 6

const azimuths: Readonly<Record<StageView, number>> = {
  // Seen a little from the wearer's left a garment has depth, and its prints are still read straight on.
  opening: 0.26,
  front: 0,
  back: Math.PI,
  left: Math.PI / 2,
  right: -Math.PI / 2,
}

/** A whole garment seen from one side. */
export const orbitOf = (view: StageView): Orbit => ({
  azimuth: azimuths[view],
  elevation: homeElevation,
  zoom: 1,
  pan: [0, 0],
})

export const turnedOrbit = (orbit: Orbit, azimuth: number, elevation: number): Orbit => ({
  ...orbit,
  azimuth: orbit.azimuth + azimuth,
  elevation: clamp(orbit.elevation + elevation, lowest, highest),
})

/** `at` is what stays where it is in the image, in metres from its centre. */
export function zoomed(orbit: Orbit, factor: number, at: readonly [x: number, y: number] = [0, 0]): Orbit {
  const zoom = clamp(orbit.zoom * factor, 1, nearest)
  const kept = 1 - orbit.zoom / zoom
  return { ...orbit, zoom, pan: [orbit.pan[0] + at[0] * kept, orbit.pan[1] + at[1] * kept] }
}

/** An orbit that came from elsewhere, as far as this stage goes. */
export const withinReach = ({ azimuth, elevation, zoom, pan }: Orbit): Orbit => ({
  azimuth,
  elevation: clamp(elevation, lowest, highest),
  zoom: clamp(zoom, 1, nearest),
  pan: [clamp(pan[0], -1, 1), clamp(pan[1], -1, 1)],
})

/** The pan ends where the garment would leave the image; `reach` is half of its size in metres. */
export function panned(
  orbit: Orbit,
  by: readonly [x: number, y: number],
  reach: readonly [x: number, y: number],
): Orbit {
  const free = 1 - 1 / orbit.zoom
  const [x, y] = [reach[0] * free, reach[1] * free]
  return { ...orbit, pan: [clamp(orbit.pan[0] + by[0], -x, x), clamp(orbit.pan[1] + by[1], -y, y)] }
}

/** The shorter way round to `to`, `share` 0 to 1. */
export function orbitBetween(from: Orbit, to: Orbit, share: number): Orbit {
  const mix = (a: number, b: number) => a + (b - a) * share
  return {
    azimuth: from.azimuth + shortWay(to.azimuth - from.azimuth) * share,
    elevation: mix(from.elevation, to.elevation),
    zoom: Math.exp(mix(Math.log(from.zoom), Math.log(to.zoom))),
    pan: [mix(from.pan[0], to.pan[0]), mix(from.pan[1], to.pan[1])],
  }
}

/** The same turn within half a circle either way. */
const shortWay = (turn: number): number => turn - 2 * Math.PI * Math.round(turn / (2 * Math.PI))
