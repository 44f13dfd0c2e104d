import { pathBounds } from '../../geometry/bounds.ts'
import type { Path, Point } from '../../geometry/path.ts'
import { flattenPath } from '../../geometry/polyline.ts'

/** Layers of AAMA/ASTM D6673. Its 13, holes to drill, is never written: nothing on these pieces is drilled. */
const layers = { cut: 1, notch: 4, grain: 7, sew: 14, words: 15 } as const

/** A piece as cutting programs take it, in mm with y downwards. */
export interface DxfPiece {
  /** Letters of ASCII, figures and hyphens; each piece of a file has its own. */
  readonly block: string
  readonly cut: Path
  readonly sewing: Path
  readonly notches: Path
  readonly grain: Path
  /** Such as `Piece Name: front`. */
  readonly words: readonly string[]
}

/**
 * Pieces as DXF of AutoCAD R12 in millimetres, each a block with the layers of AAMA/ASTM D6673, put in at its place. Plain
 * groups of two lines: programs for cutting read nothing newer, and packages that write DXF do not write it.
 */
export function writeDxf(pieces: readonly DxfPiece[]): string {
  const groups: Group[] = [
    ...section('HEADER', [
      ...variable('$ACADVER', [1, 'AC1009']),
      ...variable('$INSUNITS', [70, 4]),
      ...variable('$MEASUREMENT', [70, 1]),
    ]),
    ...section('TABLES', layerTable()),
    ...section('BLOCKS', pieces.flatMap(blockOf)),
    ...section(
      'ENTITIES',
      pieces.flatMap(({ block }) => [[0, 'INSERT'], [8, layers.cut], [2, block], ...at([0, 0])] as const),
    ),
    [0, 'EOF'],
  ]
  return groups.map(([code, value]) => `${code}\r\n${value}\r\n`).join('')
}

type Group = readonly [code: number, value: string | number]

const section = (name: string, groups: readonly Group[]): readonly Group[] => [
  [0, 'SECTION'],
  [2, name],
  ...groups,
  [0, 'ENDSEC'],
]

const variable = (name: string, value: Group): readonly Group[] => [[9, name], value]

function layerTable(): readonly Group[] {
  const all = Object.values(layers)
  return [
    [0, 'TABLE'],
    [2, 'LAYER'],
    [70, all.length],
    ...all.flatMap(
      layer =>
        [
          [0, 'LAYER'],
          [2, layer],
          [70, 0],
          [62, 7],
          [6, 'CONTINUOUS'],
        ] as const,
    ),
    [0, 'ENDTAB'],
  ]
}

function blockOf({ block, cut, sewing, notches, grain, words }: DxfPiece): readonly Group[] {
  const { left, top, right, bottom } = pathBounds(cut)
  return [
    [0, 'BLOCK'],
    [8, layers.cut],
    [2, block],
    [70, 0],
    ...at([0, 0]),
    [3, block],
    ...flattenPath(cut, 0.5).flatMap(line => closedLine(layers.cut, line)),
    ...flattenPath(sewing, 0.5).flatMap(line => closedLine(layers.sew, line)),
    ...flattenPath(notches).flatMap(line => stretches(layers.notch, line)),
    // The arrow's shaft; its heads say nothing that a program reads.
    ...flattenPath(grain)
      .slice(0, 1)
      .flatMap(line => stretches(layers.grain, line)),
    ...words.flatMap((text, index) => wordsAt([(left + right) / 2 - 60, (top + bottom) / 2 + 12 * index], text)),
    [0, 'ENDBLK'],
    [8, layers.cut],
  ]
}

const closedLine = (layer: number, line: readonly Point[]): readonly Group[] => [
  [0, 'POLYLINE'],
  [8, layer],
  [66, 1],
  ...at([0, 0]),
  [70, 1],
  ...line.flatMap(point => [[0, 'VERTEX'], [8, layer], ...at(point)] as const),
  [0, 'SEQEND'],
  [8, layer],
]

const stretches = (layer: number, line: readonly Point[]): readonly Group[] =>
  line.slice(1).flatMap((to, index) => [[0, 'LINE'], [8, layer], ...at(line[index] ?? to), ...at(to, 1)] as const)

const wordsAt = (point: Point, text: string): readonly Group[] => [
  [0, 'TEXT'],
  [8, layers.words],
  ...at(point),
  [40, 8],
  [1, escaped(text)],
]

/** DXF counts y upwards. */
const at = ([x, y]: Point, second: 0 | 1 = 0): readonly Group[] => [
  [10 + second, inMicrometres(x)],
  [20 + second, inMicrometres(-y)],
]

const inMicrometres = (mm: number): string => (Math.round(mm * 1000) / 1000 || 0).toFixed(3)

/** R12 knows ASCII; other characters are written by their number, as AutoCAD does. */
const escaped = (text: string): string =>
  [...text.normalize('NFC')]
    .flatMap(character => character.split(''))
    .map(unit => {
      const code = unit.charCodeAt(0)
      return code < 32 ? ' ' : code < 127 ? unit : `\\U+${code.toString(16).toUpperCase().padStart(4, '0')}`
    })
    .join('')
