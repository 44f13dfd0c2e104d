import Papa from 'papaparse'
import { labOfColour, nearestInk } from '../../artwork/nearestInk.ts'
import { type Size, sizes, spokenSize } from '../../document/measures.ts'
import type { Colour } from '../../document/paint.ts'
import { materialOf } from '../../drafting/pattern.ts'
import { areaOf } from '../../geometry/shapes.ts'
import { chosenOrSize } from '../printRoster.ts'
import { type MarkedPiece, outlineOf } from './markedPiece.ts'
import type { PackGarment } from './packGarments.ts'
import { type PackTable, writeSheets } from './packSheets.ts'
import type { PackLine, PackSource } from './packSource.ts'

interface Listed {
  readonly index: number
  readonly line: PackLine
  readonly pieces: readonly MarkedPiece[]
  readonly garments: readonly PackGarment[]
}

/** The lists of a design: its players, how many of each size, every piece by its code, its colours; as CSV, and together as XLSX. */
export async function listFiles(
  { inks, madeAt }: PackSource,
  { index, line, pieces, garments }: Listed,
): Promise<readonly (readonly [name: string, bytes: Uint8Array])[]> {
  const at = `lists/${index + 1}`
  const tables: readonly PackTable[] = [
    { name: 'players', rows: playerRows(line, garments) },
    { name: 'sizes', rows: sizeRows(garments) },
    { name: 'pieces', rows: pieceRows(pieces) },
    { name: 'colours', rows: colourRows(pieces, inks) },
  ]
  return [
    ...tables.map(({ name, rows }) => [`${at}-${name}.csv`, csvOf(rows)] as const),
    [`${at}.xlsx`, await writeSheets(tables, madeAt)],
  ]
}

type Row = readonly string[]

/** What a spreadsheet would run: a minus before a number is none. */
const formula = /^(?:[=+@\t\r]|-(?![\d.]+$))/

/** RFC 4180 in UTF-8 with a byte order mark, without which Excel shows no Khmer. No cell runs as a formula. */
const csvOf = (rows: readonly Row[]): Uint8Array =>
  new TextEncoder().encode(
    `\ufeff${Papa.unparse(
      rows.map(row => [...row]),
      { escapeFormulae: formula, newline: '\r\n' },
    )}\r\n`,
  )

const playerRows = ({ garment }: PackLine, garments: readonly PackGarment[]): readonly Row[] => [
  [
    'number',
    'name',
    'size',
    ...garment.playerOptions.map(({ column }) => column),
    'version',
    'quantity',
    'code',
    'file',
  ],
  ...garments.map(({ player, code, file }) => [
    player.number,
    player.name,
    spokenSize(player.size),
    ...garment.playerOptions.map(choice => chosenOrSize(player, garment, choice)),
    player.goalkeeper ? 'goalkeeper' : 'player',
    String(player.quantity),
    code,
    file,
  ]),
]

export function sizeRows(garments: readonly PackGarment[]): readonly Row[] {
  const count = (size: Size, goalkeeper: boolean) =>
    garments
      .filter(({ player }) => player.size === size && player.goalkeeper === goalkeeper)
      .reduce((sum, { player }) => sum + player.quantity, 0)
  const worn = sizes.filter(size => garments.some(({ player }) => player.size === size))
  return [
    ['size', 'players', 'goalkeepers'],
    ...worn.map(size => [spokenSize(size), String(count(size, false)), String(count(size, true))]),
  ]
}

const pieceRows = (pieces: readonly MarkedPiece[]): readonly Row[] => [
  ['code', 'piece', 'size', 'wearer', 'material'],
  ...pieces.map(({ code, name, size, wearer, piece }) => [code, name, size, wearer, materialOf(piece.panel)]),
]

/** Colours as they are printed, in sRGB and CIE Lab (D50), how much cloth carries them, and the nearest ink with its ΔE (CIEDE2000). */
function colourRows(pieces: readonly MarkedPiece[], inks: PackSource['inks']): readonly Row[] {
  const areas = new Map<Colour, number>()
  for (const { piece, colours } of pieces) {
    const area = areaOf([outlineOf(piece)]) / 100
    for (const colour of colours) areas.set(colour, (areas.get(colour) ?? 0) + area)
  }
  const rounded = (value: number) => String(Math.round(value * 100) / 100 || 0)
  return [
    ['colour', 'R', 'G', 'B', 'L', 'a', 'b', 'pieces cm2', 'ink', 'delta E'],
    ...[...areas]
      .toSorted(([a, large], [b, small]) => small - large || (a < b ? -1 : 1))
      .map(([colour, area]) => {
        const nearest = nearestInk(colour, inks)
        return [
          colour,
          ...[1, 3, 5].map(at => String(Number.parseInt(colour.slice(at, at + 2), 16))),
          ...labOfColour(colour).map(rounded),
          rounded(area),
          nearest?.ink.name ?? '',
          nearest ? rounded(nearest.away) : '',
        ]
      }),
  ]
}
