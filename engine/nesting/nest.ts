import { seededRandom } from '../geometry/seededRandom.ts'
import { areaTwice, type Ring, ringOf, unitsPerMm } from './forms.ts'
import type { LaidPiece, Marker, NestDirection, NestJob, NestOutcome, NestPiece, NestProgress } from './job.ts'
import { layGroups } from './layGroups.ts'
import { canMix, layMixed } from './layMixed.ts'
import { type Layout, openTable, type Table, type Turns } from './layout.ts'
import { canPair, layPairs } from './layPairs.ts'
import { reachOf, shorten } from './shorten.ts'

/**
 * Lays pieces on a roll so that little of it is used: a first layout, and then shorter and shorter rolls on which the
 * pieces are moved until none overlaps. Stops after the job's effort with the best marker it has.
 */
export function nest(job: NestJob, onProgress?: (progress: NestProgress) => void): NestOutcome {
  const apart = job.spacing / 2
  const table = tableOf(job)
  const narrow = tooNarrow(job, table)
  if (narrow) return narrow
  const budget = { left: job.effort * 1e6 }
  const random = seededRandom(job.seed ?? 1)
  const ways = { random, budget }
  const notify = (length: number) =>
    onProgress?.({ share: Math.min(1, 1 - budget.left / (job.effort * 1e6)), length: length / unitsPerMm - 2 * apart })
  const garments = job.pieces.map(({ garment }) => garment)
  const lay = canMix(table, garments, ways) ? layMixed : canPair(table, garments, ways) ? layPairs : layGroups
  const first = lay(table, garments, ways, notify)
  const best = shorten(table, first, ways, notify)
  return { kind: 'nested', marker: markerOf(job, table, best) }
}

function tableOf({ pieces, direction, spacing, width, margin = 0 }: NestJob): Table {
  const kinds: Ring[] = []
  const known = new Map<NestPiece['outline'], number>()
  const kindOf = pieces.map(({ outline }) => {
    const kind = known.get(outline) ?? kinds.push(ringOf(outline, spacing / 2)) - 1
    known.set(outline, kind)
    return kind
  })
  const garments = [...new Set(pieces.map(({ garment }) => garment))]
  const turnsOf = pieces.map(({ garment }) => turnsBy(direction, garments.indexOf(garment)))
  // The cloth that a piece keeps to itself may lie beyond the rims.
  return openTable(kinds, kindOf, turnsOf, Math.floor((width - 2 * margin + spacing) * unitsPerMm))
}

function turnsBy(direction: NestDirection, garment: number): Turns {
  switch (direction) {
    case 'one':
      return [0]
    case 'garment':
      return [garment % 2 === 0 ? 0 : 2]
    case 'both':
      return [0, 2]
    case 'any':
      return [0, 1, 2, 3]
  }
}

function tooNarrow(
  { pieces, spacing, margin = 0 }: NestJob,
  { kindOf, turnsOf, forms, width }: Table,
): NestOutcome | null {
  const needs = pieces.map((_, piece) => {
    const heights = (turnsOf[piece] ?? []).map(quarters => {
      const bounds = forms[(kindOf[piece] ?? 0) * 4 + quarters]?.bounds
      return bounds ? bounds.bottom - bounds.top : 0
    })
    return Math.min(...heights)
  })
  const wide = pieces.filter((_, piece) => (needs[piece] ?? 0) > width)
  if (wide.length === 0) return null
  const needed = Math.max(...needs) / unitsPerMm - spacing + 2 * margin
  return { kind: 'too-narrow', pieces: [...new Set(wide.map(({ name }) => name))], needed: Math.ceil(needed) }
}

function markerOf({ pieces, spacing, width, margin = 0 }: NestJob, table: Table, { x, y, form }: Layout): Marker {
  const apart = spacing / 2
  const placements = pieces.map((_, piece): LaidPiece => {
    const at = [(x[piece] ?? 0) / unitsPerMm - apart, (y[piece] ?? 0) / unitsPerMm - apart + margin] as const
    return { at, turn: ([0, 90, 180, 270] as const)[(form[piece] ?? 0) & 3] ?? 0 }
  })
  const length = reachOf(table, { x, y, form }) / unitsPerMm - spacing
  const area = pieces.reduce((sum, { outline }) => sum + Math.abs(areaTwice(outline)) / 2, 0)
  return { placements, length, utilisation: area / (length * width) }
}
