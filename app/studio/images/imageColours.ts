import { hexOfChannels, type Oklab, oklabOf } from '../../../engine/colour/index.ts'
import type { Colour } from '../../../engine/index.ts'

/** Enough for the colours of a crest, and few enough for a frame. */
const side = 96

/** The colours that an image is made of, the largest first. */
export function coloursOfBitmap(bitmap: ImageBitmap): readonly Colour[] {
  const canvas = document.createElement('canvas')
  const share = Math.min(1, side / Math.max(bitmap.width, bitmap.height))
  canvas.width = Math.max(1, Math.round(bitmap.width * share))
  canvas.height = Math.max(1, Math.round(bitmap.height * share))
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) return []
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return coloursOfPixels(pen.getImageData(0, 0, canvas.width, canvas.height).data)
}

interface Shade extends Oklab {
  readonly hex: Colour
  readonly pixels: number
}

const max = 6
/** Shades nearer than this in OKLab look like one colour in two lights. */
const nearest = 0.11
/** Of all pixels: less than this is the edge between two colours. */
const minShare = 0.012
const rounds = 4

/**
 * The colours that pixels (RGBA, 0–255) are made of, the largest first: k-means in OKLab, from the most common shades
 * that differ. Each is a shade that is there, no mixture. Transparent pixels do not count.
 */
export function coloursOfPixels(pixels: Uint8ClampedArray): readonly Colour[] {
  const shades = shadesOf(pixels)
  const all = shades.reduce((sum, { pixels: count }) => sum + count, 0)
  let centres: readonly Oklab[] = seedsOf(shades)
  for (let round = 0; round < rounds; round++) centres = clustersOf(shades, centres).map(middleOf)
  return clustersOf(shades, centres)
    .map(cluster => ({ share: weightOf(cluster) / all, hex: cluster[0]?.hex ?? '' }))
    .filter(({ share, hex }) => hex !== '' && share >= minShare)
    .sort((one, other) => other.share - one.share)
    .map(({ hex }) => hex)
}

const distance = (one: Oklab, other: Oklab): number => Math.hypot(one.l - other.l, one.a - other.a, one.b - other.b)
const weightOf = (cluster: readonly Shade[]): number => cluster.reduce((sum, shade) => sum + shade.pixels, 0)

/** Sixteen steps a channel, the most common first. */
function shadesOf(pixels: Uint8ClampedArray): readonly Shade[] {
  const bins = new Map<number, [count: number, red: number, green: number, blue: number]>()
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4)
    if (alpha < 128) continue
    const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4)
    const bin = bins.get(key) ?? [0, 0, 0, 0]
    bins.set(key, [bin[0] + 1, bin[1] + red, bin[2] + green, bin[3] + blue])
  }
  return [...bins.values()]
    .sort((one, other) => other[0] - one[0])
    .map(([count, red, green, blue]) => {
      const channels = [red / count / 255, green / count / 255, blue / count / 255] as const
      return { ...oklabOf(channels), hex: hexOfChannels(channels).toUpperCase(), pixels: count }
    })
}

function seedsOf(shades: readonly Shade[]): readonly Oklab[] {
  const seeds: Shade[] = []
  for (const shade of shades) {
    if (seeds.length < max && seeds.every(seed => distance(seed, shade) >= nearest)) seeds.push(shade)
  }
  return seeds
}

/** Each shade goes to the centre that it is nearest to; in each the most common is first. */
function clustersOf(shades: readonly Shade[], centres: readonly Oklab[]): readonly (readonly Shade[])[] {
  const clusters: Shade[][] = centres.map(() => [])
  for (const shade of shades) {
    const apart = centres.map(centre => distance(centre, shade))
    clusters[apart.indexOf(Math.min(...apart))]?.push(shade)
  }
  return clusters.filter(cluster => cluster.length > 0)
}

function middleOf(cluster: readonly Shade[]): Oklab {
  const weight = weightOf(cluster)
  const mean = (channel: keyof Oklab) => cluster.reduce((sum, shade) => sum + shade[channel] * shade.pixels, 0) / weight
  return { l: mean('l'), a: mean('a'), b: mean('b') }
}
