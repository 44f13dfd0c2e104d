import { contrastOf, hexOf, oklchOf } from '../../../engine/colour/index.ts'
import type { Colour, TemplatePalette } from '../../../engine/index.ts'

/** The four colours that a kit is made of. */
export type KitColours = Pick<TemplatePalette, 'main' | 'second' | 'light' | 'dark'>

/** Below this a colour is a grey. */
const minChroma = 0.04
/** Of a grey, whose hue means nothing: it is toned as a blue would be. */
const noChroma = 1e-4
const blue = 250
/** Lettering in the second colour stands on the main one. */
const minContrast = 2
const [paper, night] = ['#FBF8F0', '#15161A']

interface Tone {
  readonly colour: Colour
  readonly l: number
  readonly c: number
}

/** Gives the colours of a crest, the largest first, their roles on a kit; what it lacks is derived from what it has. */
export function crestPalette(colours: readonly Colour[]): KitColours {
  const tones = colours.map((colour): Tone => {
    const { l, c } = oklchOf(colour)
    return { colour, l, c }
  })
  const main = (tones.find(({ c, l }) => c >= minChroma && l < 0.9) ?? tones[0])?.colour ?? '#1D3FBF'
  const rest = tones.filter(({ colour }) => colour !== main)
  const light = brightest(rest.filter(({ l }) => l >= 0.86)) ?? paper
  const dark = brightest(rest.filter(({ l }) => l <= 0.32)) ?? toned(main, { l: 0.2, c: 0.05, turn: 0 })
  const second = rest
    .filter(({ c }) => c >= minChroma)
    .find(({ colour }) => contrastOf(colour, main) >= minContrast)?.colour
  return { main, second: second ?? readableOn(main, [light, dark, paper, night]), light, dark }
}

/** A palette for both versions: the goalkeeper wears what nobody takes for the players'. */
export function withKeeper({ main, second, light, dark }: KitColours): TemplatePalette {
  return {
    main,
    second,
    light,
    dark,
    keeper: toned(main, { l: 0.55, c: 0.13, turn: 150 }),
    keeperSecond: toned(main, { l: 0.26, c: 0.07, turn: 150 }),
  }
}

const brightest = (tones: readonly Tone[]): Colour | undefined =>
  tones.toSorted((one, other) => other.l - one.l)[0]?.colour

const readableOn = (ground: Colour, inks: readonly Colour[]): Colour =>
  inks.toSorted((one, other) => contrastOf(other, ground) - contrastOf(one, ground))[0] ?? paper

interface Wanted {
  readonly l: number
  readonly c: number
  /** Round the circle of hues, in degrees. */
  readonly turn: number
}

function toned(colour: Colour, { l, c, turn }: Wanted): Colour {
  const of = oklchOf(colour)
  const hue = of.c > noChroma ? of.h : blue
  return hexOf({ l, c, h: (hue + turn) % 360 }).toUpperCase()
}
