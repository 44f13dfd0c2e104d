import type { Path } from '../../../engine/plugin.ts'
import type { Body, Drawing, DrawnPiece } from './cloth.ts'
import { beyond, from, polygon, rectangle, together } from './shapes.ts'

/** The whole of a sleeve. */
const whole = (cloth: DrawnPiece): Path | null =>
  cloth.kind === 'sleeve'
    ? rectangle(-cloth.half - beyond, cloth.top - beyond, cloth.half + beyond, cloth.bottom + beyond)
    : null

/** The wearer's left half, sleeve included. */
export const halves: Drawing = cloth => {
  if (cloth.kind === 'sleeve') return cloth.side === 'left' ? whole(cloth) : null
  return rectangle(0, -beyond, cloth.half + beyond, cloth.length + beyond)
}

export const halvesLine: Drawing = cloth =>
  cloth.kind === 'body' ? rectangle(-cloth.half * 0.03, -beyond, cloth.half * 0.03, cloth.length + beyond) : null

const quarterHeight = (body: Body): number => body.chest + (body.length - body.chest) * 0.36

/** Left above, right below, and the left sleeve. */
export const quarters: Drawing = cloth => {
  if (cloth.kind === 'sleeve') return cloth.side === 'left' ? whole(cloth) : null
  const [half, middle] = [cloth.half + beyond, quarterHeight(cloth)]
  return together([rectangle(0, -beyond, half, middle), rectangle(-half, middle, 0, cloth.length + beyond)])
}

export const quartersCross: Drawing = cloth => {
  if (cloth.kind === 'sleeve') return null
  const [thick, half, middle] = [cloth.half * 0.03, cloth.half + beyond, quarterHeight(cloth)]
  return together([
    rectangle(-thick, -beyond, thick, cloth.length + beyond),
    rectangle(-half, middle - thick, half, middle + thick),
  ])
}

/** Shoulders and sleeves above a straight line over the chest. */
export const yoke: Drawing = cloth =>
  cloth.kind === 'body'
    ? rectangle(-cloth.half - beyond, -beyond, cloth.half + beyond, cloth.chest * 0.74)
    : whole(cloth)

export const yokeLines: Drawing = cloth =>
  cloth.kind === 'body'
    ? together(
        [0.78, 0.84].map((at, index) => {
          const top = cloth.chest * at
          return rectangle(
            -cloth.half - beyond,
            top,
            cloth.half + beyond,
            top + cloth.half * (index === 0 ? 0.05 : 0.02),
          )
        }),
      )
    : null

/** Diamonds of a harlequin's coat, tip to tip; the side seams run through the middle of some. */
function diamondsOf(cloth: Body, share: number): Path {
  const [wide, high] = [cloth.half / 3, cloth.half / 2]
  const [dx, dy] = [(wide / 2) * share, (high / 2) * share]
  const rows = Math.ceil((cloth.length + beyond) / high)
  return together(
    from(-1, rows).flatMap(row =>
      from(-4, 4).map(column => {
        const [x, y] = [column * wide, row * high]
        return polygon([x, y - dy], [x + dx, y], [x, y + dy], [x - dx, y])
      }),
    ),
  )
}

export const diamonds: Drawing = cloth => (cloth.kind === 'body' ? diamondsOf(cloth, 1) : null)

export const smallDiamonds: Drawing = cloth => (cloth.kind === 'body' ? diamondsOf(cloth, 0.4) : null)
