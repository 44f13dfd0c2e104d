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
