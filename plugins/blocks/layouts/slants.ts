import type { Path, Point } from '../../../engine/plugin.ts'
import type { Body, Drawing } from './cloth.ts'
import { bandThrough, beyond, from, polygon, ribbon, together } from './shapes.ts'

const onBody =
  (draw: (body: Body) => Path): Drawing =>
  cloth =>
    cloth.kind === 'body' ? draw(cloth) : null

/** A band from the wearer's right shoulder to the left hip; over the shoulder and the side it meets itself. */
const sashBand = (body: Body, aside: number, width: number): Path => {
  const [shoulder, hip]: readonly Point[] = [
    [-(body.neckHalf + body.tip[0]) / 2, body.tip[1] / 2],
    [body.half, body.length * 0.86],
  ]
  return shoulder && hip ? bandThrough([shoulder[0] + aside, shoulder[1]], [hip[0] + aside, hip[1]], width) : []
}

export const sash = onBody(body => sashBand(body, 0, body.half * 0.46))

export const sashLines = onBody(body =>
  together([-1, 1].map(side => sashBand(body, side * body.half * 0.39, body.half * 0.06))),
)

/** A V of some height across the chest, its point in the middle. */
const chevronAt = (body: Body, y: number, height: number): Path => {
  const half = body.half + beyond
  return ribbon(
    [
      [-half, y - half * 0.5],
      [0, y],
      [half, y - half * 0.5],
    ],
    height,
  )
}

export const chevron = onBody(body => chevronAt(body, body.chest * 1.12, body.half * 0.4))

export const chevronLines = onBody(body =>
  together([
    chevronAt(body, body.chest * 1.12 + body.half * 0.5, body.half * 0.07),
    chevronAt(body, body.chest * 1.12 + body.half * 0.64, body.half * 0.035),
  ]),
)

/** Strokes that lean to the wearer's left and grow thinner towards the shoulder. */
const slashes = (body: Body, strokes: readonly (readonly [at: number, width: number])[]): Path =>
  together(
    strokes.map(([at, width]) => {
      const y = body.length * at
      return bandThrough([-body.half, y + body.half * 0.7], [body.half, y - body.half * 0.7], body.half * width)
    }),
  )

export const slash = onBody(body =>
  slashes(body, [
    [0.34, 0.05],
    [0.45, 0.12],
    [0.59, 0.22],
    [0.79, 0.36],
    [1.06, 0.54],
  ]),
)

export const slashLines = onBody(body =>
  slashes(body, [
    [0.395, 0.025],
    [0.52, 0.03],
    [0.685, 0.04],
    [0.92, 0.05],
  ]),
)

const rayCount = 13

/** Wedges that open upwards from the middle of the hem. */
const wedges = (body: Body, [shift, share]: readonly [shift: number, share: number]): Path => {
  const foot: Point = [0, body.length * 1.12]
  const reach = body.length * 2
  const towards = (turn: number): Point => [foot[0] + Math.sin(turn) * reach, foot[1] - Math.cos(turn) * reach]
  const step = (Math.PI * 0.9) / rayCount
  return together(
    from(-6, 6).map(at => {
      const middle = (at + shift) * step
      return polygon(foot, towards(middle - step * share), towards(middle + step * share))
    }),
  )
}

export const rays = onBody(body => wedges(body, [0, 0.25]))

export const rayLines = onBody(body => wedges(body, [0.5, 0.05]))
