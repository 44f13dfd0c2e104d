import { Color } from 'three'
import type { Joints } from '../../../engine/avatar/index.ts'
import type { DrawnOn } from './bodyMaterial.ts'

/** What is worn next to the skin, as it is drawn on it. */
export interface Vest {
  readonly colour: string
  readonly joints: Joints
}

/** How far the shoulder joint of the figure is from its middle for which the edges are drawn, in m. */
const drawnFor = 0.1593
/** How cloth takes the light: warmth, shine and sharpness of `BodySurface`. */
const ofCloth = [0, 0.12, 24]

/** How far above the knee its legs end, in m. */
const hem = 0.2

/** Where a figure's vest lies, for shaders: how many times as large as drawn, how high the shoulders are, and its hems. */
const uniformsOf = ({ colour, joints: { shoulder, knee } }: Vest) => ({
  vestColour: { value: new Color(colour) },
  vestSurface: { value: ofCloth },
  vestPlace: { value: [shoulder[0] / drawnFor, shoulder[1], knee[1] + hem] },
})

/**
 * How far a place on the skin of a figure at rest is outside of the vest, in m: less than nothing on it. The edges come
 * from the place alone, so they are smooth however coarse the mesh is.
 */
const edges = `
  varying vec3 vResting;
  varying vec3 vFacing;
  uniform vec3 vestPlace;

  // Both with the way in which they grow.
  vec4 farther(vec4 one, vec4 other) { return one.x > other.x ? one : other; }
  vec4 roundedNearer(vec4 one, vec4 other, float radius) {
    float share = clamp(0.5 + 0.5 * (other.x - one.x) / radius, 0.0, 1.0);
    vec4 mean = mix(other, one, share);
    mean.x -= radius * share * (1.0 - share);
    return mean;
  }

  // An ellipse as it is seen from the front, open above its middle.
  vec4 intoNeck(vec2 away, vec2 radii) {
    vec2 scaled = vec2(away.x, min(away.y, 0.0)) / radii;
    vec2 slope = scaled / radii;
    float share = max(length(scaled), 1e-4);
    float steep = max(length(slope), 1e-4);
    return vec4(share * (1.0 - share) / steep, -slope / steep, 0.0);
  }

  float outsideVest(vec3 place, vec3 facing) {
    vec3 at = vec3(abs(place.x), place.y - vestPlace.y, place.z) / vestPlace.x;
    vec4 neck = intoNeck(at.xy - vec2(0.0, 0.11), vec2(0.088, mix(0.145, 0.205, smoothstep(-0.04, 0.03, at.z))));
    // From the front an armhole runs beside the arm, from the side it is hollow below it.
    float low = at.z + 0.01;
    vec4 beside = vec4(at.x - mix(0.132, 0.145, smoothstep(-0.15, -0.02, at.y)), 1.0, 0.0, 0.0);
    vec4 below = vec4(at.y + 0.185 - 4.0 * low * low, normalize(vec3(0.0, 1.0, -8.0 * low)));
    vec4 limb = vec4(at.x - min(0.24, 0.168 + 0.6 * max(0.0, -0.15 - at.y)), 1.0, 0.0, 0.0);
    vec4 head = vec4(at.y - 0.085, 0.0, 1.0, 0.0);
    vec4 leg = vec4((vestPlace.z - place.y) / vestPlace.x, 0.0, -1.0, 0.0);
    vec4 most = farther(farther(neck, roundedNearer(beside, below, 0.05)), farther(farther(limb, head), leg));
    // Along the skin an edge is farther than straight through the air.
    float across = dot(most.yzw * vec3(sign(place.x), 1.0, 1.0), normalize(facing));
    return most.x * vestPlace.x / max(0.35, sqrt(max(0.0, 1.0 - across * across)));
  }
`

/** Cloth lies on the skin. */
const resting = 'vResting = position; vFacing = normal;'
const vertex = `
  ${resting}
  transformed += 0.0028 * normal * smoothstep(0.0, 0.004, -outsideVest(position, normal));
`

