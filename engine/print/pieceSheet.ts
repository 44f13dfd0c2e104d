import type { PanelArtwork } from '../artwork/panelArtwork.ts'
import type { Colour } from '../document/paint.ts'
import { grownBounds } from '../geometry/bounds.ts'
import { transformPath } from '../geometry/matrix.ts'
import type { Bounds, Path } from '../geometry/path.ts'
import { defaultFont } from '../lettering/fontBook.ts'
import type { Shaper } from '../lettering/shaper.ts'
import type { Piece } from './piece.ts'

/** The layers of a print file, which a supplier can switch off one by one, in the order they are drawn. */
export const layerNames = ['Artwork', 'Cut line', 'Sewing line', 'Notches', 'Grain', 'Label'] as const

export type LayerName = (typeof layerNames)[number]

/** What a layer holds: artwork clipped to an outline, hairlines, or filled shapes. */
export type SheetLayer =
  | { readonly name: LayerName; readonly kind: 'artwork'; readonly artwork: PanelArtwork; readonly clip: Path }
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
  readonly layers: readonly SheetLayer[]
}

/** Around the piece, in mm, and the strip below it that says what it is. */
const margin = 12
const strip = 26

/** Width of the lines that are not artwork, in mm. */
export const hairline = 0.25

export interface PieceSheetOptions {
  readonly piece: Piece
  readonly artwork: PanelArtwork
  /** Lines below the piece: what it is, and the code. */
  readonly label: readonly string[]
  readonly shaper: Shaper
}

export function pieceSheet({ piece, artwork, label, shaper }: PieceSheetOptions): PieceSheet {
  const { left, top, right, bottom } = grownBounds(piece.bounds, margin)
  const lettering = label.flatMap((line, index) => labelPath(shaper, line, [left + margin, bottom + 4 + 9 * index]))
  const line = (name: LayerName, path: Path, colour: Colour, dash: Dash = null): SheetLayer => ({
    name,
    kind: 'lines',
    path,
    colour,
    dash,
  })
  return {
    bounds: { left, top, right, bottom: bottom + strip },
    layers: [
      { name: 'Artwork', kind: 'artwork', artwork, clip: piece.inked },
      line('Cut line', piece.cut, '#e6007e'),
      line('Sewing line', piece.sewing, '#009fe3', [4, 2]),
      line('Notches', piece.notches, '#e6007e'),
      line('Grain', piece.grain, '#000000'),
      { name: 'Label', kind: 'shapes', path: lettering, colour: '#000000' },
    ],
  }
}

function labelPath(shaper: Shaper, text: string, [x, y]: readonly [number, number]): Path {
  const { outline } = shaper.shape({ text, font: defaultFont, capHeight: 5, letterSpacing: 0.4 })
  return transformPath(outline, [1, 0, 0, 1, x, y + 5])
}
