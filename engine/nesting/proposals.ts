import type { Layout, Table } from './layout.ts'
import type { Rows } from './rows.ts'
import type { Strip } from './strips.ts'

/** The fewest and the most pieces that are laid together. */
const [minPieces, maxPieces] = [3, 9]

/** How often the end of one strip is taken, and how often those of two; else it is a whole one. */
const [ofOne, ofTwo] = [0.35, 0.25]

/** How often a piece is taken away, one is added, and one is exchanged for the same piece of another size; else for any. */
const [taken, added, resized] = [0.25, 0.25, 0.3]

/**
 * Pieces that may lie well together, where they might begin: strips that are worth their length, or ends of such, with
 * one to three pieces exchanged, added or taken away. They may overlap, and reach over the rims.
 */
export function proposal(table: Table, rows: Rows, strips: readonly Strip[], random: () => number): Layout {
  for (;;) {
    let parts = begun(table, strips, random)
    const changes = 1 + Math.floor(random() * 3)
    for (let change = 0; change < changes; change++) parts = changed(table, rows, parts, random)
    if (parts.length >= minPieces && parts.length <= maxPieces) return layoutOf(parts)
  }
}

interface Part {
  readonly x: number
  readonly y: number
  readonly form: number
}

const partsOf = ({ laid }: Strip): readonly Part[] =>
  [...laid.form].map((form, at) => ({ x: laid.x[at] ?? 0, y: laid.y[at] ?? 0, form }))

const layoutOf = (parts: readonly Part[]): Layout => ({
  x: Float64Array.from(parts, ({ x }) => x),
  y: Float64Array.from(parts, ({ y }) => y),
  form: Int32Array.from(parts, ({ form }) => form),
})

const any = <Item>(items: readonly Item[], random: () => number): Item =>
  items[Math.floor(random() * items.length)] as Item

function begun(table: Table, strips: readonly Strip[], random: () => number): readonly Part[] {
  const strip = any(strips, random)
  const pick = random()
  if (pick >= ofOne + ofTwo) return partsOf(strip)
  const end = endOf(table, partsOf(strip), random)
  if (pick < ofOne) return end
  const other = endOf(table, partsOf(any(strips, random)), random)
  return [...end, ...other.map(part => ({ ...part, x: part.x + strip.reach / 2 }))]
}

/** Two pieces or more from the beginning of a strip or from its end, moved back to the beginning of the roll. */
function endOf({ forms }: Table, parts: readonly Part[], random: () => number): readonly Part[] {
  const boundsOf = ({ form }: Part) => forms[form]?.bounds ?? { left: 0, right: 0 }
  const middle = (part: Part) => part.x + (boundsOf(part).left + boundsOf(part).right) / 2
  const along = parts.toSorted((a, b) => middle(a) - middle(b))
  const count = 2 + Math.floor(random() * Math.max(1, parts.length - 2))
  const kept = random() < 0.5 ? along.slice(0, count) : along.slice(-count)
  const start = Math.min(...kept.map(part => part.x + boundsOf(part).left))
  return kept.map(part => ({ ...part, x: part.x - start }))
}

function changed(table: Table, rows: Rows, parts: readonly Part[], random: () => number): readonly Part[] {
  const at = Math.floor(random() * parts.length)
  const own = parts[at]
  const pick = random()
  if (!own || pick < taken) return parts.toSpliced(at, 1)
  const anyKind = () => Math.floor(random() * table.kinds.length)
  if (pick < taken + added) {
    const turn = any(table.turnsOf[0] ?? [0], random)
    return [...parts, { x: own.x, y: random() * table.width, form: anyKind() * 4 + turn }]
  }
  const kind = pick < taken + added + resized ? any(rows.alike[own.form >> 2] ?? [], random) : anyKind()
  return parts.with(at, { ...own, form: kind * 4 + (own.form & 3) })
}
