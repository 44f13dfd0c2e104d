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
  /** What is drawn on it. */
  readonly drawn?: DrawnOn
}

/** What is drawn on a surface, in GLSL. */
export interface DrawnOn {
  readonly name: string
  readonly uniforms: Readonly<Record<string, { readonly value: unknown }>>
  /** What stands before all vertices and fragments, and what is done to a vertex. */
  readonly vertexHead: string
  readonly vertex: string
  readonly fragmentHead: string
  /** What changes `diffuseColor` and `normal`. */
  readonly colouring: string
  readonly normal: string
  /** Warmth, shine and sharpness of a fragment. */
  readonly surface: string
}

const nothing: DrawnOn = {
  ...{ name: '', uniforms: {}, vertexHead: '', vertex: '', fragmentHead: '' },
  ...{ colouring: '', normal: '', surface: 'surface' },
}

const studio = studioCoefficients(0.43)

const head = `
  varying vec3 vOpen;
  uniform vec3 surface;
  ${studioLightGlsl}
`
// The shadow's edge on skin is red; creases keep the colour of what lies in them.
const lightsOn = (surface: string) => `
  #include <lights_fragment_begin>
  {
    vec3 taken = ${surface};
    float open = clamp(vOpen.x * (255.0 / 252.0), 0.0, 1.0);
    vec3 albedo = diffuseColor.rgb;
    vec3 tinted = pow(vec3(open), mix(vec3(1.0), vec3(0.72, 1.16, 1.28), taken.x));
    reflectedLight.indirectDiffuse = studioLight(toStudio(normal)) * albedo * tinted;
    float facing = dot(normal, directLight.direction);
    float edge = smoothstep(-0.35, 0.05, facing) * (1.0 - smoothstep(0.05, 0.5, facing));
    reflectedLight.directDiffuse += albedo * vec3(0.30, 0.07, 0.03) * edge * taken.x;
    reflectedLight.directDiffuse *= mix(0.55, 1.0, open);
    vec3 halfway = normalize(directLight.direction + geometryViewDir);
    float glint = pow(clamp(dot(normal, halfway), 0.0, 1.0), taken.z) * step(0.0, facing);
    float rim = pow(1.0 - clamp(dot(normal, geometryViewDir), 0.0, 1.0), 4.0);
    vec3 mirrored = studioLight(toStudio(reflect(-geometryViewDir, normal)));
    totalEmissiveRadiance += (vec3(glint) * 0.55 + mirrored * (0.05 + 0.5 * rim)) * taken.y * open;
  }
`

/** Skin, hair, socks, boots: whatever of somebody is not the kit, in the light that the kit is in. */
export class BodyMaterial extends MeshLambertMaterial {
  private readonly drawnName: string

  constructor({ colour, map, warmth = 0, shine = 0.1, sharpness = 24, drawn = nothing }: BodySurface) {
    super({ color: new Color(colour), ...(map ? { map } : {}), vertexColors: true })
    this.drawnName = drawn.name
    const uniforms = {
      studio: { value: studio },
      cameraTurn: { value: new Vector2(1, 0) },
      surface: { value: [warmth, shine, sharpness] },
      ...drawn.uniforms,
    }
    this.onBeforeCompile = shader => {
      Object.assign(shader.uniforms, uniforms)
      shader.vertexShader = shader.vertexShader
        .replace('#include <common>', `#include <common>\n  varying vec3 vOpen;\n${drawn.vertexHead}`)
        .replace('#include <color_vertex>', 'vOpen = color.rgb;')
        .replace('#include <begin_vertex>', `#include <begin_vertex>\n${drawn.vertex}`)
      shader.fragmentShader = shader.fragmentShader
        .replace('#include <common>', `#include <common>\n${head}${drawn.fragmentHead}`)
        .replace('#include <color_fragment>', drawn.colouring)
        .replace('#include <normal_fragment_maps>', drawn.normal)
        .replace('#include <lights_fragment_begin>', lightsOn(drawn.surface))
    }
    this.onBeforeRender = (_renderer, _scene, camera) => {
      const { elements } = camera.matrixWorld
      const [sine, cosine] = [elements[8] ?? 0, elements[10] ?? 1]
      const length = Math.hypot(sine, cosine) || 1
      uniforms.cameraTurn.value.set(cosine / length, sine / length)
    }
  }

  override customProgramCacheKey(): string {
    return `body ${this.drawnName}`
  }
}
