import type { Panel, Point } from '../../../engine/index.ts'
import { forPixelsNear, type HeightField, smoothstep } from './heightField.ts'

/** A fold of hanging cloth in panel mm: sharp where it is pulled, and running out softly. */
interface Fold {
  readonly from: Point
  readonly to: Point
  /** Half its width where it begins, in mm. */
  readonly wide: number
  /** In mm; below 0 it is a valley. */
  readonly high: number
  /** How far its middle leaves the straight line, in mm. */
  readonly bow: number
}

/** A fold of a fan: its angle in degrees (0 into the panel, 90 down), where it begins and ends, how wide and high. */
type Ray = readonly [angle: number, begin: number, end: number, wide: number, high: number]

/** Folds out of one place, in mm on a panel that is twice `half` wide; they grow with the panel. */
interface FanShape {
  readonly half: number
  readonly rays: readonly Ray[]
}

/** Half the widths in M. */
const halves = { torso: 260, sleeve: 199, leg: 335 } as const

/** Out of an armpit over the chest: the folds that every worn shirt has. */
const chest: FanShape = {
  half: halves.torso,
  rays: [
    ...([
      [-47, 4, 150, 13, 4.6],
      [-31, 14, 140, 10, -3.4],
      [-16, 6, 175, 13, 4.4],
      [-2, 18, 130, 11, -3.2],
    ] as const),
    ...([
      [20, 8, 165, 15, 4.2],
      [40, 20, 190, 14, -3.8],
      [58, 18, 235, 18, 4.8],
      [75, 30, 190, 15, -2.8],
    ] as const),
  ],
}
/** From the side of the waist, where a shirt is taken in by its wearer's stance. */
const waist: FanShape = {
  half: halves.torso,
  rays: [
    ...([
      [-42, 26, 130, 16, 3],
      [-17, 14, 165, 14, -3.2],
      [4, 34, 185, 17, 3.8],
    ] as const),
    ...([
      [27, 10, 160, 15, -2.8],
      [52, 40, 170, 17, 3],
    ] as const),
  ],
}
const hip: FanShape = {
  half: halves.torso,
  rays: [
    [-34, 30, 140, 18, 2.6],
    [-4, 16, 160, 16, -2.6],
  ],
}
/** From the under-arm seam up and across a sleeve. */
const underArm: FanShape = {
  half: halves.sleeve,
  rays: [
    ...([
      [-56, 6, 120, 11, 3.4],
      [-38, 8, 150, 11, -3.4],
      [-20, 4, 165, 13, 4.2],
    ] as const),
    ...([
      [0, 8, 150, 12, -3.6],
      [18, 6, 150, 13, 3.8],
      [36, 12, 120, 11, -2.6],
    ] as const),
  ],
}
/** Out of a crotch over the thigh. */
const thigh: FanShape = {
  half: halves.leg,
  rays: [
    ...([
      [-62, 6, 210, 14, 4.2],
      [-44, 10, 240, 13, -4.2],
      [-26, 4, 250, 15, 5],
      [-9, 10, 220, 14, -4.2],
    ] as const),
    ...([
      [9, 4, 240, 16, 5],
      [26, 8, 190, 15, -4.2],
      [44, 12, 150, 14, 3.8],
    ] as const),
  ],
}

/** Adds the folds that hanging on a body leaves. `calm` says for a place how much of them is left, 0 to 1. */
export function addHangingFolds(
  field: HeightField,
  panel: Panel,
  random: () => number,
  calm: (x: number, y: number) => number,
): void {
  for (const fold of foldsOf(panel, random)) addFold(field, fold, calm)
}

function foldsOf(panel: Panel, random: () => number): readonly Fold[] {
  const { placement } = panel
  switch (placement.kind) {
    case 'torso':
      return torsoFolds(panel, random)
    case 'sleeve': {
      const under = [startOf(panel, placement.back), endOf(panel, placement.front)]
      return under.flatMap(at => (at ? fan(panel, at, underArm, random) : []))
    }
    case 'leg': {
      const crotches = [startOf(panel, placement.back.inseam), endOf(panel, placement.front.inseam)]
      return [...crotches.flatMap(at => (at ? fan(panel, at, thigh, random) : [])), ...legFlutes(panel, random)]
    }
    default:
      return []
  }
}

