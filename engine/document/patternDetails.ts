/** How the colour of a pattern is mixed with what lies below it; the names are those of CSS. */
export const blends = ['normal', 'multiply', 'screen', 'overlay', 'darken', 'lighten', 'soft-light'] as const
export type Blend = (typeof blends)[number]

/** Where a pattern fades to: towards a side, or from the middle outwards or inwards. */
export const fadeWays = ['none', 'down', 'up', 'left', 'right', 'out', 'in'] as const
export type FadeWay = (typeof fadeWays)[number]

/** A pattern is whole until `from`, gone from `until` on; shares of what is seen of the piece, 0–1. */
export interface Fade {
  readonly way: FadeWay
  readonly from: number
  readonly until: number
}

export const noFade: Fade = { way: 'none', from: 0.2, until: 0.9 }

/** What a pattern may have beyond size, turn, opacity and colour. */
export interface PatternDetails {
  /** In mm of the cloth, before it is turned. */
  readonly x: number
  readonly y: number
  /** Of a pattern that chance draws; `null` takes its own. */
  readonly seed: number | null
  /** What is set of the sliders of a pattern that is drawn from geometry. */
  readonly settings: Readonly<Record<string, number>>
  readonly blend: Blend
  readonly fade: Fade
  /** Goes on over side seams, stretched a little so that it meets itself all round. */
  readonly joined: boolean
}

export const patternRanges = {
  /** mm */
  offset: [-500, 500],
  seed: [0, 999_999],
} as const

/** More sliders no generator has. */
const maxSettings = 16

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const within = (value: unknown, [min, max]: readonly [number, number]): value is number =>
  typeof value === 'number' && value >= min && value <= max
const oneOf = <Value extends string>(value: unknown, values: readonly Value[], initial: Value): Value =>
  values.find(each => each === value) ?? initial

/**
 * What a fill says of its details: the initial value where nothing is written, or nothing that makes sense. Any value may
 * stand in the log, so that pages of before and of after have the same document.
 */
export function detailsOf(fill: Partial<Readonly<Record<keyof PatternDetails, unknown>>>): PatternDetails {
  const { x, y, seed, settings, blend, fade, joined } = fill
  return {
    x: within(x, patternRanges.offset) ? x : 0,
    y: within(y, patternRanges.offset) ? y : 0,
    seed: within(seed, patternRanges.seed) && Number.isInteger(seed) ? seed : null,
    settings: isObject(settings) ? numbersOf(settings) : {},
    blend: oneOf(blend, blends, 'normal'),
    fade: isObject(fade) ? fadeOf(fade) : noFade,
    joined: joined === true,
  }
}

const numbersOf = (settings: Readonly<Record<string, unknown>>): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(settings)
      .filter((entry): entry is [string, number] => typeof entry[1] === 'number' && Number.isFinite(entry[1]))
      .slice(0, maxSettings),
  )

function fadeOf({ way, from, until }: Readonly<Record<string, unknown>>): Fade {
  const [start, end] = [within(from, [0, 1]) ? from : noFade.from, within(until, [0, 1]) ? until : noFade.until]
  return { way: oneOf(way, fadeWays, 'none'), from: Math.min(start, end), until: Math.max(start, end) }
}
