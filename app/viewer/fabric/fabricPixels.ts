import { type FabricSurface, fabricTile } from './heights.ts'

/**
 * A tile of cloth as RGBA bytes: slopes across and down in red and green, 0 to 255 for -1 to 1, and in blue how light
 * each spot is, 255 for not darkened. `side` is the number of pixels each way; the tile joins itself on all sides.
 */
export function fabricPixels({ height, depth, shade }: FabricSurface, side: number): Uint8Array<ArrayBuffer> {
  const pixel = fabricTile / side
  const heights = new Float32Array(side * side)
  for (let at = 0; at < heights.length; at++) heights[at] = height((at % side) * pixel, Math.floor(at / side) * pixel)
  const steepness = depth / (2 * pixel)
  const pixels = new Uint8Array(side * side * 4)
  for (let y = 0; y < side; y++) {
    const [row, above, below] = [y * side, ((y + side - 1) % side) * side, ((y + 1) % side) * side]
    for (let x = 0; x < side; x++) {
      const [left, right] = [(x + side - 1) % side, (x + 1) % side]
      const across = ((heights[row + left] ?? 0) - (heights[row + right] ?? 0)) * steepness
      const down = ((heights[above + x] ?? 0) - (heights[below + x] ?? 0)) * steepness
      // `Math.hypot` takes several times as long, and a garment waits for it.
      const length = Math.sqrt(across * across + down * down + 1)
      const light = 1 - shade * (1 - Math.min(1, heights[row + x] ?? 0))
      const at = (row + x) * 4
      pixels[at] = signed(across / length)
      pixels[at + 1] = signed(down / length)
      pixels[at + 2] = Math.round(light * 255)
      pixels[at + 3] = 255
    }
  }
  return pixels
}

const signed = (value: number): number => Math.round((value * 0.5 + 0.5) * 255)
