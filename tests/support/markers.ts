import { readFileSync } from 'node:fs'
import { isCut } from '../../engine/drafting/pattern.ts'
import { flattenPath } from '../../engine/geometry/polyline.ts'
import type { LaidPiece, NestJob, NestPiece } from '../../engine/nesting/job.ts'
import { pieceOf } from '../../engine/print/piece.ts'
import { soccer } from '../../plugins/garments/soccer/garment.ts'
import { isInside, type Polygon } from './polygon.ts'

/** Instances that the field compares itself on (the ESICUP collection, as published with the sparrow heuristic). */
export type Instance = 'shirts' | 'trousers' | 'marques' | 'swim'

interface Published {
  readonly strip_height: number
  readonly items: readonly {
    readonly demand: number
    readonly orientations: readonly number[]
    readonly polygon: Polygon
  }[]
}

/** An instance as a job, on a roll 2 m wide. */
export function jobOf(instance: Instance, effort: number): NestJob {
  const text = readFileSync(new URL(`markers/${instance}.json`, import.meta.url), 'utf8')
  const { strip_height, items }: Published = JSON.parse(text)
  const scale = 2000 / strip_height
  const pieces = items.flatMap(({ demand, polygon }, kind) => {
    const outline = polygon.map(([x, y]) => [x * scale, y * scale] as const)
    return Array.from({ length: demand }, (): NestPiece => ({ name: `${instance} ${kind}`, outline }))
  })
  return { pieces, width: 2000, spacing: 0, direction: items[0]?.orientations.length === 4 ? 'any' : 'both', effort }
}

/** An outline where it was laid. */
export const laid = (outline: Polygon, { at, turn }: LaidPiece): Polygon =>
  outline.map(([x, y]) => {
    const [turnedX, turnedY] = { 0: [x, y], 90: [-y, x], 180: [-x, -y], 270: [y, -x] }[turn] as [number, number]
    return [turnedX + at[0], turnedY + at[1]]
  })

/**
 * How far apart two outlines lie, in mm; 0 where their lines cross and less than 0, by as much as a corner lies within,
 * where one is in the other. Measured from stretch to stretch: nothing that lays markers is used.
 */
export function gapBetween(a: Polygon, b: Polygon): number {
  const corner = Math.max(...[...a.filter(spot => isInside(spot, b))].map(spot => nearest(spot, b)), 0)
  const other = Math.max(...[...b.filter(spot => isInside(spot, a))].map(spot => nearest(spot, a)), 0)
  if (corner > 0 || other > 0) return -Math.max(corner, other)
  return Math.min(...a.map(spot => nearest(spot, b)), ...b.map(spot => nearest(spot, a)))
}

function nearest([x, y]: readonly [number, number], line: Polygon): number {
  return Math.min(
    ...line.map(([bx, by], index) => {
      const [ax, ay] = line.at(index - 1) ?? [bx, by]
      const [dx, dy] = [bx - ax, by - ay]
      const share = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)))
      return Math.hypot(x - ax - share * dx, y - ay - share * dy)
    }),
  )
}

/** The pieces of cloth of as many kits, most of them in the middle sizes; the grain runs along the roll. */
export function teamOf(count: number): readonly NestPiece[] {
  const worn = ['S', 'M', 'M', 'L', 'L', 'XL', 'XL', 'XXL'] as const
  const known = new Map<string, readonly NestPiece[]>()
  return Array.from({ length: count }, (_, at) => at).flatMap(at => {
    const size = worn[at % worn.length] ?? 'M'
    const panels = soccer.pattern(size, {}).panels.filter(panel => isCut(panel) && !panel.rib)
    const pieces =
      known.get(size) ??
      panels.map(panel => {
        const [outline = []] = flattenPath(pieceOf(panel).cut)
        return { name: `${panel.id} ${size}`, outline: outline.map(([x, y]) => [y, -x] as const) }
      })
    known.set(size, pieces)
    return pieces.map(piece => ({ ...piece, garment: `kit ${at}` }))
  })
}
