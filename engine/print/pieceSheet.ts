import type { PanelArtwork } from '../artwork/panelArtwork.ts'
import type { Colour } from '../document/paint.ts'
import { grownBounds, pathBounds } from '../geometry/bounds.ts'
import { transformPath } from '../geometry/matrix.ts'
import type { Bounds, Path, Point } from '../geometry/path.ts'
import { defaultFont } from '../lettering/fontBook.ts'
import type { Shaper } from '../lettering/shaper.ts'
import type { Piece } from './piece.ts'
import { controlLength, controlSquare, registrationMarks } from './sheetParts.ts'

/** The layers of a print file, which a supplier can switch off one by one, in the order they are drawn. */
export const layerNames = [
  'Artwork',
  'Registration',
  'Control square',
  'Cut line',
  'Sewing line',
  'Notches',
  'Grain',
  'Label',
] as const

/** What stays on the screen when a sheet is printed: it would lie on the finished piece. */
export const unprintedLayers: readonly LayerName[] = ['Cut line', 'Sewing line', 'Notches', 'Grain']

export type LayerName = (typeof layerNames)[number]

/** What a layer holds: artwork clipped to an outline, hairlines, or filled shapes. */
export type SheetLayer =
  | {
      readonly name: LayerName
      readonly kind: 'artwork'
      readonly artwork: PanelArtwork
      readonly clip: Path
      /** Drawn with left and right exchanged. */
      readonly isMirrored: boolean
    }
  | {
      readonly name: LayerName
      readonly kind: 'lines'
      readonly path: Path
      readonly colour: Colour
      readonly dash: Dash
    }
  | { readonly name: LayerName; readonly kind: 'shapes'; readonly path: Path; readonly colour: Colour }

/** Lengths of line and gap, in mm; `null` is unbroken. */
export type Dash = readonly [line: number, gap: number] | null

/** A piece with everything printed beside it, in panel mm. PDF and SVG are two writings of it. */
export interface PieceSheet {
  readonly bounds: Bounds
  /** What is left once the piece is cut out, and how far ink reaches beyond it. */
  readonly trim: Bounds
  readonly bleed: Bounds
  readonly layers: readonly SheetLayer[]
}

/** Around the piece, in mm, and the strip below it with the control square and the words that say what it is. */
const margin = 12
const strip = controlLength + 2 * margin

/** Width of the lines that are not artwork, in mm. */
export const hairline = 0.25

export interface PieceSheetOptions {
  readonly piece: Piece
  /** `null` for rib, which is not printed, and for a set of sheets to cut by. */
  readonly artwork: PanelArtwork | null
  /** Without lines: what goes on the printer. */
  readonly isForPrinter: boolean
  /** Artwork and marks as a mirror shows them, for transfer paper; words stay readable. */
  readonly isMirrored: boolean
  /** Lines below the piece: what it is, and the code. */
  readonly label: readonly string[]
  readonly shaper: Shaper
}

export function pieceSheet({ piece, artwork, label, shaper, ...ways }: PieceSheetOptions): PieceSheet {
  const bleed = ways.isMirrored ? mirroredBounds(piece.bounds) : piece.bounds
  const { left, top, right, bottom } = grownBounds(bleed, margin)
  const below: Point = [left + margin, bottom]
  const labelled = label.map((line, index) =>
    labelPath(shaper, line, [below[0] + controlLength + margin, bottom + 4 + 9 * index]),
  )
  const words = labelled.flat()
  const wide = words.length === 0 ? right : Math.max(right, pathBounds(words).right + margin)
  const bounds = { left, top, right: Math.max(wide, below[0] + controlLength + margin), bottom: bottom + strip }
  const trim = pathBounds(piece.cut)
  return {
    bounds,
    trim: ways.isMirrored ? mirroredBounds(trim) : trim,
    bleed,
    layers: [
      ...(artwork ? artworkLayers(piece, artwork, ways.isMirrored) : []),
      line('Control square', controlSquare(below), '#000000'),
      ...(ways.isForPrinter ? [] : pieceLines(piece)),
      { name: 'Label', kind: 'shapes', path: words, colour: '#000000' },
    ],
  }
}

const artworkLayers = (piece: Piece, artwork: PanelArtwork, isMirrored: boolean): readonly SheetLayer[] => [
  { name: 'Artwork', kind: 'artwork', artwork, clip: piece.inked, isMirrored },
  line('Registration', registrationMarks(isMirrored ? mirroredBounds(piece.bounds) : piece.bounds), '#000000'),
]

const pieceLines = (piece: Piece): readonly SheetLayer[] => [
  line('Cut line', piece.cut, '#e6007e'),
  line('Sewing line', piece.sewing, '#009fe3', [4, 2]),
  line('Notches', piece.notches, '#e6007e'),
  line('Grain', piece.grain, '#000000'),
]

const line = (name: LayerName, path: Path, colour: Colour, dash: Dash = null): SheetLayer => ({
  name,
  kind: 'lines',
  path,
  colour,
  dash,
})

const mirroredBounds = ({ left, right, ...rest }: Bounds): Bounds => ({ ...rest, left: -right, right: -left })

function labelPath(shaper: Shaper, text: string, [x, y]: readonly [number, number]): Path {
  const { outline } = shaper.shape({ text, font: defaultFont, capHeight: 5, letterSpacing: 0.4 })
  return transformPath(outline, [1, 0, 0, 1, x, y + 5])
}
