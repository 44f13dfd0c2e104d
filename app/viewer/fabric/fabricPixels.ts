import { type FabricSurface, fabricTile } from './heights.ts'

/**
 * A tile of cloth as RGBA bytes: slopes across and down in red and green, 0 to 255 for -1 to 1, and in blue how light
 * each spot is, 255 for not darkened. `side` is the number of pixels each way; the tile joins itself on all sides.
 */
export function fabricPixels({ height, depth, shade }: FabricSurface, side: number): Uint8Array<ArrayBuffer> {
  const pixel = fabricTile / side
  const heights = Float32Array.from({ length: side * side }, (_, index) =>
    height((index % side) * pixel, Math.floor(index / side) * pixel),
  )
  const heightAt = (x: number, y: number) => heights[((y + side) % side) * side + ((x + side) % side)] ?? 0
  const steepness = depth / (2 * pixel)
  const pixels = new Uint8Array(side * side * 4)
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const across = (heightAt(x - 1, y) - heightAt(x + 1, y)) * steepness
      const down = (heightAt(x, y - 1) - heightAt(x, y + 1)) * steepness
      const length = Math.hypot(across, down, 1)
      const light = 1 - shade * (1 - Math.min(1, heightAt(x, y)))
      pixels.set([signed(across / length), signed(down / length), Math.round(light * 255), 255], (y * side + x) * 4)
    }
  }
  return pixels
}

const signed = (value: number): number => Math.round((value * 0.5 + 0.5) * 255)
