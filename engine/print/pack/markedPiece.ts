import type { PanelArtwork } from '../../artwork/panelArtwork.ts'
import type { Colour } from '../../document/paint.ts'
import { multiply, rotation, transformPoint, translation } from '../../geometry/matrix.ts'
import type { Matrix, Point } from '../../geometry/path.ts'
import { flattenPath, type Polyline } from '../../geometry/polyline.ts'
import type { LaidPiece } from '../../nesting/job.ts'
import type { PrintImages } from '../composeOrder.ts'
import type { Piece } from '../piece.ts'

/** The code of a piece: of pieces that are alike, that of the first. */
export type ArtworkName = string

/** What pieces are drawn from. An order of many pieces keeps names: all its artwork would fill the memory. */
export interface DrawnPieces {
  readonly artworks: ReadonlyMap<ArtworkName, PanelArtwork>
  readonly images: PrintImages
}

/** A piece of somebody's garment, as markers and files to cut by name it. */
export interface MarkedPiece {
  readonly piece: Piece
  /** What is drawn on it, by name; `null` for what is not printed. */
  readonly artwork: ArtworkName | null
  /** Of what is drawn on it, each once. */
  readonly colours: readonly Colour[]
  /** Short and without names of people: it is printed on the cloth. */
  readonly code: string
  /** Of the panel, in the shop's language. */
  readonly name: string
  readonly size: string
  /** Whose it is: number and name, as they are sewn. */
  readonly wearer: string
  /** Pieces of one garment share it. */
  readonly garment: string
}

/** Turns a panel so that its grain runs along the roll. */
export function alongRoll({ panel }: Piece): Matrix {
  const [[fromX, fromY], [toX, toY]] = panel.grain
  return rotation((-Math.atan2(toY - fromY, toX - fromX) * 180) / Math.PI)
}

const outlines = new WeakMap<Piece, Polyline>()

/** The cut line with the grain along x, in mm; the same array for the same piece. */
export function outlineOf(piece: Piece): Polyline {
  const known = outlines.get(piece)
  if (known) return known
  const [line = []] = flattenPath(piece.cut)
  const turn = alongRoll(piece)
  const outline = line.map(([x, y]): Point => transformPoint(turn, x, y))
  outlines.set(piece, outline)
  return outline
}

/** From panel mm to mm on the roll. */
export const onRoll = (piece: Piece, { at, turn }: LaidPiece): Matrix =>
  multiply(translation(...at), rotation(turn), alongRoll(piece))
