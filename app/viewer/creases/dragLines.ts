import type { Panel, Point } from '../../../engine/index.ts'
import { addCrease, type HeightField } from './heightField.ts'

/** A fan of folds out of a point where cloth is pulled. Angles in degrees, 0 to the right, 90 down. */
interface Fan {
  readonly at: Point
  readonly from: number
  readonly to: number
  readonly count: number
  /** The shortest and the longest, in mm. */
  readonly long: readonly [number, number]
  readonly wide: number
  readonly high: number
}

/** Adds the folds that a body draws into cloth: out of armpits and crotch, under an arm, down from a waistband. */
export function addDragLines(field: HeightField, panel: Panel, random: () => number): void {
  for (const fan of fansOf(panel)) addFan(field, fan, random)
  if (panel.placement.kind === 'leg') addFlutes(field, panel, random)
}

function addFan(
  field: HeightField,
  { at: [x, y], from, to, count, long, wide, high }: Fan,
  random: () => number,
): void {
  for (let fold = 0; fold < count; fold++) {
    const degrees = from + ((to - from) * (fold + 0.5 + (random() - 0.5) * 0.7)) / count
    const [wayX, wayY] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
    const [begin, end] = [6 + random() * 18, long[0] + (long[1] - long[0]) * random()]
    const sign = fold % 2 === 0 ? 1.5 : -1.05
    addCrease(field, {
      from: [x + wayX * begin, y + wayY * begin],
      to: [x + wayX * end, y + wayY * end],
      wide: wide * (0.7 + random() * 0.6),
      high: high * (0.5 + random() * 0.7) * sign,
      bow: (random() - 0.5) * 22,
    })
  }
}

function fansOf(panel: Panel): readonly Fan[] {
  const { placement } = panel
  if (placement.kind === 'torso') return armpitsOf(panel).flatMap(torsoFans)
  if (placement.kind === 'sleeve') {
    const under = [cornerOf(panel, placement.back, 'start'), cornerOf(panel, placement.front, 'end')]
    return under.flatMap(at =>
      at ? [fanInto(panel, at, { spread: 37, count: 7, long: [60, 140], wide: 6.5, high: 1 })] : [],
    )
  }
  if (placement.kind !== 'leg') return []
  const crotch = [cornerOf(panel, placement.back.inseam, 'start'), cornerOf(panel, placement.front.inseam, 'end')]
  return crotch.flatMap(at =>
    at ? [fanInto(panel, at, { spread: 50, count: 9, long: [90, 230], wide: 8.5, high: 1.15 })] : [],
  )
}

/** The lower ends of the armholes: an armhole begins or ends there. */
function armpitsOf(panel: Panel): readonly Point[] {
  return panel.edges.flatMap(({ name, points }) => {
    const [first, last] = [points[0], points.at(-1)]
    if (!/arm/i.test(name) || !first || !last) return []
    return [first[1] > last[1] ? first : last]
  })
}

/** From an armpit towards the neck, the chest and the waist, and from the side further down. */
function torsoFans([x, y]: Point): readonly Fan[] {
  const mirror = (degrees: number) => (x > 0 ? 180 - degrees : degrees)
  const fan = (below: number, [from, to]: readonly [number, number], rest: Omit<Fan, 'at' | 'from' | 'to'>): Fan => ({
    at: [x, y + below],
    from: mirror(from),
    to: mirror(to),
    ...rest,
  })
  return [
    fan(0, [-52, -8], { count: 4, long: [90, 150], wide: 6.5, high: 0.95 }),
    fan(0, [12, 62], { count: 5, long: [80, 190], wide: 7, high: 1 }),
    fan(120, [-30, 35], { count: 4, long: [60, 130], wide: 7, high: 0.6 }),
    fan(300, [-38, 20], { count: 5, long: [70, 150], wide: 8, high: 0.85 }),
  ]
}

/** A fan from a corner at the side of a panel into its middle. */
function fanInto(
  panel: Panel,
  at: Point,
  { spread, ...rest }: Omit<Fan, 'at' | 'from' | 'to'> & { readonly spread: number },
): Fan {
  const points = panel.edges.flatMap(edge => edge.points)
  const middle = points.reduce((sum, [x]) => sum + x, 0) / Math.max(1, points.length)
  const inwards = at[0] > middle ? 180 : 0
  return { at, from: inwards - spread, to: inwards + spread, ...rest }
}

function cornerOf(panel: Panel, name: string, end: 'start' | 'end'): Point | undefined {
  return panel.edges.find(edge => edge.name === name)?.points.at(end === 'start' ? 0 : -1)
}

/** Cloth that an elastic gathers falls in flutes. */
function addFlutes(field: HeightField, panel: Panel, random: () => number): void {
  const waist = panel.edges.find(({ name }) => /waist/i.test(name))?.points ?? []
  for (let flute = 0; flute < 26; flute++) {
    const from = waist[Math.floor(random() * waist.length)]
    if (!from) return
    const to: Point = [from[0] + (random() - 0.5) * 60, from[1] + 120 + random() * 180]
    addCrease(field, { from, to, wide: 7 + random() * 6, high: random() * 1.5 - 0.6 })
  }
}
