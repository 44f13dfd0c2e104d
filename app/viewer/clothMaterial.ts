import { DoubleSide, MeshLambertMaterial, type Texture, Vector2 } from 'three'
import type { Material } from '../../engine/index.ts'
import {
  afterLights,
  beforeLights,
  colourOfSide,
  fragmentHead,
  readBentNormal,
  softHighlights,
  tiltNormal,
  vertexHead,
} from './clothShader.ts'
import { knitTile, wales } from './knit.ts'
import type { PanelBox } from './panelBox.ts'
import { studioCoefficients } from './studioLight.ts'

interface ClothMaterialOptions {
  readonly box: PanelBox
  readonly image: Texture
  /** The tile of the knit, repeated over the panel. */
  readonly knit: Texture
  /** Slopes in red and green, cavities in blue, neck tape in alpha, over the whole panel. */
  readonly creases: Texture
}

/** Brightness of the soft boxes and the room. With the key light it gives a front the colour that was picked. */
const roomBrightness = 0.43
const studio = studioCoefficients(roomBrightness)

/** How strongly the knit bends the light. */
const knitDepth = 0.8
/** Wales of rib are this wide, in mm. */
const ribWale = 2.6
/** Rows of holes in mesh are this far apart, in mm; every other row is shifted by half as much. */
const meshPitch = 3.2

export class ClothMaterial extends MeshLambertMaterial {
  private readonly uniforms

  /** Knitted polyester under the panel's image, lit by the studio. */
  constructor({ box, image, knit, creases }: ClothMaterialOptions) {
    super({ map: image, side: DoubleSide, shadowSide: DoubleSide, vertexColors: true })
    this.uniforms = {
      knitMap: { value: knit },
      creaseMap: { value: creases },
      knitRepeat: { value: new Vector2(box.width / knitTile, box.height / knitTile) },
      knitRelief: { value: knitDepth },
      rib: { value: 0 },
      mesh: { value: 0 },
      studio: { value: studio },
      cameraTurn: { value: new Vector2(1, 0) },
    }
    this.onBeforeCompile = shader => {
      Object.assign(shader.uniforms, this.uniforms)
      shader.vertexShader = shader.vertexShader
        .replace('#include <common>', `#include <common>\n${vertexHead}`)
        .replace('#include <color_vertex>', readBentNormal)
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
      WALES_OF_TILE: wales.toFixed(1),
      RIB_WALES_OF_TILE: (knitTile / ribWale).toFixed(4),
      HOLES_OF_TILE: (knitTile / meshPitch).toFixed(4),
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

  /** How much of the knit's relief is to be seen, 0 to 1. */
  setRelief(share: number): void {
    this.uniforms.knitRelief.value = knitDepth * share
  }

  /** What this piece is cut from. */
  setMaterial(material: Material): void {
    this.uniforms.rib.value = Number(material === 'rib')
    this.uniforms.mesh.value = Number(material === 'mesh')
  }
}
