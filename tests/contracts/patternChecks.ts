import { expect } from 'vitest'
import { withBleed } from '../../engine/areas.ts'
import { bodyRange } from '../../engine/garment/bodyChart.ts'
import { flattenPath } from '../../engine/geometry/polyline.ts'
import {
  type GarmentPlugin,
  isPaint,
  type Panel,
  type Path,
  type Pattern,
  type Point,
  panelBounds,
  pathBounds,
  sewingLine,
} from '../../engine/index.ts'
import { bleed, cutLine, type Edge, lengthOf, type ZoneRegion } from '../../engine/plugin.ts'
import { areaOf, distanceToLine, isInside, selfCrossing } from '../support/polygon.ts'

/** The maximum ease of a sleeve cap over its armhole, in mm. */
const maxEase = 4
/** The minimum length of rib relative to the edge it is sewn to. */
const minRib = 0.7

/** The edge that a seam names, or undefined. */
export function edgeOf({ panels }: Pattern, ref: { readonly panel: string; readonly edge: string }): Edge | undefined {
  return panels.find(({ id }) => id === ref.panel)?.edges.find(({ name }) => name === ref.edge)
}

/** Checks that a panel is cut outside its sewing line, by the allowance of each edge. */
export function checkCut(panel: Panel): void {
  const [cut, sewing] = [cutLine(panel), sewingLine(panel)]
  expect(areaOf(cut), panel.id).toBeGreaterThan(areaOf(sewing))
  expect(selfCrossing(cut), `cut of ${panel.id}`).toBeNull()
  const [min, max] = [Math.min, Math.max].map(pick => pick(...panel.edges.map(({ allowance }) => allowance)))
  const distances = cut.map(point => distanceToLine(point, sewing))
  expect(
    cut.every(point => !isInside(point, sewing)),
    `cut of ${panel.id}`,
  ).toBe(true)
  expect(Math.min(...distances), `cut of ${panel.id}`).toBeGreaterThan((min ?? 0) - 0.05)
  expect(Math.max(...distances), `cut of ${panel.id}`).toBeLessThan((max ?? 0) * 2.5 + 0.05)
  for (const { points, allowance } of panel.edges) {
    const middle = points.length === 2 ? halfway(points) : points[Math.floor(points.length / 2)]
    if (middle) expect(distanceToLine(middle, cut)).toBeCloseTo(allowance, 1)
  }
}

const halfway = ([a, b]: readonly Point[]): Point | undefined => a && b && [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]

/** Checks that sewn edges are equally long, but for the ease of a cap and the stretch of rib. */
export function checkSeams(pattern: Pattern): void {
  const isRib = (id: string): boolean => pattern.panels.some(panel => panel.id === id && panel.rib)
  for (const { a, b, gathered } of pattern.seams) {
    const [first, second] = [edgeOf(pattern, a), edgeOf(pattern, b)].map(edge => lengthOf(edge?.points ?? []))
    const name = `${a.panel}.${a.edge} and ${b.panel}.${b.edge}, size ${pattern.size}`
    const [shorter, longer] = [Math.min(first ?? 0, second ?? 0), Math.max(first ?? 0, second ?? 0)]
    if (gathered !== undefined) expect(shorter / longer, name).toBeCloseTo(gathered, 1)
    else if (isRib(a.panel) !== isRib(b.panel)) expect(shorter / longer, name).toBeGreaterThanOrEqual(minRib)
    else expect(longer - shorter, name).toBeLessThanOrEqual(/cap/i.test(name) ? maxEase : 0.1)
  }
}

/** How far apart two marks may lie that are sewn to each other, in mm: a cap has half its ease there. */
const marksWithin = 4

/** Checks that a mark in a seam meets one on the other side. */
export function checkMarks(pattern: Pattern): void {
  for (const { a, b } of pattern.seams) {
    const [one, other] = [marksOn(pattern, a, at => at), marksOn(pattern, b, at => 1 - at)]
    const apart = one.map((place, index) => Math.abs(place - (other[index] ?? Number.POSITIVE_INFINITY)))
    const name = `${a.panel}.${a.edge} and ${b.panel}.${b.edge}, size ${pattern.size}`
    expect(one.length, name).toBe(other.length)
    expect(Math.max(0, ...apart), name).toBeLessThanOrEqual(marksWithin)
  }
}

