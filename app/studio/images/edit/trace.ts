import ImageTracer from 'imagetracerjs'
import { blank, type Pixels } from './pixels.ts'
import { paletteOf, recoloured } from './recolour.ts'
import { channelsOf } from './tones.ts'

/** More pixels than these make no other lines, and take ten times as long. */
const tracedPixels = 1_500_000
/** Lines of a crest that can still be edited, cut and printed fast. */
const maxBytes = 1_500_000

interface Tracing {
  readonly colours: number
  /** How small a spot may be, 0–100. */
  readonly detail: number
}

/** An image as an SVG of at most so many colours, or `null` where it has too many spots to be lines. */
export function traced(image: Pixels, { colours, detail }: Tracing): string | null {
  const small = shrunk(image, tracedPixels)
  const palette = paletteOf(small, colours)
  recoloured(small, palette)
  const { width, height, data } = small
  // Semi-transparent pixels would add a colour of their own, and transparent ones would take one from the palette.
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < 128) data.fill(0, at, at + 4)
    else data[at + 3] = 255
  }
  const svg = ImageTracer.imagedataToSVG(
    { width, height, data },
    {
      pal: [...palette.map(paint), { r: 0, g: 0, b: 0, a: 0 }],
      colorquantcycles: 1,
      pathomit: Math.round(40 - 0.36 * detail),
      ltres: 1,
      qtres: 1,
      roundcoords: 1,
      strokewidth: 0.6,
      viewbox: true,
    },
  )
  const lines = plainLines(svg, width, height)
  return lines.length <= maxBytes ? lines : null
}

const paint = (colour: string) => {
  const [r, g, b] = channelsOf(colour)
  return { r, g, b, a: 255 }
}

/** As the cleaner of files would write it, and without the layer of what is transparent. */
function plainLines(svg: string, width: number, height: number): string {
  const paths = [...svg.matchAll(/<path[^>]*fill="rgb\((\d+),(\d+),(\d+)\)"[^>]*opacity="([\d.]+)"[^>]*d="([^"]+)"/g)]
    .filter(([, , , , opacity]) => Number(opacity) > 0.5)
    .map(([, red, green, blue, , d = '']) => {
      const colour = `#${[red, green, blue].map(value => Number(value).toString(16).padStart(2, '0')).join('')}`
      return `<path fill="${colour}" stroke="${colour}" stroke-width="0.6" d="${d.trim().replace(/\s+/g, ' ')}"/>`
    })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${paths.join('')}</svg>`
}

/** Means of squares of pixels, weighed by how opaque they are. */
export function shrunk(image: Pixels, pixels: number): Pixels {
  const by = Math.ceil(Math.sqrt((image.width * image.height) / pixels))
  if (by <= 1) return image
  const [width, height] = [Math.max(1, Math.floor(image.width / by)), Math.max(1, Math.floor(image.height / by))]
  const made = blank(width, height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let [red, green, blue, alpha] = [0, 0, 0, 0]
      for (let at = 0; at < by * by; at++) {
        const from = ((y * by + Math.floor(at / by)) * image.width + x * by + (at % by)) * 4
        const weight = image.data[from + 3] ?? 0
        red += weight * (image.data[from] ?? 0)
        green += weight * (image.data[from + 1] ?? 0)
        blue += weight * (image.data[from + 2] ?? 0)
        alpha += weight
      }
      const to = (y * width + x) * 4
      const share = alpha || 1
      made.data.set([red / share, green / share, blue / share, alpha / (by * by)], to)
    }
  }
  return made
}
