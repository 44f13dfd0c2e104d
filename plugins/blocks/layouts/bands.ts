import type { Path, Point } from '../../../engine/plugin.ts'
import type { Drawing, DrawnPiece } from './cloth.ts'
import { beyond, from, rectangle, ribbon, together } from './shapes.ts'

/** A stripe down the body and sleeve, its middle `x` from the middle of the piece. */
const down = (cloth: DrawnPiece, x: number, width: number): Path =>
  cloth.kind === 'body'
    ? rectangle(x - width / 2, -beyond, x + width / 2, cloth.length + beyond)
    : rectangle(x - width / 2, cloth.top - beyond, x + width / 2, cloth.bottom + beyond)

/** A stripe round the body; on the sleeves at the same height, measured from the armpit. */
function round(cloth: DrawnPiece, top: number, height: number): Path {
  const lift = cloth.kind === 'sleeve' ? cloth.lift : 0
  const half = cloth.half + beyond
  return rectangle(-half, top + lift, half, top + height + lift)
}

/** Upright stripes, nine of equal width from side to side, five of them coloured. */
export const vertical: Drawing = cloth => {
  const unit = (cloth.half * 2) / 9
  return together([-4, -2, 0, 2, 4].map(at => down(cloth, at * unit, unit)))
}

/** A line in the middle of each gap of `vertical`. */
export const verticalLines: Drawing = cloth => {
  const unit = (cloth.half * 2) / 9
  return together([-3, -1, 1, 3].map(at => down(cloth, at * unit, unit * 0.14)))
}

export const pinstripes: Drawing = cloth =>
  together(from(-7, 7).map(at => down(cloth, at * cloth.half * 0.135, cloth.half * 0.016)))

/** Between the lines of `pinstripes`. */
export const finePinstripes: Drawing = cloth =>
  together(from(-8, 7).map(at => down(cloth, (at + 0.5) * cloth.half * 0.135, cloth.half * 0.008)))

export const centreBand: Drawing = cloth => (cloth.kind === 'body' ? down(cloth, 0, cloth.half * 0.4) : null)

export const centreLines: Drawing = cloth =>
  cloth.kind === 'body'
    ? together([-1, 1].map(side => down(cloth, side * cloth.half * 0.25, cloth.half * 0.035)))
    : null

/** Twelve bands from shoulder to hem; the sleeves take the body's measure, which their `bodyLength` gives. */
const hoopHeight = (cloth: DrawnPiece): number => (cloth.kind === 'body' ? cloth.length : cloth.bodyLength) / 12

/** Every other band, and enough of them for a long sleeve. */
const everyOther = from(-1, 7).map(at => at * 2)

export const hoops: Drawing = cloth => {
  const height = hoopHeight(cloth)
  return together(everyOther.map(at => round(cloth, (at + 0.5) * height, height)))
}

/** A line in the middle of each gap of `hoops`. */
export const hoopLines: Drawing = cloth => {
  const height = hoopHeight(cloth)
  return together(everyOther.map(at => round(cloth, (at - 0.07) * height, height * 0.14)))
}

/** One broad hoop over the chest. */
export const chestBand: Drawing = cloth =>
  cloth.kind === 'body' ? round(cloth, cloth.chest * 0.86, cloth.length * 0.17) : null

export const chestLines: Drawing = cloth =>
  cloth.kind === 'body'
    ? together([
        round(cloth, cloth.chest * 0.86 - cloth.length * 0.03, cloth.length * 0.014),
        round(cloth, cloth.chest * 0.86 + cloth.length * 0.186, cloth.length * 0.014),
      ])
    : null

const teeth = 12

function zigzagLine(half: number, y: number, height: number): readonly Point[] {
  const step = (half * 2) / teeth
  return from(-4, teeth + 4).map((at): Point => [-half + at * step, y + (at % 2 === 0 ? 0 : height)])
}

/** Hoops with teeth; the sides meet in the foot of a tooth. */
export const zigzag: Drawing = cloth => {
  if (cloth.kind === 'sleeve') return null
  const step = cloth.length / 8
  return together(
    from(0, 7).map(at => ribbon(zigzagLine(cloth.half, at * step + step * 0.2, step * 0.45), step * 0.36)),
  )
}

export const zigzagLines: Drawing = cloth => {
  if (cloth.kind === 'sleeve') return null
  const step = cloth.length / 8
  return together(
    from(0, 7).map(at => ribbon(zigzagLine(cloth.half, at * step + step * 0.72, step * 0.45), step * 0.08)),
  )
}
