import type { ClothKind } from '../../garment/garmentPlugin.ts'

/** The vertices as the solver moves them; three coordinates each, in metres and seconds. */
export interface Particles {
  readonly vertexCount: number
  readonly positions: Float64Array
  /** At the beginning of the step. */
  readonly previous: Float64Array
  readonly velocities: Float64Array
  /** Per vertex, 1/kg; 0 holds the vertex where it is. */
  readonly inverseMass: Float64Array
}

/** What cloth is like, in SI units. */
export interface Fabric {
  /** kg per m². */
  readonly mass: number
  /** How many times heavier rib is. */
  readonly ribMass: number
  /** How far an edge gives, in m per N. */
  readonly stretch: number
  readonly ribStretch: number
  /** Resistance to bending, in N·m. */
  readonly bend: number
  readonly ribBend: number
  /** Length of a sewn seam for the length of its edges: the thread draws it in, but not where it has to stretch with rib. */
  readonly seamShrink: number
  /** From the body's surface to the middle of the cloth, in m. */
  readonly thickness: number
  /** Against the body. */
  readonly friction: number
}

export const jerseyFabric: Fabric = {
  mass: 0.15,
  ribMass: 1.8,
  stretch: 1 / 1000,
  ribStretch: 1 / 1500,
  bend: 6e-6,
  ribBend: 6e-5,
  seamShrink: 0.97,
  thickness: 0.0035,
  friction: 0.35,
}

/** What a garment says its cloth is. Weights are those of the shop's suppliers; stiffness was chosen by eye. */
export const fabrics: Readonly<Record<ClothKind, Fabric>> = {
  jersey: jerseyFabric,
  heavyJersey: { ...jerseyFabric, mass: 0.22, bend: 1.1e-5 },
  pique: { ...jerseyFabric, mass: 0.2, bend: 9e-6 },
  fleece: { ...jerseyFabric, mass: 0.28, bend: 2.5e-5, thickness: 0.005 },
  satin: { ...jerseyFabric, mass: 0.13, bend: 9e-6, friction: 0.25 },
}
