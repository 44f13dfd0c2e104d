import { DataTexture, LinearFilter, LinearMipmapLinearFilter, RepeatWrapping, type Texture } from 'three'
import type { FabricKind } from '../../../engine/index.ts'
import { fabricPixels } from './fabricPixels.ts'
import { fabricSurfaces } from './heights.ts'

/** The tiles of fabrics, each made when it is first worn. */
export interface FabricTextures {
  of(kind: FabricKind): Texture
  dispose(): void
}

interface FabricTexturesOptions {
  readonly anisotropy: number
  /** Tiles that are not known yet are smooth until then: making one takes longer than painting a shirt. */
  readonly ready?: Promise<void>
  /** Called when a tile that was smooth has become its fabric. */
  readonly onMade?: () => void
}

/** Pixels along a side of a tile. */
const side = 256

export function createFabricTextures({ anisotropy, ready, onMade }: FabricTexturesOptions): FabricTextures {
  const made = new Map<FabricKind, DataTexture>()
  const make = (kind: FabricKind): DataTexture => {
    if (tiles.has(kind) || !ready) return fabricTexture(tileOf(kind), anisotropy)
    const texture = fabricTexture(smooth, anisotropy)
    void ready.then(() => {
      if (made.get(kind) !== texture) return
      texture.image.data = tileOf(kind)
      texture.needsUpdate = true
      onMade?.()
    })
    return texture
  }
  return {
    of(kind) {
      const texture = made.get(kind) ?? make(kind)
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

function tileOf(kind: FabricKind): Uint8Array<ArrayBuffer> {
  const tile = tiles.get(kind) ?? fabricPixels(fabricSurfaces[kind], side)
  tiles.set(kind, tile)
  return tile
}

/** No slope, and light everywhere. */
const smooth = new Uint8Array(side * side * 4).fill(128)
for (let at = 2; at < smooth.length; at += 4) smooth.fill(255, at, at + 2)

function fabricTexture(pixels: Uint8Array<ArrayBuffer>, anisotropy: number): DataTexture {
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
