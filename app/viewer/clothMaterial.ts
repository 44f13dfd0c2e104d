import { DataTexture, DoubleSide, MeshLambertMaterial, type Texture, Vector2, Vector3 } from 'three'
import type { FabricKind, Material } from '../../engine/index.ts'
import {
  afterLights,
  beforeLights,
  carryBentNormal,
  colourOfSide,
  fragmentHead,
  readBentNormal,
  softHighlights,
  tiltNormal,
  vertexHead,
} from './clothShader.ts'
import type { FabricTextures } from './fabric/fabricTextures.ts'
import { fabricSurfaces, fabricTile } from './fabric/heights.ts'
import type { PanelBox } from './panelBox.ts'
import { studioCoefficients } from './studioLight.ts'

interface ClothMaterialOptions {
  readonly box: PanelBox
  readonly image: Texture
  readonly fabrics: FabricTextures
  /** Slopes in red and green, cavities in blue, neck tape and size label in alpha, over the whole panel. */
  readonly creases: Texture
}

/** Brightness of the soft boxes and the room. With the key light it gives a front the colour that was picked. */
const roomBrightness = 0.43
const studio = studioCoefficients(roomBrightness)

/** Wales of rib are this wide, in mm. */
const ribWale = 2.6

/** Shown until the material is known. Making a fabric's tile takes long, and the garment may be of another fabric. */
const smooth: Texture = new DataTexture(new Uint8Array([128, 128, 255, 255]), 1, 1)
smooth.needsUpdate = true

export class ClothMaterial extends MeshLambertMaterial {
  private readonly uniforms
  private readonly fabrics: FabricTextures

  /** Cloth under the panel's image, lit by the studio. */
  constructor({ box, image, fabrics, creases }: ClothMaterialOptions) {
    super({ map: image, side: DoubleSide, shadowSide: DoubleSide, vertexColors: true })
    this.fabrics = fabrics
    this.uniforms = {
      fabricMap: { value: smooth },
      creaseMap: { value: creases },
      fabricRepeat: { value: new Vector2(box.width / fabricTile, box.height / fabricTile) },
      fabricRelief: { value: 1 },
      fabricSurface: { value: surfaceOf('jersey') },
      rib: { value: 0 },
      studio: { value: studio },
      cameraTurn: { value: new Vector2(1, 0) },
    }
    this.onBeforeCompile = shader => {
      Object.assign(shader.uniforms, this.uniforms)
      shader.vertexShader = shader.vertexShader
        .replace('#include <common>', `#include <common>\n${vertexHead}`)
        .replace('#include <color_vertex>', readBentNormal)
        .replace('#include <skinnormal_vertex>', carryBentNormal)
      shader.fragmentShader = shader.fragmentShader
        .replace('#include <common>', `#include <common>\n${fragmentHead}`)
        .replace('#include <color_fragment>', colourOfSide)
        .replace('#include <normal_fragment_maps>', tiltNormal)
        .replace(
          '#include <lights_fragment_begin>',
          `${beforeLights}\n#include <lights_fragment_begin>\n${afterLights}`,
        )
        .replace('#include <tonemapping_fragment>', softHighlights)
    }
    this.defines = {
      RIB_WALES_OF_TILE: (fabricTile / ribWale).toFixed(4),
    }
    this.onBeforeRender = (_renderer, _scene, camera) => {
      const { elements } = camera.matrixWorld
      const [sine, cosine] = [elements[8] ?? 0, elements[10] ?? 1]
      const length = Math.hypot(sine, cosine) || 1
      this.uniforms.cameraTurn.value.set(cosine / length, sine / length)
    }
  }

  override customProgramCacheKey(): string {
    return 'cloth'
  }

  /** How much of the fabric's relief is to be seen, 0 to 1. */
  setRelief(share: number): void {
    this.uniforms.fabricRelief.value = share
  }

  /** What this piece is cut from, in a garment of this fabric. */
  setMaterial(material: Material, fabric: FabricKind): void {
    const kind = fabricOf[material] ?? fabric
    this.uniforms.rib.value = Number(material === 'rib')
    this.uniforms.fabricMap.value = this.fabrics.of(kind)
    this.uniforms.fabricSurface.value = surfaceOf(kind)
  }
}

/** Pieces that are of their own fabric whatever the rest is cut from. */
const fabricOf: Partial<Record<Material, FabricKind>> = { rib: 'interlock', mesh: 'mesh' }

function surfaceOf(kind: FabricKind): Vector3 {
  const { finest, sheen, fuzz } = fabricSurfaces[kind]
  return new Vector3(fabricTile / finest, sheen, fuzz)
}
