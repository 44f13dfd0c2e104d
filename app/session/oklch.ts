import { clamp } from '../../engine/geometry/clamp.ts'

/** Lightness 0–1, chroma and hue in degrees. */
export interface Oklch {
  readonly l: number
  readonly c: number
  readonly h: number
}

type Channels = readonly [red: number, green: number, blue: number]

/*
 * The few colour sums that every page needs to wear the shop's colour; culori has them all and weighs 12 kB.
 * Matrices by Björn Ottosson, https://bottosson.github.io/posts/oklab/.
 */

const linearOf = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
const channelOf = (linear: number): number => {
  const size = Math.abs(linear)
  return size <= 0.0031308 ? linear * 12.92 : Math.sign(linear) * (1.055 * size ** (1 / 2.4) - 0.055)
}

/** Linear red, green and blue, 0–1, of `#rrggbb`. */
function linearOfHex(hex: string): Channels {
  const at = (start: number) => linearOf(Number.parseInt(hex.slice(start, start + 2), 16) / 255)
  return [at(1), at(3), at(5)]
}

/** The colour `#rrggbb` in OKLCH. The hue of a grey means nothing. */
export function oklchOf(hex: string): Oklch {
  const [r, g, b] = linearOfHex(hex)
  const [l, m, s] = [
    Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b),
    Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b),
    Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b),
  ]
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bee = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  const hue = (Math.atan2(bee, a) * 180) / Math.PI
  return { l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, c: Math.hypot(a, bee), h: (hue + 360) % 360 }
}

function channelsOf({ l, c, h }: Oklch): Channels {
  const [a, b] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)]
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    channelOf(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
    channelOf(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
    channelOf(-0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short),
  ]
}

const fits = (channels: Channels): boolean => channels.every(channel => channel >= -1e-6 && channel <= 1 + 1e-6)

/** `#rrggbb` of a colour; of one that no screen shows, the most colourful that one shows of its lightness and hue. */
export function hexOf(colour: Oklch): string {
  let [low, high] = [0, fits(channelsOf(colour)) ? 0 : colour.c]
  // Twenty halvings: finer than a step of a channel.
  for (let turn = 0; high > 0 && turn < 20; turn++) {
    const c = (low + high) / 2
    if (fits(channelsOf({ ...colour, c }))) low = c
    else high = c
  }
  const shown = high > 0 ? { ...colour, c: low } : colour
  const digits = (channel: number) =>
    Math.round(clamp(channel, 0, 1) * 255)
      .toString(16)
      .padStart(2, '0')
  return `#${channelsOf(shown).map(digits).join('')}`
}

const luminanceOf = (hex: string): number => {
  const [r, g, b] = linearOfHex(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** The contrast of two colours by WCAG 2, 1–21. */
export function contrastOf(one: string, other: string): number {
  const [a, b] = [luminanceOf(one), luminanceOf(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}
