import { DataTexture, LinearFilter, LinearMipmapLinearFilter, RepeatWrapping, type Texture } from 'three'
import type { FabricKind } from '../../../engine/index.ts'
import { fabricPixels } from './fabricPixels.ts'
import { fabricSurfaces } from './heights.ts'

/** The tiles of fabrics, each made when it is first worn. */
export interface FabricTextures {
  of(kind: FabricKind): Texture
  dispose(): void
}

/** Pixels along a side of a tile. */
const side = 256

export function createFabricTextures(anisotropy: number): FabricTextures {
  const made = new Map<FabricKind, Texture>()
  return {
    of(kind) {
      const texture = made.get(kind) ?? fabricTexture(kind, anisotropy)
      made.set(kind, texture)
      return texture
    },
    dispose() {
      for (const texture of made.values()) texture.dispose()
      made.clear()
    },
  }
}

/** Kept for the page: each cut that is put on gets new textures, of the same fabrics. */
const tiles = new Map<FabricKind, Uint8Array<ArrayBuffer>>()

function fabricTexture(kind: FabricKind, anisotropy: number): DataTexture {
  const pixels = tiles.get(kind) ?? fabricPixels(fabricSurfaces[kind], side)
  tiles.set(kind, pixels)
  const texture = new DataTexture(pixels, side, side)
  texture.wrapS = RepeatWrapping
  texture.wrapT = RepeatWrapping
  texture.magFilter = LinearFilter
  texture.minFilter = LinearMipmapLinearFilter
  texture.generateMipmaps = true
  texture.anisotropy = anisotropy
  texture.needsUpdate = true
  return texture
}
