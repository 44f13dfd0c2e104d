/** How vertices follow bones: four bones each, and how much of each, in 255ths; together 255. */
export interface BoundWeights {
  readonly bones: Uint8Array
  readonly shares: Uint8Array
}

const kept = 4
/** Less of a bone is not worth one of the four places. */
const minShare = 0.004

export const emptyWeights = (vertices: number): BoundWeights => ({
  bones: new Uint8Array(vertices * kept),
  shares: new Uint8Array(vertices * kept),
})

/** The four bones that matter most, of a row of all bones for each vertex. */
export function strongestBones(rows: Float32Array, bonesInRow: number): BoundWeights {
  const count = rows.length / bonesInRow
  const weights = emptyWeights(count)
  for (let vertex = 0; vertex < count; vertex++) {
    writeStrongest(rows.subarray(vertex * bonesInRow, (vertex + 1) * bonesInRow), weights, vertex)
  }
  return weights
}

/** Keeps the four strongest of a row for a vertex. What rounding leaves over goes to the strongest. */
export function writeStrongest(row: Float32Array, { bones, shares }: BoundWeights, vertex: number): void {
  const whole = row.reduce((sum, share) => sum + share, 0) || 1
  const best = [...row.keys()]
    .filter(bone => (row[bone] ?? 0) > minShare * whole)
    .sort((a, b) => (row[b] ?? 0) - (row[a] ?? 0))
    .slice(0, kept)
  const sum = best.reduce((total, bone) => total + (row[bone] ?? 0), 0) || 1
  const first = vertex * kept
  let left = 255
  best.forEach((bone, at) => {
    const share = Math.round(((row[bone] ?? 0) / sum) * 255)
    bones[first + at] = bone
    shares[first + at] = share
    left -= share
  })
  shares[first] = (shares[first] ?? 0) + left
}
