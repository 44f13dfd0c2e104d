import { execFileSync, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import sharp from 'sharp'

/** Whether poppler, a reader of PDF that is not ours, is on this machine. CI does not install it. */
export const hasPoppler = ['pdftotext', 'pdfimages', 'pdftocairo'].every(
  tool => spawnSync(tool, ['-v']).error === undefined,
)

const run = (tool: string, ...args: readonly string[]): string => execFileSync(tool, args).toString('utf8')

/** All text of a file. Lettering is outlines, so there is none but by mistake. */
export const textOf = (file: string): string => run('pdftotext', file, '-').replace(/\s/g, '')

/** What a file says, line by line as it is laid out. */
export const linesOf = (file: string): string => run('pdftotext', '-layout', file, '-')

/** How many images a file holds. */
export const imagesIn = (file: string): number => run('pdfimages', '-list', file).trim().split('\n').length - 2

export interface Raster {
  readonly width: number
  readonly height: number
  /** Whether a millimetre is light ink. */
  isInk(x: number, y: number): boolean
}

/** A page, one pixel for each millimetre; `page` counts from 1. */
export async function pageRaster(file: string, page: number): Promise<Raster> {
  const at = join(`${file}-${page}`)
  run('pdftocairo', '-png', '-r', '25.4', '-f', String(page), '-l', String(page), '-singlefile', file, at)
  return rasterOf(`${at}.png`)
}

/** Light where something is light: of a file, or of an SVG. */
export async function rasterOf(image: string | Buffer): Promise<Raster> {
  const { data, info } = await sharp(image).removeAlpha().greyscale().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  return { width, height, isInk: (x, y) => (data[y * width + x] ?? 0) > 205 }
}

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Bands of rows with ink within a box, from the top, each with the columns it spans. Rows less than `gap` apart are one. */
export function bandsOf({ isInk }: Raster, box: Box, gap = 12): readonly Box[] {
  const bands: { left: number; top: number; right: number; bottom: number }[] = []
  for (let y = box.top; y < box.bottom; y++) {
    const inked = Array.from({ length: box.right - box.left }, (_, index) => box.left + index).filter(x => isInk(x, y))
    const [first, last] = [inked[0], inked.at(-1)]
    if (first === undefined || last === undefined) continue
    const band = bands.at(-1)
    if (!band || y - band.bottom >= gap) bands.push({ left: first, top: y, right: last + 1, bottom: y + 1 })
    else Object.assign(band, { left: Math.min(band.left, first), right: Math.max(band.right, last + 1), bottom: y + 1 })
  }
  return bands
}

/** How much of the ink of two boxes is the same, from 0 to 1, one laid over the other. */
export function alike(a: Raster, inA: Box, b: Raster, inB: Box): number {
  const [width, height] = [inA.right - inA.left, inA.bottom - inA.top]
  let [both, either] = [0, 0]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const isInA = a.isInk(inA.left + x, inA.top + y)
      const across = inB.left + Math.floor(((x + 0.5) / width) * (inB.right - inB.left))
      const down = inB.top + Math.floor(((y + 0.5) / height) * (inB.bottom - inB.top))
      const isInB = b.isInk(across, down)
      if (isInA && isInB) both++
      if (isInA || isInB) either++
    }
  }
  return both / either
}
