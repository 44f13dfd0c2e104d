import { type Form, type Ring, turned } from './forms.ts'
import { depthAt, type NoFit, noFitOf } from './noFit.ts'

/** The quarter turns that a piece may take. */
export type Turns = readonly number[]

/** What never changes while a marker is laid. Pieces are known by their place in the job, forms by kind × 4 + quarter turns. */
export interface Table {
  readonly kinds: readonly Ring[]
  readonly kindOf: readonly number[]
  readonly turnsOf: readonly Turns[]
  readonly forms: readonly Form[]
  /** Of each form: left, right, top and bottom. */
  readonly boxes: Float64Array
  /** Of the roll, in units. */
  readonly width: number
  /** Filled as pairs of forms meet. */
  readonly fits: Map<number, NoFit>
  readonly ways: (Way | undefined)[]
}

/** Where pieces lie now, in units. They may overlap. */
export interface Layout {
  readonly x: Float64Array
  readonly y: Float64Array
  readonly form: Int32Array
}

/** A no-fit polygon, and how the distance of two pieces is turned to be looked up in it. */
interface Way {
  readonly fit: NoFit
  readonly cos: number
  readonly sin: number
}

export function openTable(
  kinds: readonly Ring[],
  kindOf: readonly number[],
  turnsOf: readonly Turns[],
  width: number,
): Table {
  const forms = kinds.flatMap(ring => [0, 1, 2, 3].map(quarters => turned(ring, quarters)))
  const boxes = Float64Array.from(
    forms.flatMap(({ bounds: { left, right, top, bottom } }) => [left, right, top, bottom]),
  )
  return { kinds, kindOf, turnsOf, forms, boxes, width, fits: new Map(), ways: [] }
}

export const copyOf = ({ x, y, form }: Layout): Layout => ({ x: x.slice(), y: y.slice(), form: form.slice() })

/** Writes the places of some pieces, from one piece on. */
export function putAt(layout: Layout, { x, y, form }: Layout, from: number): void {
  layout.x.set(x, from)
  layout.y.set(y, from)
  layout.form.set(form, from)
}

export const partOf = ({ x, y, form }: Layout, from: number, to: number): Layout => ({
  x: x.slice(from, to),
  y: y.slice(from, to),
  form: form.slice(from, to),
})

export function putBack(layout: Layout, kept: Layout): void {
  layout.x.set(kept.x)
  layout.y.set(kept.y)
  layout.form.set(kept.form)
}

/** The table of some of the pieces, which are known by their place among these then. */
export const tableOfPieces = (table: Table, pieces: readonly number[]): Table => ({
  ...table,
  kindOf: pieces.map(piece => table.kindOf[piece] ?? 0),
  turnsOf: pieces.map(piece => table.turnsOf[piece] ?? [0]),
})

/** The table of a piece of each of some kinds, when all pieces of the job may be turned alike. */
export const tableOfKinds = (table: Table, kinds: readonly number[]): Table => ({
  ...table,
  kindOf: kinds,
  turnsOf: kinds.map(() => table.turnsOf[0] ?? [0]),
})

export const kindsOf = ({ form }: Layout): readonly number[] => Array.from(form, own => own >> 2)

/** Of the pieces, each turned so that it is short, the longest; in units. */
export const longestOf = ({ forms, kindOf, turnsOf }: Table): number =>
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

/** How deep a piece in one form, at a distance from one in another, lies in it; in units. */
export function overlapOf(table: Table, fixed: number, moving: number, dx: number, dy: number): number {
  const { fit, cos, sin } = table.ways[fixed * table.forms.length + moving] ?? newWay(table, fixed, moving)
  return depthAt(fit, dx * cos - dy * sin, dx * sin + dy * cos)
}

export const fitOf = (table: Table, fixed: number, moving: number): Way =>
  table.ways[fixed * table.forms.length + moving] ?? newWay(table, fixed, moving)

/** Cosine and sine of each. */
export const quarterTurns = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const

/** One polygon serves all turns of a pair, and the pair taken the other way round. */
function newWay(table: Table, fixed: number, moving: number): Way {
  const isSwapped = fixed >> 2 > moving >> 2
  const [first, second] = isSwapped ? [moving, fixed] : [fixed, moving]
  const back = (4 - (first & 3)) & 3
  const other = ((second >> 2) << 2) | ((second + back) & 3)
  const known = (first >> 2) * table.forms.length + other
  const fit = table.fits.get(known) ?? noFitOf(table.kinds[first >> 2] ?? [], table.forms[other]?.ring ?? [])
  table.fits.set(known, fit)
  const [cos, sin] = quarterTurns[(back + (isSwapped ? 2 : 0)) & 3] ?? quarterTurns[0]
  const way = { fit, cos, sin }
  table.ways[fixed * table.forms.length + moving] = way
  return way
}
