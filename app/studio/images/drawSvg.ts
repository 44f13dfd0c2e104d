import { type ImagePreview, longestPreview } from './imageDecoder.ts'

interface Extent {
  readonly width: number
  readonly height: number
}

/** Pixels of the longest side of an SVG that cannot be kept as lines: 300 dots per inch over 20 cm. */
const longestPrint = 2400

/** An SVG on a canvas, with its longest side as given. As an image it runs no scripts and fetches nothing. */
async function svgCanvas(svg: Uint8Array, { width, height }: Extent, longest: number): Promise<HTMLCanvasElement> {
  const address = URL.createObjectURL(new Blob([new Uint8Array(svg)], { type: 'image/svg+xml' }))
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    const share = longest / Math.max(width, height)
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(width * share))
    canvas.height = Math.max(1, Math.round(height * share))
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    return canvas
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** Decodes an SVG as it is shown. `null` for what the browser cannot draw. */
export async function previewSvg(svg: Uint8Array, extent: Extent): Promise<ImagePreview | null> {
  try {
    const canvas = await svgCanvas(svg, extent, longestPreview)
    return { bitmap: await createImageBitmap(canvas), file: null }
  } catch {
    return null
  }
}

/** An SVG as a PNG to be printed. `null` for what the browser cannot draw. */
export async function pixelsOfSvg(svg: Uint8Array, extent: Extent): Promise<Uint8Array | null> {
  try {
    const canvas = await svgCanvas(svg, extent, longestPrint)
    const blob = await new Promise<Blob | null>(give => canvas.toBlob(give, 'image/png'))
    return blob && new Uint8Array(await blob.arrayBuffer())
  } catch {
    return null
  }
}
