import { closedPath, type Path, type PathSegment, type Point } from '../../../../engine/plugin.ts'
import { type Leg, type LegDrawing, legDrawings } from '../../../blocks/layouts/legs.ts'
import { beyond, from, polygon, rectangle, together } from '../../../blocks/layouts/shapes.ts'

/** What the first stripe draws, and what the second one adds to it. */
interface LegStripe {
  readonly main: LegDrawing
  readonly second: LegDrawing
}

const upright = ({ waist, hem }: Leg, left: number, right: number): Path =>
  rectangle(left, waist - beyond, right, hem + beyond)

/** Thin lines on both sides of the side, so many halves of the leg away from it. */
const piping =
  (at: number): LegDrawing =>
  leg =>
    together([-1, 1].map(side => upright(leg, leg.half * (side * at - 0.018), leg.half * (side * at + 0.018))))

/** The front of both legs, so that the trunks are of two halves. */
const frontHalf: LegDrawing = leg => upright(leg, -leg.half - beyond, 0)

const alongSide: LegDrawing = leg => upright(leg, -leg.half * 0.04, leg.half * 0.04)

const bands =
  (shares: readonly (readonly [top: number, bottom: number])[]): LegDrawing =>
  ({ half, hem }) =>
    together(shares.map(([top, bottom]) => rectangle(-half - beyond, hem * top, half + beyond, hem * bottom)))

/** Tongues of fire from the hem, `tall` and `wide` for those of the first stripe; they lean to the back. */
const flames =
  (tall: number, wide: number): LegDrawing =>
  ({ half, hem }) => {
    const step = half / 4
    return together(
      from(-5, 5).map(at => {
        const [x, height] = [at * step, hem * tall * (at % 2 === 0 ? 0.62 : 0.42)]
        const reach = step * wide
        const tongue: readonly PathSegment[] = [
          ['M', x - reach, hem + beyond],
          ['L', x - reach, hem - height * 0.12],
          [
            'C',
            x - reach * 1.05,
            hem - height * 0.5,
            x + reach * 0.1,
            hem - height * 0.55,
            x + reach * 0.35,
            hem - height,
          ],
          [
            'C',
            x + reach * 0.75,
            hem - height * 0.7,
            x + reach * 1.25,
            hem - height * 0.4,
            x + reach,
            hem - height * 0.1,
          ],
          ['L', x + reach, hem + beyond],
          ['Z'],
        ]
        return tongue
      }),
    )
  }

/** A row of lotus petals on the hem, as over the doors of a temple. */
const petals =
  (size: number): LegDrawing =>
  ({ half, hem }) => {
    const wide = half / 5
    return together(
      from(-6, 6).map(at => {
        const [x, reach, height] = [at * wide, (wide / 2) * size, wide * 1.35 * size]
        const foot = hem - wide * 0.3
        const petal: readonly PathSegment[] = [
          ['M', x - reach * 0.55, foot],
          ['C', x - reach * 1.35, foot - height * 0.45, x - reach * 0.6, foot - height * 0.72, x, foot - height],
          ['C', x + reach * 0.6, foot - height * 0.72, x + reach * 1.35, foot - height * 0.45, x + reach * 0.55, foot],
          ['Z'],
        ]
        return petal
      }),
    )
  }

/** Steps of a temple that rise to the side, so many times as high as those of the first stripe. */
const steps =
  (scale: number): LegDrawing =>
  ({ half, hem }) => {
    const [run, rise, count] = [half * 0.11 * scale, hem * 0.105 * scale, 5]
    const left = from(0, count - 1).flatMap((at): readonly Point[] => [
      [-run * (count - at), hem - rise * at],
      [-run * (count - at), hem - rise * (at + 1)],
    ])
    const right = left.map(([x, y]): Point => [-x, y]).toReversed()
    return polygon([-run * count, hem + beyond], ...left, ...right, [run * count, hem + beyond])
  }

/** A flash of lightning down the side, `shift` of its width further back. */
const bolt =
  (shift: number, width: number): LegDrawing =>
  ({ half, waist, hem }) => {
    const [reach, tall] = [half * 0.2, hem - waist]
    const corner = (across: number, down: number): Point => [reach * (across + shift), waist + tall * down]
    const line = [
      corner(0.5, -0.3),
      corner(-0.9, 0.36),
      corner(0.35, 0.36),
      corner(-0.8, 0.72),
      corner(0.2, 0.7),
      corner(-0.7, 1.3),
    ]
    return closedPath([
      ...line.map(([x, y]): Point => [x - (reach * width) / 2, y]),
      ...line.map(([x, y]): Point => [x + (reach * width) / 2, y]).toReversed(),
    ])
  }

/** Arrows that point down the side. */
const arrows =
  (offset: number): LegDrawing =>
  ({ half, hem }) => {
    const [reach, thick, gap] = [half * 0.3, hem * 0.075, hem * 0.3]
    return together(
      from(0, 2).map(at => {
        const y = hem * 0.12 + at * gap + offset * gap
        return polygon(
          [-reach, y],
          [0, y + reach * 0.6],
          [reach, y],
          [reach, y + thick],
          [0, y + reach * 0.6 + thick],
          [-reach, y + thick],
        )
      }),
    )
  }

const block =
  (name: string): LegDrawing =>
  leg =>
    legDrawings[name]?.(leg) ?? []

/** In the order in which they are offered. */
export const trunkStripes: Readonly<Record<string, LegStripe>> = {
  side: { main: block('side'), second: piping(0.15) },
  double: { main: block('double'), second: alongSide },
  wedge: { main: block('wedge'), second: alongSide },
  slash: { main: block('slash'), second: piping(0.9) },
  halves: { main: frontHalf, second: alongSide },
  hoops: {
    main: bands([
      [0.16, 0.3],
      [0.42, 0.56],
    ]),
    second: bands([
      [0.32, 0.35],
      [0.37, 0.4],
    ]),
  },
  flames: { main: flames(1, 0.62), second: flames(0.62, 0.34) },
  petals: { main: petals(1), second: petals(0.52) },
  steps: { main: steps(1), second: steps(0.58) },
  bolt: { main: bolt(0, 0.75), second: bolt(0.62, 0.2) },
  arrows: { main: arrows(0), second: arrows(0.42) },
}