/** Fans out of both armpits and down both sides, and flutes above the hem, where the tube is wider than the hips. */
function torsoFolds(panel: Panel, random: () => number): readonly Fold[] {
  const { bottom, half } = extentOf(panel)
  const sides = armpitsOf(panel).flatMap(armpit => {
    const below = (share: number): Point => [armpit[0], armpit[1] + (bottom - armpit[1]) * (share + random() * 0.08)]
    return [
      ...fan(panel, armpit, chest, random),
      ...fan(panel, below(0.42), waist, random),
      ...fan(panel, below(0.72), hip, random),
    ]
  })
  const flutes = [-0.79, -0.54, -0.3, -0.03, 0.24, 0.49, 0.75].map((share, index): Fold => {
    const x = (share + (random() - 0.5) * 0.1) * half
    const up = (150 + random() * 130) * (half / halves.torso)
    return {
      from: [x, bottom],
      to: [x * 0.82 + (random() - 0.5) * 60, bottom - up],
      wide: 20 + random() * 6,
      high: (3 + random() * 1.2) * (index % 2 === 0 ? 1 : -0.85),
      bow: (random() - 0.5) * 26,
    }
  })
  return [...sides, ...flutes]
}

/** From hip to hem. */
function legFlutes(panel: Panel, random: () => number): readonly Fold[] {
  const { top, bottom, half } = extentOf(panel)
  return [-0.45, -0.29, -0.09, 0.12, 0.29, 0.5, 0.65].map((share, index): Fold => {
    const x = share * half + random() * 16
    const y = top + (bottom - top) * (0.2 + random() * 0.2)
    return {
      from: [x, y],
      to: [x + (random() - 0.5) * 70, y + (bottom - y) * (0.75 + random() * 0.25)],
      wide: 16 + random() * 7,
      high: (3.4 + random()) * (index % 2 === 0 ? 1 : -1),
      bow: (random() - 0.5) * 30,
    }
  })
}

/** A fan from a place at the side of a panel into it. No two are alike. */
function fan(panel: Panel, [x, y]: Point, shape: FanShape, random: () => number): readonly Fold[] {
  const { middle, half } = extentOf(panel)
  const [inwards, scale] = [x > middle ? -1 : 1, half / shape.half]
  const jittered = (value: number) => value * (1 + (random() - 0.5) * 0.35)
  return shape.rays.map(([angle, begin, end, wide, high]) => {
    const turn = ((angle + (random() - 0.5) * 12) * Math.PI) / 180
    const way: Point = [Math.cos(turn) * inwards, Math.sin(turn)]
    const at = (mm: number): Point => [x + way[0] * mm * scale, y + way[1] * mm * scale]
    return {
      from: at(begin),
      to: at(jittered(end)),
      wide: jittered(wide),
      high: jittered(high),
      bow: (random() - 0.3) * 18,
    }
  })
}

/** Steep on one side and gentle on the other: folds lean. */
const lean = { steep: 1.25, gentle: 0.85 }

function addFold(
  field: HeightField,
  { from, to, wide, high, bow }: Fold,
  calm: (x: number, y: number) => number,
): void {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  if (length === 0) return
  const [wayX, wayY] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  forPixelsNear(field, [from, to], wide * 3.2 + Math.abs(bow), (pixel, x, y) => {
    const along = ((x - from[0]) * wayX + (y - from[1]) * wayY) / length
    if (along < -0.12 || along > 1.05) return
    const off = (y - from[1]) * wayX - (x - from[0]) * wayY - bow * 4 * along * (1 - along)
    const aside = off / (wide * (0.7 + 0.75 * Math.max(0, along)))
    const leaning = aside * (aside > 0 ? lean.steep : lean.gentle)
    if (leaning * leaning > 7) return
    const share = Math.exp(-leaning * leaning) * smoothstep(-0.12, 0.14, along) * (1 - smoothstep(0.35, 1.05, along))
    const height = high * strength * share * calm(x, y)
    field.heights[pixel] = (field.heights[pixel] ?? 0) + height
    // Less light gets into a valley.
    if (height < 0) field.openness[pixel] = (field.openness[pixel] ?? 1) * (1 + height * valleyShade)
  })
}

/** The heights above were measured on a figure that stands straight; one that moves pulls harder. */
const strength = 1.7

/** How much of the light a valley loses for each mm. */
const valleyShade = 0.045

function extentOf({ edges }: Panel) {
  const points = edges.flatMap(edge => edge.points)
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  return { middle: (left + right) / 2, half: (right - left) / 2, top: Math.min(...ys), bottom: Math.max(...ys) }
}

/** The lower ends of the armholes: an armhole begins or ends there. */
const armpitsOf = ({ edges }: Panel): readonly Point[] =>
  edges.flatMap(({ name, points }) => {
    const [first, last] = [points[0], points.at(-1)]
    if (!/arm/i.test(name) || !first || !last) return []
    return [first[1] > last[1] ? first : last]
  })

const edgeNamed = ({ edges }: Panel, name: string) => edges.find(edge => edge.name === name)
const startOf = (panel: Panel, name: string): Point | undefined => edgeNamed(panel, name)?.points[0]
const endOf = (panel: Panel, name: string): Point | undefined => edgeNamed(panel, name)?.points.at(-1)
