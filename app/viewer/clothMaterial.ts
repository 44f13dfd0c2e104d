import {
  Color,
  DataTexture,
  DoubleSide,
  LinearFilter,
  LinearMipmapLinearFilter,
  MeshPhysicalMaterial,
  RepeatWrapping,
  type Texture,
  Vector2,
} from 'three'
import type { PanelBox } from './panelBox.ts'

interface ClothMaterialOptions {
  readonly box: PanelBox
  readonly picture: Texture
  /** The tile of the knit; the material keeps its own repeat of it. */
  readonly knit: Texture
  /** Leaves out what costs a processor much and shows little. */
  readonly software: boolean
}

/** How strongly the knit bends the light. */
export const knitDepth = 0.55
/** How much of the colour is left on the inside of the cloth. */
const insideShare = 0.42

/** Knitted polyester under the panel's picture. Vertex colours darken what lies in folds. */
export function createClothMaterial({ box, picture, knit, software }: ClothMaterialOptions): MeshPhysicalMaterial {
  const normals = knit.clone()
  normals.repeat.set(box.width / knitTile, box.height / knitTile)
  const material = new MeshPhysicalMaterial({
    map: picture,
    normalMap: normals,
    normalScale: new Vector2(knitDepth, knitDepth),
    roughness: 0.78,
    metalness: 0,
    specularIntensity: 0.25,
    sheen: software ? 0 : 0.05,
    sheenRoughness: 0.55,
    sheenColor: new Color(1, 1, 1),
    side: DoubleSide,
    shadowSide: DoubleSide,
    vertexColors: true,
  })
  material.onBeforeCompile = shader => {
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <color_fragment>', `#include <color_fragment>\n${darkInside}`)
      .replace('#include <tonemapping_fragment>', softHighlights)
  }
  material.customProgramCacheKey = () => 'cloth'
  material.addEventListener('dispose', () => normals.dispose())
  return material
}

const darkInside = `if (!gl_FrontFacing) diffuseColor.rgb *= ${insideShare.toFixed(2)};`

// A tone map for whole pictures would shift the colour somebody picked. Up to `knee` light is left as it is; what is
// brighter is scaled as a whole, so that it keeps its hue and never burns out.
const softHighlights = `
  const float knee = 0.9;
  float peak = max(gl_FragColor.r, max(gl_FragColor.g, gl_FragColor.b));
  if (peak > knee) {
    float over = (peak - knee) / (1.0 - knee);
    gl_FragColor.rgb *= (knee + (1.0 - knee) * (1.0 - exp(-over))) / peak;
  }
`

/** The tile repeats after this many mm of cloth: eight wales of 1.2 mm. */
const knitTile = 9.6
const wales = 8

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
