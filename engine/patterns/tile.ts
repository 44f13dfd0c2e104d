import type { Path } from '../geometry/path.ts'

/** A shape that is repeated over cloth, in mm at scale 1. It may reach into its neighbours, which are the same. */
export interface Tile {
  readonly id: string
  readonly width: number
  readonly height: number
  readonly path: Path
  /** Where its outlines overlap there is a hole, as files from elsewhere are drawn. */
  readonly evenOdd?: boolean
}

/** What a generator draws: a tile that has no name yet. */
export type DrawnTile = Omit<Tile, 'id'>

/** Numbers from 0 to 1, the same for the same seed. */
export type Random = () => number

/** A number that people set: its range and how a control steps through it. */
export interface Slider {
  readonly min: number
  readonly max: number
  readonly initial: number
  readonly step: number
  readonly unit: 'mm' | '%' | '°' | ''
}

/**
 * Draws a tile from geometry alone. Designs are stored with its name and its settings, so that it draws the same for
 * ever: for other lines write another one.
 */
export interface Generator<Name extends string = string> {
  /** In the order in which they are shown. */
  readonly sliders: Readonly<Record<Name, Slider>>
  /** Whether chance has a part in it. */
  readonly isRandom: boolean
  draw(values: Readonly<Record<Name, number>>, random: Random): DrawnTile
}

interface GeneratorSpec<Name extends string> {
  readonly sliders: Readonly<Record<Name, Slider>>
  readonly draw: Generator<Name>['draw']
}

/** A generator that draws the same tile whatever the seed. */
export const drawn = <Name extends string>(spec: GeneratorSpec<Name>): Generator<Name> => ({ ...spec, isRandom: false })

/** A generator that draws another tile for each seed. */
export const chanced = <Name extends string>(spec: GeneratorSpec<Name>): Generator<Name> => ({
  ...spec,
  isRandom: true,
})

/** Millimetres, to half of one. */
export const millimetres = (min: number, initial: number, max: number): Slider => ({
  ...{ min, initial, max },
  step: max > 20 ? 1 : 0.5,
  unit: 'mm',
})

/** Percent, 0 to 100 unless said. */
export const percent = (initial: number, min = 0, max = 100): Slider => ({ min, max, initial, step: 1, unit: '%' })

/** Whole numbers. */
export const count = (min: number, initial: number, max: number): Slider => ({ min, max, initial, step: 1, unit: '' })

/** Degrees, clockwise. */
export const degrees = (min: number, initial: number, max: number): Slider => ({
  min,
  max,
  initial,
  step: 1,
  unit: '°',
})
