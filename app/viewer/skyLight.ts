import {
  DataTexture,
  EquirectangularReflectionMapping,
  FloatType,
  LinearFilter,
  PMREMGenerator,
  RGBAFormat,
  type Texture,
  type WebGLRenderer,
} from 'three'

/** Light from all around, softened for rough surfaces. */
export interface SkyLight {
  readonly texture: Texture
  dispose(): void
}

const width = 64
const height = 32

/** A white tent: bright overhead, even at eye level, a dim floor. Grey throughout, so that it tints no cloth. */
export function createSkyLight(renderer: WebGLRenderer): SkyLight {
  const sky = new DataTexture(skyPixels(), width, height, RGBAFormat, FloatType)
  sky.mapping = EquirectangularReflectionMapping
  sky.minFilter = LinearFilter
  sky.magFilter = LinearFilter
  sky.needsUpdate = true
  const generator = new PMREMGenerator(renderer)
  const target = generator.fromEquirectangular(sky)
  generator.dispose()
  sky.dispose()
  return { texture: target.texture, dispose: () => target.dispose() }
}

/** Rows run from the nadir to the zenith. */
function skyPixels(): Float32Array<ArrayBuffer> {
  const pixels = new Float32Array(width * height * 4)
  for (let row = 0; row < height; row++) {
    const up = Math.sin(((row + 0.5) / height - 0.5) * Math.PI)
    const light = brightness(up)
    for (let column = 0; column < width; column++) pixels.set([light, light, light, 1], (row * width + column) * 4)
  }
  return pixels
}

const brightness = (up: number): number => (up > 0 ? 0.62 + 0.9 * up : 0.62 + 0.5 * up)