/** Where an edge is marked between its ends, in mm from one of them as both sides of a seam would measure it. */
function marksOn(
  pattern: Pattern,
  ref: { readonly panel: string; readonly edge: string },
  turn: (at: number) => number,
) {
  const panel = pattern.panels.find(({ id }) => id === ref.panel)
  const marks = panel?.notches.filter(({ edge, at }) => edge === ref.edge && at > 0 && at < 1) ?? []
  const cloth = [ref, ...partnersOf(pattern, ref)].map(each => lengthOf(edgeOf(pattern, each)?.points ?? []))
  return marks.map(({ at }) => turn(at) * Math.min(...cloth)).sort((x, y) => x - y)
}

const partnersOf = ({ seams }: Pattern, ref: { readonly panel: string; readonly edge: string }) =>
  seams.flatMap(({ a, b }) => {
    if (a.panel === ref.panel && a.edge === ref.edge) return [b]
    return b.panel === ref.panel && b.edge === ref.edge ? [a] : []
  })

/** How much cloth that is knitted gives when somebody gets dressed. */
const stretched = 1.2

/**
 * Checks that a head passes what a rim is sewn to, slit and all, and hips what a waistband is, with the cloth stretched by
 * a fifth.
 */
export function checkOpenings(pattern: Pattern): void {
  for (const { id, placement } of pattern.panels) {
    const passes = placement.kind === 'rim' ? 'head' : placement.kind === 'waistband' ? 'hip' : null
    if (passes === null) continue
    const cloth = pattern.seams
      .flatMap(({ a, b }) => (a.panel === id && b.panel !== id ? [b] : b.panel === id && a.panel !== id ? [a] : []))
      .reduce((sum, ref) => sum + lengthOf(edgeOf(pattern, ref)?.points ?? []), 0)
    const [, largest] = bodyRange(pattern.size, passes)
    const slits = pattern.panels.flatMap(({ placement: on }) => (on.kind === 'onto' && on.slit ? [on.slit] : []))
    const opening = cloth * stretched + 2 * slits.reduce((sum, slit) => sum + slit, 0)
    expect(opening, `${id} in size ${pattern.size} over the ${passes}`).toBeGreaterThanOrEqual(largest * 10)
  }
}

/** Checks that each slot lies within its panel, at least 10 mm from the seam. */
export function checkSlots(garment: GarmentPlugin, pattern: Pattern): void {
  const slots = garment.slots(pattern)
  expect(new Set(slots.map(({ id }) => id)).size).toBe(slots.length)
  for (const { id, panel, anchor, offset, size } of slots) {
    const found = pattern.panels.find(candidate => candidate.id === panel)
    const at = found?.anchors[anchor]
    expect(at, `${anchor} of ${panel}`).toBeDefined()
    if (!found || !at) continue
    // Two wide digits are about as wide as they are high.
    const [halfWidth, halfHeight] = [(size.width ?? size.height) / 2, size.height / 2]
    for (const [sx, sy] of [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const) {
      const corner: Point = [at[0] + offset[0] + sx * halfWidth, at[1] + offset[1] + sy * halfHeight]
      expect(isInside(corner, sewingLine(found)), `${id} in size ${pattern.size}`).toBe(true)
      expect(distanceToLine(corner, sewingLine(found)), `${id} in size ${pattern.size}`).toBeGreaterThan(10)
    }
  }
}

/** How far a print keeps from what is put onto its panel, in mm. */
const besidePocket = 10

/** Checks that no slot runs under what is put onto its panel, such as a pocket, and keeps its distance from it. */
export function checkCovers(garment: GarmentPlugin, pattern: Pattern): void {
  for (const { id, placement, ...piece } of pattern.panels) {
    if (placement.kind !== 'onto') continue
    const [right, down] = placement.at
    const outline = sewingLine({ ...piece, id, placement }).map(([x, y]): Point => [x + right, y + down])
    for (const slot of garment.slots(pattern).filter(({ panel }) => panel === placement.panel)) {
      const at = pattern.panels.find(panel => panel.id === slot.panel)?.anchors[slot.anchor] ?? [0, 0]
      const rim = rimOf([at[0] + slot.offset[0], at[1] + slot.offset[1]], slot.size)
      const name = `${slot.id} beside ${id} in size ${pattern.size}`
      expect(rim.some(spot => isInside(spot, outline)) || outline.some(spot => isInside(spot, rim)), name).toBe(false)
      expect(Math.min(...rim.map(spot => distanceToLine(spot, outline))), name).toBeGreaterThanOrEqual(besidePocket)
    }
  }
}

/** Spots round a place, each 5 mm or less from the next. */
function rimOf([x, y]: Point, { width, height }: { readonly width: number | null; readonly height: number }) {
  const [a, b] = [(width ?? height) / 2, height / 2]
  const corners: readonly Point[] = [
    [x - a, y - b],
    [x + a, y - b],
    [x + a, y + b],
    [x - a, y + b],
  ]
  return corners.flatMap((from, index): readonly Point[] => {
    const to = corners[(index + 1) % 4] ?? from
    const steps = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / 5)
    return Array.from({ length: steps }, (_, step): Point => {
      const share = step / steps
      return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
    })
  })
}

