import type { Cover, Demand } from './coverage.ts'
import { areaTwice, pairs, unitsPerMm } from './forms.ts'
import type { Garment } from './garments.ts'
import type { Table } from './layout.ts'
import { kindsIn, type Strip } from './strips.ts'
import type { Twin } from './twins.ts'

/** What has to be laid, by rows. A row is a kind together with its other hand, for a strip may be turned over. */
export interface Rows {
  /** Of each kind. */
  readonly rowOf: readonly number[]
  /** How many pieces each row has, and what it costs to lay one of them on no strip, in units of the roll. */
  readonly demand: Demand
  /** Of one piece of each row, in square units. */
  readonly areas: readonly number[]
  /** Of each kind, those that are the same piece of garments of other types. */
  readonly alike: readonly (readonly number[])[]
}

/** By about so much of the roll two strips lie within each other when one is laid behind the other, in units. */
export const joint = 14 * unitsPerMm

/** How much of the roll is covered by pieces that lie on no strip: they are laid last, in what is left. */
const coveredByLeftOut = 0.3

export function rowsOf(table: Table, garments: readonly Garment[], twins: readonly (Twin | undefined)[]): Rows {
  const firsts = table.kinds.map((_, kind) => Math.min(kind, twins[kind]?.kind ?? kind))
  const heads = [...new Set(firsts)]
  const rowOf = firsts.map(kind => heads.indexOf(kind))
  const counts = heads.map((_, row) => table.kindOf.filter(kind => rowOf[kind] === row).length)
  const areas = heads.map(head => Math.abs(areaTwice([...pairs(table.kinds[head] ?? [])])) / 2)
  const types = [...new Map(garments.map(({ type, pieces }) => [type, pieces])).values()]
  const kindsOfTypes = types.map(pieces => pieces.map(piece => table.kindOf[piece] ?? 0))
  const alike = table.kinds.map((_, kind) => {
    const at = kindsOfTypes.find(kinds => kinds.includes(kind))?.indexOf(kind) ?? 0
    return [...new Set(kindsOfTypes.flatMap(kinds => kinds.slice(at, at + 1)))]
  })
  return { rowOf, demand: { counts, leftOut: leftOutAt(coveredByLeftOut, areas, table) }, areas, alike }
}

/** What a piece of each row costs when it covers that share of the roll that it takes. */
export const leftOutAt = (covered: number, areas: readonly number[], { width }: Pick<Table, 'width'>) =>
  areas.map(area => area / width / covered)

export function coverOf(strip: Strip, { rowOf, areas }: Rows): Cover {
  const counts = areas.map(() => 0)
  for (const kind of kindsIn(strip)) {
    const row = rowOf[kind] ?? 0
    counts[row] = (counts[row] ?? 0) + 1
  }
  return { counts, cost: strip.reach - joint }
}
