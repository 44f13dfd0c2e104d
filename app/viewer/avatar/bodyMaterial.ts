import { Color, MeshLambertMaterial, type Texture, Vector2 } from 'three'
import { studioCoefficients, studioLightGlsl } from '../studioLight.ts'

/** How a surface takes the studio's light. */
export interface BodySurface {
  readonly colour: string
  readonly map?: Texture
  /** How much of the light goes in and comes out red, as in skin, 0 to 1. */
  readonly warmth?: number
  /** How much it shines, 0 to 1, and how small the highlight is. */
  readonly shine?: number
  readonly sharpness?: number
}

const studio = studioCoefficients(0.43)

const head = `
  varying vec3 vOpen;
  uniform vec3 surface;
  ${studioLightGlsl}
`
// The shadow's edge on skin is red; creases keep the colour of what lies in them.
const lights = `
  #include <lights_fragment_begin>
  {
    float open = clamp(vOpen.x * (255.0 / 252.0), 0.0, 1.0);
    vec3 albedo = diffuseColor.rgb;
    vec3 tinted = pow(vec3(open), mix(vec3(1.0), vec3(0.72, 1.16, 1.28), surface.x));
    reflectedLight.indirectDiffuse = studioLight(toStudio(normal)) * albedo * tinted;
    float facing = dot(normal, directLight.direction);
    float edge = smoothstep(-0.35, 0.05, facing) * (1.0 - smoothstep(0.05, 0.5, facing));
    reflectedLight.directDiffuse += albedo * vec3(0.30, 0.07, 0.03) * edge * surface.x;
    reflectedLight.directDiffuse *= mix(0.55, 1.0, open);
    vec3 halfway = normalize(directLight.direction + geometryViewDir);
    float glint = pow(clamp(dot(normal, halfway), 0.0, 1.0), surface.z) * step(0.0, facing);
    float rim = pow(1.0 - clamp(dot(normal, geometryViewDir), 0.0, 1.0), 4.0);
    vec3 mirrored = studioLight(toStudio(reflect(-geometryViewDir, normal)));
    totalEmissiveRadiance += (vec3(glint) * 0.55 + mirrored * (0.05 + 0.5 * rim)) * surface.y * open;
  }
`

/** Skin, hair, socks, boots: whatever of somebody is not the kit, in the light that the kit is in. */
export class BodyMaterial extends MeshLambertMaterial {
  constructor({ colour, map, warmth = 0, shine = 0.1, sharpness = 24 }: BodySurface) {
    super({ color: new Color(colour), ...(map ? { map } : {}), vertexColors: true })
    const uniforms = {
      studio: { value: studio },
      cameraTurn: { value: new Vector2(1, 0) },
      surface: { value: [warmth, shine, sharpness] },
    }
    this.onBeforeCompile = shader => {
      Object.assign(shader.uniforms, uniforms)
      shader.vertexShader = shader.vertexShader
        .replace('#include <common>', '#include <common>\n  varying vec3 vOpen;')
        .replace('#include <color_vertex>', 'vOpen = color.rgb;')
      shader.fragmentShader = shader.fragmentShader
        .replace('#include <common>', `#include <common>\n${head}`)
        .replace('#include <color_fragment>', '')
        .replace('#include <lights_fragment_begin>', lights)
    }
    this.onBeforeRender = (_renderer, _scene, camera) => {
      const { elements } = camera.matrixWorld
      const [sine, cosine] = [elements[8] ?? 0, elements[10] ?? 1]
      const length = Math.hypot(sine, cosine) || 1
      uniforms.cameraTurn.value.set(cosine / length, sine / length)
    }
  }

  override customProgramCacheKey(): string {
    return 'body'
  }
}
