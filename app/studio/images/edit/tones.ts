import type { Colour } from '../../../../engine/index.ts'
import type { Pixels } from './pixels.ts'

interface Tone {
  /** −100 to 100 each, 0 as it was. */
  readonly brightness: number
  readonly contrast: number
  readonly saturation: number
  /** Degrees. */
  readonly hue: number
}

/** Brightness and contrast of each channel, then saturation and hue about the grey of the same lightness. In place. */
export function toned({ data }: Pixels, { brightness, contrast, saturation, hue }: Tone): void {
  const slope = contrast >= 0 ? 1 + contrast / 50 : 1 + contrast / 100
  const table = Uint8ClampedArray.from({ length: 256 }, (_, value) => (value - 128) * slope + 128 + brightness * 1.28)
  const matrix = hueMatrix(hue, 1 + saturation / 100)
  const isGreyOnly = hue === 0 && saturation === 0
  for (let at = 0; at < data.length; at += 4) {
    const red = table[data[at] ?? 0] ?? 0
    const green = table[data[at + 1] ?? 0] ?? 0
    const blue = table[data[at + 2] ?? 0] ?? 0
    data[at] = isGreyOnly ? red : matrix[0] * red + matrix[1] * green + matrix[2] * blue
    data[at + 1] = isGreyOnly ? green : matrix[3] * red + matrix[4] * green + matrix[5] * blue
    data[at + 2] = isGreyOnly ? blue : matrix[6] * red + matrix[7] * green + matrix[8] * blue
  }
}

type Nine = readonly [number, number, number, number, number, number, number, number, number]

/** The weights with which an eye takes red, green and blue for light, as filters of CSS have them. */
const [wr, wg, wb] = [0.213, 0.715, 0.072]

/** Turns colours about the grey axis and stretches them away from it, as `hue-rotate` and `saturate` of CSS do. */
function hueMatrix(degrees: number, saturation: number): Nine {
  const angle = (degrees * Math.PI) / 180
  const [c, s] = [Math.cos(angle) * saturation, Math.sin(angle) * saturation]
  return [
    wr + c * (1 - wr) - s * wr,
    wg - c * wg - s * wg,
    wb - c * wb + s * (1 - wb),
    wr - c * wr + s * 0.143,
    wg + c * (1 - wg) + s * 0.14,
    wb - c * wb - s * 0.283,
    wr - c * wr - s * (1 - wr),
    wg - c * wg + s * wg,
    wb + c * (1 - wb) + s * wb,
  ]
}

/** Darker than this in every channel is taken for the black that a graphic or a pattern is drawn in. */
const darkest = 50

/** Whether tinting changes a pixel: red, green and blue each below 50, and any opacity at all. */
export const isTinted = (red: number, green: number, blue: number, alpha: number): boolean =>
  red < darkest && green < darkest && blue < darkest && alpha > 0

/** Gives what is nearly black a colour and leaves its opacity. In place. */
export function tinted({ data }: Pixels, colour: Colour): void {
  const [red, green, blue] = channelsOf(colour)
  for (let at = 0; at < data.length; at += 4) {
    if (!isTinted(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0, data[at + 3] ?? 0)) continue
    data[at] = red
    data[at + 1] = green
    data[at + 2] = blue
  }
}

/** The same rule for lines: colours of an SVG that are nearly black become another one. */
export function tintedSvg(svg: string, colour: Colour): string {
  const isFilled = /<svg[^>]* fill=/.test(svg)
  // What has no colour of its own is black.
  const root = isFilled ? svg : svg.replace(/<svg\b/, `<svg fill="${colour}"`)
  return root.replace(
    /\b(fill|stroke|stop-color)="(#[0-9a-f]{3}|#[0-9a-f]{6}|black)"/gi,
    (whole, name: string, value: string) => {
      const [red, green, blue] = channelsOf(longHex(value))
      return isTinted(red, green, blue, 255) ? `${name}="${colour}"` : whole
    },
  )
}

function longHex(value: string): Colour {
  if (value.toLowerCase() === 'black') return '#000000'
  return value.length === 4 ? `#${[...value.slice(1)].map(digit => digit + digit).join('')}` : value
}

/** Red, green and blue of `#rrggbb`, 0–255. */
export function channelsOf(colour: Colour): readonly [number, number, number] {
  const value = Number.parseInt(colour.slice(1, 7), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}
