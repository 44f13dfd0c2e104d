import { type Channels, channelsOfLinear, hexOfChannels, linearOfChannels, linearOfHex } from './srgb.ts'

/** Lightness 0–1, and how far a colour is from grey towards red (a) and yellow (b). */
export interface Oklab {
  readonly l: number
  readonly a: number
  readonly b: number
}

/** Lightness 0–1, chroma and hue in degrees. */
export interface Oklch {
  readonly l: number
  readonly c: number
  readonly h: number
}

/*
 * The few colour sums that pages need before anybody acts; culori has them all and weighs 16 kB.
 * Matrices by Björn Ottosson, https://bottosson.github.io/posts/oklab/.
 */

function oklabOfLinear([r, g, b]: Channels): Oklab {
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return {
    l: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    a: 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  }
}

function channelsOf({ l, a, b }: Oklab): Channels {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return channelsOfLinear([
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ])
}

/** The colour of red, green and blue, 0–1, in OKLab. */
export const oklabOf = (channels: Channels): Oklab => oklabOfLinear(linearOfChannels(channels))

/** The colour `#rrggbb` in OKLCH. The hue of a grey means nothing. */
export function oklchOf(hex: string): Oklch {
  const { l, a, b } = oklabOfLinear(linearOfHex(hex))
  const hue = (Math.atan2(b, a) * 180) / Math.PI
  return { l, c: Math.hypot(a, b), h: (hue + 360) % 360 }
}

const fits = (channels: Channels): boolean => channels.every(channel => channel >= -1e-6 && channel <= 1 + 1e-6)

/** `#rrggbb` of a colour; of one that no screen shows, the most colourful that one shows of its lightness and hue. */
export function hexOf({ l, c, h }: Oklch): string {
  const turn = (h * Math.PI) / 180
  const channelsAt = (chroma: number) => channelsOf({ l, a: chroma * Math.cos(turn), b: chroma * Math.sin(turn) })
  if (fits(channelsAt(c))) return hexOfChannels(channelsAt(c))
  let [low, high] = [0, c]
  // Twenty halvings: finer than a step of a channel.
  for (let half = 0; half < 20; half++) {
    const chroma = (low + high) / 2
    if (fits(channelsAt(chroma))) low = chroma
    else high = chroma
  }
  return hexOfChannels(channelsAt(low))
}

/** `#rrggbb` between two colours as the eye sees it; a `share` of 0 is the first, of 1 the other. */
export function mixed(one: string, other: string, share: number): string {
  const [from, to] = [oklabOfLinear(linearOfHex(one)), oklabOfLinear(linearOfHex(other))]
  const between = (channel: keyof Oklab) => from[channel] + (to[channel] - from[channel]) * share
  return hexOfChannels(channelsOf({ l: between('l'), a: between('a'), b: between('b') }))
}
