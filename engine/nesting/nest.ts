import { seededRandom } from '../geometry/seededRandom.ts'
import { openCells } from './cells.ts'
import { type Ring, ringOf, unitsPerMm } from './forms.ts'
import type { LaidPiece, Marker, NestDirection, NestJob, NestOutcome, NestPiece, NestProgress } from './job.ts'
import { layFirst } from './layFirst.ts'
import { copyOf, type Layout, openTable, putBack, type Table, type Turns } from './layout.ts'
import { type Search, spotOnRoll } from './search.ts'
import { separate } from './separate.ts'

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
  const layout = layFirst(table, { random, budget })
  const count = job.pieces.length
  const cells = openCells(table)
  const search: Search = { table, layout, cells, weights: new Float64Array(count * count), length: 0, random, budget }
  const best = shorten(search, length => {
    onProgress?.({ share: Math.min(1, 1 - budget.left / (job.effort * 1e6)), length: length / unitsPerMm - 2 * apart })
  })
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

/** How much shorter the roll becomes after a success, at first and when it has become hard. */
const [firstStep, lastStep] = [0.02, 0.0015]

function shorten(search: Search, onShorter: (length: number) => void): Layout {
  const { layout, weights, budget } = search
  let best = copyOf(layout)
  let length = lengthOf(search.table, best)
  let step = firstStep
  onShorter(length)
  while (budget.left > 0) {
    search.length = Math.max(longest(search.table), Math.floor(length * (1 - step)))
    weights.fill(1)
    if (search.length >= length) break
    squeeze(search)
    if (separate(search)) {
      best = copyOf(layout)
      length = lengthOf(search.table, best)
    } else {
      step = Math.max(lastStep, step / 2)
      putBack(layout, best)
      if (step === lastStep) disturb(search)
    }
    onShorter(length)
  }
  return best
}

/** Puts what would lie beyond the end of the shorter roll onto it. */
function squeeze(search: Search): void {
  const { layout } = search
  for (let piece = 0; piece < layout.x.length; piece++) {
    const spot = spotOnRoll(search, layout.form[piece] ?? 0, layout.x[piece] ?? 0, layout.y[piece] ?? 0)
    layout.x[piece] = spot.x
    layout.y[piece] = spot.y
  }
}

/** Exchanges two pieces, so that the next try is another one. */
function disturb({ layout, random }: Search): void {
  const count = layout.x.length
  const [a, b] = [Math.floor(random() * count), Math.floor(random() * count)]
  for (const values of [layout.x, layout.y]) {
    const kept = values[a] ?? 0
    values[a] = values[b] ?? 0
    values[b] = kept
  }
}

const longest = ({ forms, kindOf, turnsOf }: Table): number =>
  Math.max(
    ...kindOf.map((kind, piece) =>
      Math.min(
        ...(turnsOf[piece] ?? []).map(quarters => {
          const bounds = forms[kind * 4 + quarters]?.bounds
          return bounds ? bounds.right - bounds.left : 0
        }),
      ),
    ),
  )

function lengthOf({ forms }: Table, { x, form }: Layout): number {
  return x.reduce((far, at, piece) => Math.max(far, at + (forms[form[piece] ?? 0]?.bounds.right ?? 0)), 0)
}

function markerOf({ pieces, spacing, width, margin = 0 }: NestJob, table: Table, { x, y, form }: Layout): Marker {
  const apart = spacing / 2
  const placements = pieces.map((_, piece): LaidPiece => {
    const at = [(x[piece] ?? 0) / unitsPerMm - apart, (y[piece] ?? 0) / unitsPerMm - apart + margin] as const
    return { at, turn: ([0, 90, 180, 270] as const)[(form[piece] ?? 0) & 3] ?? 0 }
  })
  const length = lengthOf(table, { x, y, form }) / unitsPerMm - spacing
  const area = pieces.reduce((sum, { outline }) => sum + areaWithin(outline), 0)
  return { placements, length, utilisation: area / (length * width) }
}

const areaWithin = (outline: NestPiece['outline']): number =>
  Math.abs(
    outline.reduce((sum, [x, y], at) => {
      const [beforeX, beforeY] = outline.at(at - 1) ?? [x, y]
      return sum + (beforeX * y - x * beforeY) / 2
    }, 0),
  )