/** Edges are bound with a tape, so wide in m. */
const fragmentHead = `
  ${edges}
  uniform vec3 vestColour;
  uniform vec3 vestSurface;
  const float tape = 0.01;
`

/** The colour of skin or vest, with shade beside the edge and in the stitches. */
const colouring = `
  float vestOut = outsideVest(vResting, vFacing);
  // Where one edge takes over from another, distances leap.
  float soft = min(fwidth(vestOut), 0.002);
  float onVest = 1.0 - smoothstep(-soft, soft, vestOut);
  {
    float shade = 0.3 * (1.0 - smoothstep(0.0, 0.005, vestOut)) * (1.0 - onVest);
    float stitch = 1.0 - smoothstep(0.0004, 0.0004 + max(soft, 0.0006), abs(vestOut + tape));
    float bound = 0.12 * smoothstep(-tape - soft, -tape + soft, vestOut) - 0.45 * stitch;
    diffuseColor.rgb = mix(diffuseColor.rgb * (1.0 - shade), vestColour * (1.0 + bound), onVest);
  }
`

/** The tape is round: what faces the viewer turns over it (Mikkelsen 2010, as in three's bump maps). */
const normal = `
  {
    float across = clamp(1.0 + 2.0 * vestOut / tape, -1.0, 1.0);
    float high = onVest * 0.0016 * sqrt(max(0.0, 1.0 - across * across)) * step(-tape, vestOut);
    vec2 rise = vec2(dFdx(high), dFdy(high));
    vec3 along = dFdx(-vViewPosition);
    vec3 acrossUp = cross(dFdy(-vViewPosition), normal);
    vec3 acrossAlong = cross(normal, along);
    float size = dot(along, acrossUp) * faceDirection;
    normal = normalize(abs(size) * normal - sign(size) * (rise.x * acrossUp + rise.y * acrossAlong));
  }
`

/**
 * Where the meshes of a figure end below one another: their rims are not shown. The trunk of the vest ends where skin of
 * neck and arms has its edges drawn on it, for its own are as coarse as its mesh.
 */
const ends = (rule: string) => `{
  vec2 at = vec2(abs(vResting.x), vResting.y - vestPlace.y);
  if (${rule}) discard;
}`
const meshEnds = {
  head: ends('at.y < -0.128 || (at.y < 0.1 && at.x > 0.16)'),
  arms: ends('at.x < (at.y > -0.12 ? 0.14 : at.y > -0.35 ? 0.117 : 0.22)'),
  trunk: ends('at.y > -0.115 || (at.y > -0.45 && at.x > 0.125) || vResting.y < vestPlace.z + 0.018'),
}

/** The vest as it is drawn on the head's mesh, which has neck and shoulders, or on that of the arms, which has the flanks. */
export function vestOn(part: 'head' | 'arms', vest: Vest): DrawnOn {
  const surface = 'mix(surface, vestSurface, onVest)'
  const parts = { vertexHead: edges, vertex, fragmentHead, colouring: meshEnds[part] + colouring, normal, surface }
  return { name: part, uniforms: uniformsOf(vest), ...parts }
}

/** The same mesh under a shirt: skin without a vest, which ends where another mesh goes on. */
export const skinOn = (part: 'head' | 'arms', vest: Vest): DrawnOn => endedOn(part, `bare ${part}`, vest)

/** The trunk of the vest, without what `vestOn` draws. */
export const vestTrunk = (vest: Vest): DrawnOn => endedOn('trunk', 'trunk', vest)

function endedOn(part: keyof typeof meshEnds, name: string, vest: Vest): DrawnOn {
  const parts = { vertexHead: edges, vertex: resting, fragmentHead, colouring: meshEnds[part], normal: '' }
  return { name, uniforms: uniformsOf(vest), ...parts, surface: 'surface' }
}
