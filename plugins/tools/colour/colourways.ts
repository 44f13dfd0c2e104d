import {
  type Colour,
  contrastOf,
  type DesignDocument,
  type GarmentPlugin,
  hexOf,
  oklchOf,
} from '../../../engine/plugin.ts'
import { colouredThings } from './kitColours.ts'

/** Turns round the circle of hues, in degrees, that go well with a colour. */
const turns = {
  complementary: [180],
  analogous: [-30, 30],
  triadic: [120, 240],
  split: [150, 210],
  square: [90, 180, 270],
} as const

export type Harmony = keyof typeof turns | 'shades'
export const harmonies: readonly Harmony[] = [...(Object.keys(turns) as (keyof typeof turns)[]), 'shades']

/** Less colourful than this is a grey, whose hue means nothing. */
const minChroma = 0.03
/** As far as shades are from each other in lightness. */
const shadeStep = 0.16

/** The colours that go with one by a harmony. A grey has shades alone. */
export function harmonyOf(colour: Colour, harmony: Harmony): readonly Colour[] {
  const { l, c, h } = oklchOf(colour)
  if (harmony === 'shades')
    return [-2, -1, 1, 2]
      .map(step => l + step * shadeStep)
      .filter(shade => shade > 0.08 && shade < 0.98)
      .map(shade => hexOf({ l: shade, c, h }))
  return c < minChroma ? [] : turns[harmony].map(turn => hexOf({ l, c, h: (h + turn + 360) % 360 }))
}

/** One change of a colourway: what has a colour gets another. */
export interface Recolouring {
  readonly from: Colour
  readonly to: Colour
}

/** Turned by this, no hue comes back for long (the golden angle). */
const nextHue = 137.508
/** Hues nearer than this, in degrees, are one colour of the kit in several shades. */
const sameHue = 28
/** Lettering is to be told from its cloth by this much, or by what it was before where that was less. */
const minContrast = 3

/**
 * Another colourway: the hues of a kit turn into a harmony, each shade as light as before, greys as they are. Letters
 * that could be read can be read then: those that could not are made lighter or darker. `step` counts the colourways.
 */
export function colourway(document: DesignDocument, garment: GarmentPlugin, step: number): readonly Recolouring[] {
  const { cloth, lettering } = colouredThings(document, garment)
  const all = [...new Set([...cloth, ...lettering].flat())]
  const groups = hueGroups(all)
  const harmony = Object.values(turns)[step % Object.keys(turns).length] ?? turns.complementary
  const [first = 0] = groups
  const base = first + nextHue * (1 + (step % 7))
  const hueOf = (hue: number): number => {
    const at = groups.findIndex(other => between(hue, other) <= sameHue)
    const turn = at <= 0 ? 0 : (harmony[(at - 1) % harmony.length] ?? 0)
    return (base + turn + (hue - (groups[at] ?? hue)) + 720) % 360
  }
  const turned = new Map(
    all.map(colour => {
      const { l, c, h } = oklchOf(colour)
      return [colour, c < minChroma ? colour : hexOf({ l, c, h: hueOf(h) })] as const
    }),
  )
  keepReadable(turned, { cloth: [...new Set(cloth.flat())], lettering: [...new Set(lettering.flat())] })
  return [...turned].flatMap(([from, to]) => (from === to ? [] : [{ from, to }]))
}

const between = (one: number, other: number): number => {
  const apart = Math.abs(one - other) % 360
  return Math.min(apart, 360 - apart)
}

/** The hues of a kit, the first one that was met of each. */
function hueGroups(colours: readonly Colour[]): readonly number[] {
  const groups: number[] = []
  for (const { c, h } of colours.map(oklchOf))
    if (c >= minChroma && !groups.some(other => between(h, other) <= sameHue)) groups.push(h)
  return groups
}

interface Grounds {
  readonly cloth: readonly Colour[]
  readonly lettering: readonly Colour[]
}

const lightnesses = Array.from({ length: 41 }, (_, at) => at / 40)

/** Makes lettering lighter or darker, as little as it takes; what is cloth too stays, because it is the ground of others. */
function keepReadable(turned: Map<Colour, Colour>, { cloth, lettering }: Grounds): void {
  for (const ink of lettering) {
    const grounds = cloth.map(ground => ({
      ground: turned.get(ground) ?? ground,
      wanted: Math.min(minContrast, contrastOf(ink, ground)),
    }))
    const shortOf = (colour: Colour) =>
      Math.max(0, ...grounds.map(({ ground, wanted }) => wanted - contrastOf(colour, ground)))
    const now = turned.get(ink) ?? ink
    if (cloth.includes(ink) || shortOf(now) === 0) continue
    const { l, c, h } = oklchOf(now)
    const [best] = lightnesses
      .map(light => ({ colour: hexOf({ l: light, c, h }), away: Math.abs(light - l) }))
      .sort((one, other) => shortOf(one.colour) - shortOf(other.colour) || one.away - other.away)
    if (best) turned.set(ink, best.colour)
  }
}
