import type { Colour } from '../../../../engine/index.ts'
import type { Pixels } from './pixels.ts'
import { channelsOf } from './tones.ts'

interface Swap {
  readonly from: Colour
  readonly to: Colour
}

/** A cube of 32 steps a channel: what lies in one step is one colour to an eye on cloth. */
const bits = 5
const cells = 1 << (3 * bits)
const cellOf = (red: number, green: number, blue: number): number =>
  ((red >> (8 - bits)) << (2 * bits)) | ((green >> (8 - bits)) << bits) | (blue >> (8 - bits))

/** Fewer opaque than this do not count: they are rims. */
const opaque = 128

/** The so many colours that stand best for an image, the most common first: median cut, then each box to its mean. */
export function paletteOf({ data }: Pixels, colours: number): readonly Colour[] {
  const counts = new Uint32Array(cells)
  const sums = [new Float64Array(cells), new Float64Array(cells), new Float64Array(cells)] as const
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < opaque) continue
    const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
    const cell = cellOf(red, green, blue)
    counts[cell] = (counts[cell] ?? 0) + 1
    sums[0][cell] = (sums[0][cell] ?? 0) + red
    sums[1][cell] = (sums[1][cell] ?? 0) + green
    sums[2][cell] = (sums[2][cell] ?? 0) + blue
  }
  const shades: Shade[] = []
  for (let cell = 0; cell < cells; cell++) {
    const pixels = counts[cell] ?? 0
    if (pixels > 0) shades.push({ pixels, mean: [0, 1, 2].map(c => (sums[c as 0]?.[cell] ?? 0) / pixels) })
  }
  return boxesOf(shades, colours)
    .map(box => ({ weight: weightOf(box), colour: meanOf(box) }))
    .sort((a, b) => b.weight - a.weight)
    .map(({ colour }) => colour)
}

interface Shade {
  readonly pixels: number
  readonly mean: readonly number[]
}

const weightOf = (box: readonly Shade[]): number => box.reduce((sum, { pixels }) => sum + pixels, 0)

/** Cuts the box in which colours differ most, weighed by how many pixels have them, until there are enough. */
function boxesOf(shades: readonly Shade[], colours: number): readonly (readonly Shade[])[] {
  const boxes: (readonly Shade[])[] = shades.length > 0 ? [shades] : []
  while (boxes.length < colours) {
    const spreads = boxes.map(spreadOf)
    const at = spreads.reduce((best, { worth }, index) => (worth > (spreads[best]?.worth ?? 0) ? index : best), 0)
    const [box, spread] = [boxes[at], spreads[at]]
    if (!box || !spread || spread.worth === 0) break
    const [low, high] = [
      box.filter(({ mean }) => (mean[spread.channel] ?? 0) <= spread.middle),
      box.filter(({ mean }) => (mean[spread.channel] ?? 0) > spread.middle),
    ]
    if (low.length === 0 || high.length === 0) break
    boxes.splice(at, 1, low, high)
  }
  return boxes
}

interface Spread {
  readonly channel: number
  readonly middle: number
  readonly worth: number
}

function spreadOf(box: readonly Shade[]): Spread {
  const all = weightOf(box)
  const spreads = [0, 1, 2].map((channel): Spread => {
    const middle = box.reduce((sum, { pixels, mean }) => sum + pixels * (mean[channel] ?? 0), 0) / all
    const worth = box.reduce((sum, { pixels, mean }) => sum + pixels * ((mean[channel] ?? 0) - middle) ** 2, 0)
    return { channel, middle, worth: box.length < 2 ? 0 : worth }
  })
  return spreads.reduce((best, each) => (each.worth > best.worth ? each : best))
}

function meanOf(box: readonly Shade[]): Colour {
  const all = weightOf(box)
  const channel = (at: number) =>
    Math.round(box.reduce((sum, { pixels, mean }) => sum + pixels * (mean[at] ?? 0), 0) / all)
  return `#${[0, 1, 2].map(at => channel(at).toString(16).padStart(2, '0')).join('')}`
}

/** Brings an image down to a palette; swapped colours take the place of the nearest of it. In place. */
export function recoloured(image: Pixels, palette: readonly Colour[], swaps: readonly Swap[] = []): void {
  const found = palette.map(channelsOf)
  const shown = found.map((channels, index) => {
    const swap = swaps.find(({ from }) => nearest(found, channelsOf(from)) === index)
    return swap ? channelsOf(swap.to) : channels
  })
  if (found.length === 0) return
  const known = new Int16Array(cells).fill(-1)
  const { data } = image
  for (let at = 0; at < data.length; at += 4) {
    const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
    const cell = cellOf(red, green, blue)
    let index = known[cell] ?? -1
    if (index < 0) {
      index = nearest(found, [red, green, blue])
      known[cell] = index
    }
    const colour = shown[index]
    if (!colour) continue
    data[at] = colour[0]
    data[at + 1] = colour[1]
    data[at + 2] = colour[2]
  }
}

function nearest(palette: readonly (readonly number[])[], [red = 0, green = 0, blue = 0]: readonly number[]): number {
  let [best, distance] = [0, Number.POSITIVE_INFINITY]
  for (let index = 0; index < palette.length; index++) {
    const [r = 0, g = 0, b = 0] = palette[index] ?? []
    // Green differs most to an eye, blue least.
    const apart = 3 * (r - red) ** 2 + 4 * (g - green) ** 2 + 2 * (b - blue) ** 2
    if (apart < distance) [best, distance] = [index, apart]
  }
  return best
}
