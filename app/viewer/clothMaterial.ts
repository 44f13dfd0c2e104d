import { Color, DoubleSide, MeshPhysicalMaterial, type Texture, Vector2 } from 'three'
import { knitTile } from './knitNormal.ts'
import type { PanelBox } from './panelBox.ts'

export interface ClothMaterialOptions {
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
