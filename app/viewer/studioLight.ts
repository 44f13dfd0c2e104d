import { Vector3 } from 'three'

/** A lamp behind cloth: where it stands, how wide its light is, and what it gives of red, green and blue. */
interface SoftBox {
  /** Radians from the camera, growing to the viewer's right. */
  readonly aside: number
  /** Radians above the horizon. */
  readonly up: number
  /** 1 lights half the room, 40 is a narrow strip. */
  readonly sharpness: number
  readonly colour: Triple
}

type Triple = readonly [number, number, number]

const softBoxes: readonly SoftBox[] = [
  // The large one at the upper left, behind the camera.
  { aside: -0.75, up: 0.72, sharpness: 5, colour: [1.5, 1.48, 1.46] },
  // Two strips behind the garment draw its rims.
  { aside: 2.05, up: 0.12, sharpness: 9, colour: [1.7, 1.75, 1.85] },
  { aside: -2.2, up: 0.15, sharpness: 9, colour: [1.15, 1.2, 1.28] },
  // Overhead.
  { aside: 0, up: 1.45, sharpness: 4, colour: [0.9, 0.92, 0.95] },
  // A dim one at the right keeps the shadows open.
  { aside: 0.95, up: -0.05, sharpness: 4, colour: [0.34, 0.35, 0.37] },
]
const ceiling = 0.6
const floor = 0.36

/** What comes from a direction: x to the viewer's right, y up, z towards the camera. */
function radiance([x, y, z]: Triple): Triple {
  const height = y * 0.5 + 0.5
  const room = floor + (ceiling - floor) * height * height * (3 - 2 * height)
  const sum: [number, number, number] = [room, room, room * 1.01]
  for (const { aside, up, sharpness, colour } of softBoxes) {
    const toBox = Math.sin(aside) * Math.cos(up) * x + Math.sin(up) * y + Math.cos(aside) * Math.cos(up) * z
    const share = Math.exp(sharpness * (toBox - 1))
    for (const channel of [0, 1, 2] as const) sum[channel] += colour[channel] * share
  }
  return sum
}

/** The nine real spherical harmonics up to the second order: constant, and polynomial in x, y and z. */
const harmonics: readonly { readonly constant: number; readonly band: 0 | 1 | 2; of(direction: Triple): number }[] = [
  { constant: 0.282095, band: 0, of: () => 1 },
  { constant: 0.488603, band: 1, of: ([, y]) => y },
  { constant: 0.488603, band: 1, of: ([, , z]) => z },
  { constant: 0.488603, band: 1, of: ([x]) => x },
  { constant: 1.092548, band: 2, of: ([x, y]) => x * y },
  { constant: 1.092548, band: 2, of: ([, y, z]) => y * z },
  { constant: 0.315392, band: 2, of: ([, , z]) => 3 * z * z - 1 },
  { constant: 1.092548, band: 2, of: ([x, , z]) => x * z },
  { constant: 0.546274, band: 2, of: ([x, y]) => x * x - y * y },
]

/** How much of each band matte cloth keeps (Ramamoorthi and Hanrahan 2001), over π. */
const kept = [1, 2 / 3, 1 / 4] as const
/** With 4,000 no number of it differs by more than 0.0001. */
const samples = 1000

/**
 * The studio as nine colours: `studioLightGlsl` multiplies them with polynomials of a normal to get the light that
 * matte cloth of that facing receives. Nothing is fetched and no environment map is made.
 */
export function studioCoefficients(brightness: number): readonly Vector3[] {
  const sums = harmonics.map(() => new Vector3())
  for (let sample = 0; sample < samples; sample++) {
    // A sunflower's order spreads directions evenly over the sphere.
    const y = 1 - (2 * (sample + 0.5)) / samples
    const radius = Math.sqrt(1 - y * y)
    const turn = sample * 2.399963
    const direction: Triple = [radius * Math.cos(turn), y, radius * Math.sin(turn)]
    const light = new Vector3(...radiance(direction))
    harmonics.forEach(({ of }, at) => {
      sums[at]?.addScaledVector(light, of(direction))
    })
  }
  return harmonics.map(({ constant, band }, at) =>
    (sums[at] ?? new Vector3()).multiplyScalar(
      ((constant * constant * 4 * Math.PI) / samples) * kept[band] * brightness,
    ),
  )
}

/** Needs the uniforms `studio` (the nine colours) and `cameraTurn` (cosine and sine of the camera's azimuth). */
export const studioLightGlsl = `
  uniform vec3 studio[9];
  uniform vec2 cameraTurn;

  // The studio goes round with the camera, so that every view is lit from its upper left.
  vec3 toStudio(vec3 inView) {
    vec3 world = (vec4(inView, 0.0) * viewMatrix).xyz;
    return vec3(
      cameraTurn.x * world.x - cameraTurn.y * world.z, world.y, cameraTurn.y * world.x + cameraTurn.x * world.z);
  }

  vec3 studioLight(vec3 n) {
    return studio[0] + studio[1] * n.y + studio[2] * n.z + studio[3] * n.x
      + studio[4] * (n.x * n.y) + studio[5] * (n.y * n.z) + studio[6] * (3.0 * n.z * n.z - 1.0)
      + studio[7] * (n.x * n.z) + studio[8] * (n.x * n.x - n.y * n.y);
  }
`
