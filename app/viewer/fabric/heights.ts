import { type FabricKind, seededRandom } from '../../../engine/index.ts'

/** The tile of every fabric repeats after this many mm of cloth, across and down. */
export const fabricTile = 9.6

/** What the surface of a fabric is like. */
export interface FabricSurface {
  /** Height of the cloth, 0 to 1, at a spot in mm; it repeats after the tile. */
  readonly height: (x: number, y: number) => number
  /** From the lowest spot to the highest, in mm. */
  readonly depth: number
  /** How much darker the lowest spots are, 0 to 1. */
  readonly shade: number
  /** Width of the finest feature, in mm: it fades where pixels are coarser. */
  readonly finest: number
  /** How much the cloth mirrors the room, for plain knitted polyester. */
  readonly sheen: number
  /** How many fibres stand up, for plain knitted polyester. */
  readonly fuzz: number
}

const wave = (value: number): number => 0.5 + 0.5 * Math.cos(value * 2 * Math.PI)
/** From the middle of the nearest step of `pitch`: 0 in the middle, 1 half-way to the next. */
const fromMiddle = (value: number, pitch: number): number => Math.abs(((value / pitch) % 1) - 0.5) * 2

/** Plain knit: two legs of yarn meet in a V in every wale, one stitch above the other. */
function stitches(x: number, y: number, wale: number): number {
  const leg = fromMiddle(x, wale)
  const round = Math.sin(Math.PI * leg) ** 0.7
  return round * (0.55 + 0.45 * Math.sin((y / wale + 0.55 * leg) * 2 * Math.PI))
}

/** Knitted from both sides: straight wales with hardly a stitch to be seen. */
function interlock(x: number, y: number): number {
  const wale = Math.sin(Math.PI * fromMiddle(x, 0.96)) ** 0.8
  return wale * (0.82 + 0.18 * Math.sin((y / 0.96 + 0.4 * fromMiddle(x, 0.96)) * 2 * Math.PI))
}

/** How far a spot is from the nearest of rows of points, every other row shifted by half a step, in mm. */
function fromRows(x: number, y: number, [across, down]: readonly [number, number]): number {
  const row = Math.floor(y / down)
  const dx = (((x / across + (row % 2) * 0.5) % 1) - 0.5) * across
  return Math.hypot(dx, ((y / down) % 1) * down - down / 2)
}

const smooth = (from: number, to: number, value: number): number => {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return share * share * (3 - 2 * share)
}

/** Round holes in rows; between them the knit goes on. */
const mesh = (x: number, y: number): number =>
  smooth(0.42, 0.86, fromRows(x, y, [2.4, 2.4])) * (0.82 + 0.18 * stitches(x, y, 1.2))

/** Small pits in rows, walled by ridges like a honeycomb. */
const pique = (x: number, y: number): number =>
  0.25 + 0.6 * smooth(0.15, 0.72, fromRows(x, y, [1.6, 1.2])) + 0.15 * wave(x / 0.8)

/** Lozenges that lie higher than what is between them, each knitted the other way round. */
function jacquard(x: number, y: number): number {
  const lozenge = fromMiddle(x, 4.8) + fromMiddle(y, 4.8)
  const raised = smooth(0.9, 1.1, lozenge)
  const across = stitches(x, y, 0.96)
  const along = wave(y / 0.8) * 0.8
  return raised * (0.55 + 0.45 * across) + (1 - raised) * 0.4 * along
}

/** Brushed cloth: the knit is under fibres that lie in all directions. */
const fleece = (x: number, y: number): number =>
  0.42 * stitches(x, y, 1.2) + 0.38 * fibres(x, y, 24) + 0.2 * fibres(x + 3.1, y + 5.7, 12)

/** Long threads over four others: fine steps that run aslant. */
const satin = (x: number, y: number): number => {
  const thread = fromMiddle(x, 0.4)
  const float = wave(y / 2.4 + Math.floor(x / 0.4) * 0.375)
  return Math.sqrt(1 - thread * thread) * (0.7 + 0.3 * float)
}

/** Plain weave, and every few mm a thick thread both ways that stops a tear. */
function ripstop(x: number, y: number): number {
  const [across, down] = [Math.floor(x / 0.6), Math.floor(y / 0.6)]
  const isWarp = (across + down) % 2 === 0
  const thread = isWarp ? fromMiddle(x, 0.6) : fromMiddle(y, 0.6)
  const over = isWarp ? fromMiddle(y, 0.6) : fromMiddle(x, 0.6)
  const weave = Math.sqrt(1 - thread * thread) * (1 - 0.5 * over * over)
  const thick = Math.max(1 - smooth(0.15, 0.4, awayFrom(x)), 1 - smooth(0.15, 0.4, awayFrom(y)))
  return Math.max(0.5 * weave, thick * (0.75 + 0.25 * weave))
}
const awayFrom = (value: number): number => Math.abs((value % 4.8) - 2.4)

/** Values 0 to 1 at random, smooth between `steps` points of the tile. */
function fibres(x: number, y: number, steps: number): number {
  const at = (column: number, row: number) =>
    randomAt[((row % steps) * steps + (column % steps)) % randomAt.length] ?? 0
  const [across, down] = [(x / fabricTile) * steps, (y / fabricTile) * steps]
  const [column, row] = [Math.floor(across), Math.floor(down)]
  const [right, below] = [smooth(0, 1, across - column), smooth(0, 1, down - row)]
  const above = at(column, row) * (1 - right) + at(column + 1, row) * right
  const under = at(column, row + 1) * (1 - right) + at(column + 1, row + 1) * right
  return above * (1 - below) + under * below
}
const random = seededRandom(9)
const randomAt: readonly number[] = Array.from({ length: 24 * 24 }, random)

const plain = { sheen: 1, fuzz: 1, shade: 0 }

/** Sizes of features are those of sportswear cloth under a lens; depths, sheen and fuzz were chosen by eye. */
export const fabricSurfaces: Readonly<Record<FabricKind, FabricSurface>> = {
  jersey: { ...plain, height: (x, y) => stitches(x, y, 1.2), depth: 0.19, finest: 1.2 },
  heavyJersey: { ...plain, height: (x, y) => stitches(x, y, 1.6), depth: 0.27, finest: 1.6, sheen: 0.5, fuzz: 1.3 },
  interlock: { ...plain, height: interlock, depth: 0.12, finest: 0.96, sheen: 1.3, fuzz: 0.8 },
  mesh: { ...plain, height: mesh, depth: 0.34, finest: 1.2, shade: 0.75 },
  jacquard: { ...plain, height: jacquard, depth: 0.24, finest: 0.96, shade: 0.12 },
  pique: { ...plain, height: pique, depth: 0.42, finest: 0.8, shade: 0.4, sheen: 0.6 },
  fleece: { ...plain, height: fleece, depth: 0.3, finest: 0.8, sheen: 0.15, fuzz: 2.2, shade: 0.1 },
  satin: { ...plain, height: satin, depth: 0.035, finest: 0.4, sheen: 3, fuzz: 0.2 },
  ripstop: { ...plain, height: ripstop, depth: 0.12, finest: 0.6, sheen: 1.6, fuzz: 0.3 },
}
