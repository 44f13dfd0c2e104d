import Papa from 'papaparse'
import type { Order } from '../../../server/contract/orders/order.ts'
import { sizeName } from '../../i18n/formats.ts'
import { saveFile } from '../../studio/print/saveFile.ts'

type Pieces = Order['lines'][number]['pieces']
type Column = 'number' | 'name' | 'size' | 'shortsSize' | 'sleeve' | 'version' | 'quantity'

/** Words for what stands in the list, in the language that is shown. */
interface PieceWords {
  readonly column: (name: Column) => string
  readonly sleeve: (name: Pieces[number]['sleeve']) => string
  readonly version: (name: Pieces[number]['version']) => string
}

const columns = ['number', 'name', 'size', 'shortsSize', 'sleeve', 'version', 'quantity'] as const

/** Who gets which shirt, as CSV that Excel opens with Khmer letters and in which no cell is run as a formula. */
export function piecesCsv(pieces: Pieces, { column, sleeve, version }: PieceWords): string {
  const rows = pieces.map(piece => [
    ...[piece.number, piece.name, sizeName(piece.size), sizeName(piece.shortsSize ?? piece.size)],
    ...[sleeve(piece.sleeve), version(piece.version), String(piece.quantity)],
  ])
  return `\ufeff${Papa.unparse([columns.map(column), ...rows], { escapeFormulae: true, newline: '\r\n' })}\r\n`
}

/** Lets the browser save the list of a design that was ordered. */
export const savePieces = (name: string, pieces: Pieces, words: PieceWords): void =>
  saveFile(new TextEncoder().encode(piecesCsv(pieces, words)), `${name}.csv`, 'text/csv')
