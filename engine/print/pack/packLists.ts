import { differenceCiede2000, lab, rgb } from 'culori'
import Papa from 'papaparse'
import type { PlacedPaint } from '../../artwork/panelArtwork.ts'
import { type Size, sizes, spokenSize } from '../../document/measures.ts'
import type { Colour } from '../../document/paint.ts'
import { areaOf } from '../../geometry/shapes.ts'
import { chosenOrSize } from '../printRoster.ts'
import { type MarkedPiece, outlineOf } from './markedPiece.ts'
import type { PackGarment } from './packGarments.ts'
import type { PackLine, PackSource } from './packSource.ts'

interface Listed {
  readonly index: number
  readonly line: PackLine
  readonly pieces: readonly MarkedPiece[]
  readonly garments: readonly PackGarment[]
}

/** The lists of a design: its players, how many of each size, every piece by its code, its colours. */
export async function listFiles(
  { inks }: PackSource,
  { index, line, pieces, garments }: Listed,
): Promise<readonly (readonly [name: string, bytes: Uint8Array])[]> {
  const at = `lists/${index + 1}`
  return [
    [`${at}-players.csv`, csvOf(playerRows(line, garments))],
    [`${at}-sizes.csv`, csvOf(sizeRows(garments))],
    [`${at}-pieces.csv`, csvOf(pieceRows(pieces))],
    [`${at}-colours.csv`, csvOf(colourRows(pieces, inks))],
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
  ...pieces.map(({ code, name, size, wearer, piece }) => [code, name, size, wearer, piece.panel.rib ? 'rib' : 'cloth']),
]

/** Colours as they are printed, in sRGB and CIE Lab (D65), how much cloth carries them, and the nearest ink with its ΔE (CIEDE2000). */
function colourRows(pieces: readonly MarkedPiece[], inks: PackSource['inks']): readonly Row[] {
  const areas = new Map<Colour, number>()
  for (const { piece, artwork } of pieces) {
    const area = areaOf([outlineOf(piece)]) / 100
    for (const colour of new Set((artwork?.groups ?? []).flatMap(({ items }) => items.flatMap(coloursOf)))) {
      areas.set(colour, (areas.get(colour) ?? 0) + area)
    }
  }
  const difference = differenceCiede2000()
  const rounded = (value: number) => String(Math.round(value * 100) / 100 || 0)
  return [
    ['colour', 'R', 'G', 'B', 'L', 'a', 'b', 'pieces cm2', 'ink', 'delta E'],
    ...[...areas]
      .toSorted(([a, large], [b, small]) => small - large || (a < b ? -1 : 1))
      .map(([colour, area]) => {
        const { r = 0, g = 0, b = 0 } = rgb(colour) ?? {}
        const { l = 0, a: redness = 0, b: yellowness = 0 } = lab(colour) ?? {}
        const [nearest] = inks
          .map(ink => ({ name: ink.name, away: difference(colour, ink.colour) }))
          .toSorted((one, other) => one.away - other.away)
        return [
          colour,
          ...[r, g, b].map(share => String(Math.round(share * 255))),
          ...[l, redness, yellowness].map(rounded),
          rounded(area),
          nearest?.name ?? '',
          nearest ? rounded(nearest.away) : '',
        ]
      }),
  ]
}

type Item = NonNullable<MarkedPiece['artwork']>['groups'][number]['items'][number]

const coloursOf = (item: Item): readonly Colour[] =>
  item.kind === 'image' ? [] : [...(item.fill ? ofPaint(item.fill) : []), ...(item.stroke ? [item.stroke.colour] : [])]

const ofPaint = (paint: PlacedPaint): readonly Colour[] =>
  paint.type === 'solid' ? [paint.colour] : paint.stops.map(({ colour }) => colour)
