import { DataTexture, LinearFilter, LinearMipmapLinearFilter, RepeatWrapping } from 'three'

/** The tile repeats after this many mm of cloth: eight wales of 1.2 mm. */
export const knitTile = 9.6
export const wales = 8

/**
 * Normals of plain-knit cloth as RGBA bytes: two legs of yarn meet in a V in every wale, one stitch above the other.
 * `size` is the number of pixels along and across; the tile joins itself on all sides.
 */
function knitNormalPixels(size: number): Uint8Array<ArrayBuffer> {
  const heights = Float32Array.from({ length: size * size }, (_, index) =>
    yarnHeight(((index % size) / size) * wales, (Math.floor(index / size) / size) * wales),
  )
  const heightAt = (x: number, y: number) => heights[((y + size) % size) * size + ((x + size) % size)] ?? 0
  const steepness = (size / wales) * 0.1
  const pixels = new Uint8Array(size * size * 4)
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const across = (heightAt(x - 1, y) - heightAt(x + 1, y)) * steepness
      const down = (heightAt(x, y - 1) - heightAt(x, y + 1)) * steepness
      const length = Math.hypot(across, down, 1)
      pixels.set([toByte(across / length), toByte(down / length), toByte(1 / length), 255], (y * size + x) * 4)
    }
  }
  return pixels
}

/** Height of the cloth, 0 to 1, counted in wales across and stitches down. */
function yarnHeight(across: number, down: number): number {
  const fromMiddle = Math.abs((across % 1) - 0.5) * 2
  const round = Math.sin(Math.PI * fromMiddle) ** 0.7
  const stitch = 0.55 + 0.45 * Math.sin((down + 0.55 * fromMiddle) * 2 * Math.PI)
  return round * stitch
}

const toByte = (value: number): number => Math.round((value * 0.5 + 0.5) * 255)

/** One tile of the cloth's normals, to be repeated over a panel. */
export function knitNormalTexture(anisotropy: number): DataTexture {
  const size = 256
  const texture = new DataTexture(knitNormalPixels(size), size, size)
  texture.wrapS = RepeatWrapping
  texture.wrapT = RepeatWrapping
  texture.magFilter = LinearFilter
  texture.minFilter = LinearMipmapLinearFilter
  texture.generateMipmaps = true
  texture.anisotropy = anisotropy
  texture.needsUpdate = true
  return texture
}
