/** Between which points cloth is joined, and how many joints every point has. */
export interface Edges {
  /** Pairs of points. */
  readonly ends: Int32Array
  readonly counts: Float64Array
}

export function edgesOf(ends: Int32Array, points: number): Edges {
  const counts = new Float64Array(points)
  for (const end of ends) counts[end] = (counts[end] as number) + 1
  return { ends, counts }
}

export function lengthsOf({ ends }: Edges, places: Float64Array): Float64Array {
  const lengths = new Float64Array(ends.length / 2)
  for (let at = 0; at < ends.length; at += 2)
    lengths[at / 2] = apart(places, ends[at] as number, ends[at + 1] as number)
  return lengths
}

export function apart(places: Float64Array, a: number, b: number): number {
  const x = (places[a * 3] as number) - (places[b * 3] as number)
  const y = (places[a * 3 + 1] as number) - (places[b * 3 + 1] as number)
  const z = (places[a * 3 + 2] as number) - (places[b * 3 + 2] as number)
  return Math.sqrt(x * x + y * y + z * z)
}

/** How long every edge may be. */
export interface Limits {
  readonly shortest: Float64Array
  readonly longest: Float64Array
}

/** The share of what an edge is too long or too short that is taken away in a round. */
const eagerness = 0.45

/** In place, one round. */
export function keepLengths(places: Float64Array, { ends }: Edges, { shortest, longest }: Limits): void {
  for (let at = 0; at < ends.length; at += 2) {
    const [a, b] = [ends[at] as number, ends[at + 1] as number]
    const length = apart(places, a, b)
    const to = Math.min(longest[at / 2] as number, Math.max(shortest[at / 2] as number, length))
    if (to === length || length === 0) continue
    const share = (eagerness * (length - to)) / length
    for (let axis = 0; axis < 3; axis++) {
      const move = share * ((places[b * 3 + axis] as number) - (places[a * 3 + axis] as number))
      places[a * 3 + axis] = (places[a * 3 + axis] as number) + move
      places[b * 3 + axis] = (places[b * 3 + axis] as number) - move
    }
  }
}

/** Of every point, the mean of the values of those that it is joined to; three a point. */
export function meansBeside({ ends, counts }: Edges, values: Float64Array): Float64Array {
  const means = new Float64Array(values.length)
  for (let at = 0; at < ends.length; at += 2) {
    const [a, b] = [(ends[at] as number) * 3, (ends[at + 1] as number) * 3]
    for (let axis = 0; axis < 3; axis++) {
      means[a + axis] = (means[a + axis] as number) + (values[b + axis] as number)
      means[b + axis] = (means[b + axis] as number) + (values[a + axis] as number)
    }
  }
  for (let at = 0; at < means.length; at++) means[at] = (means[at] as number) / (counts[(at / 3) | 0] || 1)
  return means
}
