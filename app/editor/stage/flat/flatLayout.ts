import { type Bounds, heightOf, type Panel, type PanelId, panelBounds, widthOf } from '../../../../engine/index.ts'

/** Where a piece lies on the sheet: its bounds in panel mm and the sheet's mm of their top left corner. */
export interface LaidPiece {
  readonly panel: PanelId
  readonly bounds: Bounds
  readonly x: number
  readonly y: number
}

export interface FlatLayout {
  readonly width: number
  readonly height: number
  readonly pieces: readonly LaidPiece[]
}

/** Room for the seam allowance, which is shown, and for the name below. */
const gap = 46
const nameHeight = 50
/** About as wide as a character of a name, in mm of the sheet. */
const characterWidth = 17
/** Widths of the sheet that are tried. */
const tries = 120

/**
 * Lays the pieces of a pattern on shelves, the high ones first and low ones above each other, pairs side by side, at one
 * scale, so that the sheet has about the given width to its height. A piece that is narrower than its name, such as a
 * cord, has room for the name.
 */
export function flatLayout(
  panels: readonly Panel[],
  aspect: number,
  nameOf: (panel: PanelId) => string = () => '',
): FlatLayout {
  const sizes = panels.map((panel): Sized => {
    const bounds = panelBounds(panel)
    return { panel: panel.id, bounds, room: Math.max(widthOf(bounds), nameOf(panel.id).length * characterWidth) + gap }
  })
  const widest = Math.max(0, ...sizes.map(({ room }) => room - gap))
  const total = sizes.reduce((sum, { room }) => sum + room, gap)
  const candidates = Array.from({ length: tries }, (_, at) => total * ((at + 1) / tries))
  const layouts = candidates.filter(width => width >= widest + 2 * gap).map(width => onShelves(sizes, width))
  const misfit = ({ width, height }: FlatLayout) => Math.max(width / aspect, height)
  return layouts.reduce((best, layout) => (misfit(layout) < misfit(best) ? layout : best), onShelves(sizes, total))
}

interface Sized extends Pick<LaidPiece, 'panel' | 'bounds'> {
  /** How wide a strip of the sheet it takes, in mm. */
  readonly room: number
}

/** One piece, or the two of a pair beside each other. */
interface Lot {
  readonly width: number
  readonly height: number
  readonly pieces: readonly Sized[]
}

/** Lots above each other; the first is the widest. */
interface Column {
  readonly width: number
  height: number
  readonly lots: Lot[]
}

interface Shelf {
  height: number
  width: number
  readonly columns: Column[]
}

const heightTaken = ({ bounds }: Sized): number => heightOf(bounds) + gap + nameHeight

/** Pieces about as high as each other keep their order: the front stands before the back. */
const rankOf = ({ bounds }: Sized): number => Math.round(heightOf(bounds) / 60)

/** A left piece and the right one that mirrors it lie side by side, as one wears them. */
function lotsOf(sizes: readonly Sized[]): readonly Lot[] {
  const lots: Lot[] = []
  for (const size of sizes.toSorted((a, b) => rankOf(b) - rankOf(a))) {
    const [width, height] = [size.room, heightTaken(size)]
    const last = lots.at(-1)
    const [first, ...more] = last?.pieces ?? []
    const isPair = first && more.length === 0 && mirrors(first, size)
    if (last && isPair) lots.splice(-1, 1, { width: last.width + width, height, pieces: [first, size] })
    else lots.push({ width, height, pieces: [size] })
  }
  return lots
}

const mirrors = ({ bounds: a }: Sized, { bounds: b }: Sized): boolean =>
  Math.abs(widthOf(a) - widthOf(b)) < 1 && Math.abs(heightOf(a) - heightOf(b)) < 1

function onShelves(sizes: readonly Sized[], max: number): FlatLayout {
  const shelves: Shelf[] = []
  for (const lot of lotsOf(sizes)) put(lot, shelves, max)
  const width = Math.max(gap, ...shelves.map(shelf => shelf.width))
  let top = gap
  const laid = shelves.flatMap(shelf => {
    const pieces = laidOn(shelf, (width - shelf.width) / 2 + gap, top)
    top += shelf.height
    return pieces
  })
  const order = new Map(sizes.map(({ panel }, index) => [panel, index]))
  const place = ({ panel }: LaidPiece) => order.get(panel) ?? 0
  return { width, height: top, pieces: laid.toSorted((a, b) => place(a) - place(b)) }
}

/** Below another lot where there is room, else beside the last one, else on a shelf of its own. */
function put(lot: Lot, shelves: Shelf[], max: number): void {
  const { width, height } = lot
  for (const shelf of shelves) {
    const column = shelf.columns.find(known => known.width >= width && known.height + height <= shelf.height)
    if (column) {
      column.lots.push(lot)
      column.height += height
      return
    }
    if (shelf.width + width <= max) {
      shelf.columns.push({ width, height, lots: [lot] })
      shelf.width += width
      shelf.height = Math.max(shelf.height, height)
      return
    }
  }
  shelves.push({ height, width: gap + width, columns: [{ width, height, lots: [lot] }] })
}

function laidOn({ columns }: Shelf, left: number, top: number): readonly LaidPiece[] {
  let from = left
  return columns.flatMap(({ width, lots }) => {
    let y = top
    const laid = lots.flatMap(lot => {
      const pieces = beside(lot, from + (width - lot.width) / 2, y)
      y += lot.height
      return pieces
    })
    from += width
    return laid
  })
}

function beside({ pieces }: Lot, left: number, y: number): readonly LaidPiece[] {
  let x = left
  return pieces.map(({ panel, bounds, room }) => {
    const piece = { panel, bounds, x: x + (room - gap - widthOf(bounds)) / 2, y }
    x += room
    return piece
  })
}