/** Checks that zones name panels that exist, and that the lowest one of each `fresh` panel covers its bleed. */
export function checkZones(garment: GarmentPlugin, pattern: Pattern, fresh: ReadonlySet<Panel>): void {
  const zones = garment.zones(pattern)
  const regions = zones.flatMap(zone => zone.regions)
  expect(new Set(zones.map(({ key }) => key)).size).toBe(zones.length)
  expect(zones.every(({ initial }) => isPaint(initial))).toBe(true)
  for (const { panel, path } of regions) {
    expect(pattern.panels.map(({ id }) => id)).toContain(panel)
    expect(path[0]?.[0]).toBe('M')
    expect(path.at(-1)?.[0]).toBe('Z')
  }
  for (const panel of pattern.panels.filter(candidate => fresh.has(candidate))) {
    const lowest = regions.find(region => region.panel === panel.id)
    const painted = ring(lowest?.path ?? [])
    const inked = ring(withBleed(cutLine(panel)))
    const bare = inked.filter(point => !isInside(point, painted) && distanceToLine(point, painted) > 0.05)
    expect(bare, `${panel.id} has a zone that reaches over its bleed of ${bleed} mm`).toEqual([])
  }
}

/** Checks that each layout of each zone puts ink on a panel. */
export function checkLayouts(garment: GarmentPlugin, pattern: Pattern): void {
  for (const { key, layouts } of garment.zones(pattern)) {
    for (const [name, regionsOf] of Object.entries(layouts ?? {})) {
      const regions = regionsOf()
      expect(
        regions.every(region => inks(region, pattern)),
        `${name} of ${key}, size ${pattern.size}`,
      ).toBe(true)
      expect(regions.length, `${name} of ${key}`).toBeGreaterThan(0)
    }
  }
}

/** Checks that shapes are closed, finite and overlap the panel. */
function inks({ panel, path }: ZoneRegion, { panels }: Pattern): boolean {
  const found = panels.find(({ id }) => id === panel)
  if (!found || path[0]?.[0] !== 'M' || path.at(-1)?.[0] !== 'Z') return false
  const [bounds, region] = [panelBounds(found), pathBounds(path)]
  if (!Object.values(region).every(Number.isFinite)) return false
  return (
    region.left < bounds.right && region.right > bounds.left && region.top < bounds.bottom && region.bottom > bounds.top
  )
}

const ring = (path: Path): readonly Point[] => flattenPath(path)[0] ?? []

/** Checks that left and right panels, and the halves of a `fresh` symmetric panel, mirror each other. */
export function checkMirrors({ panels }: Pattern, fresh: ReadonlySet<Panel>): void {
  for (const panel of panels.filter(candidate => fresh.has(candidate))) {
    const other = panels.find(({ id }) => id === panel.id.replace(/Left$/, 'Right'))
    const sided = panel.edges.some(({ name }) => name.endsWith('Left'))
    if (!other || (other === panel && !sided)) continue
    const [line, mirror] = [sewingLine(panel), sewingLine(other).map(([x, y]): Point => [0 - x, y])]
    const off = mirror.filter(point => distanceToLine(point, line) > 0.001)
    expect(off, panel.id).toEqual([])
    expect(panelBounds(panel).left).toBeCloseTo(-panelBounds(other).right, 6)
  }
}
