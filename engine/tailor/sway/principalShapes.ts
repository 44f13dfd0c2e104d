/** What many frames have in common: their mean, and the shapes by which they differ most. */
export interface PrincipalShapes {
  readonly mean: Float32Array
  readonly shapes: readonly Float32Array[]
  /** Of every frame, how much of each shape. */
  readonly frames: readonly Float32Array[]
  /** Root mean square of what is left out, over all values. */
  readonly left: number
}

const rounds = 60

/**
 * Principal components of frames of equal length: the strongest axis of their products with one another is found by
 * repeated multiplication and taken away, then the next. There are fewer where frames differ by less than `min`.
 */
export function principalShapes(frames: readonly Float64Array[], max: number, min: number): PrincipalShapes {
  const size = frames[0]?.length ?? 0
  const mean = new Float64Array(size)
  for (const frame of frames)
    for (let at = 0; at < size; at++) mean[at] = (mean[at] ?? 0) + (frame[at] ?? 0) / frames.length
  const rest = frames.map(frame => frame.map((value, at) => value - (mean[at] ?? 0)))
  const shapes: Float32Array[] = []
  const shares: number[][] = frames.map(() => [])
  let left = rootMeanSquare(rest)
  const products = rest.map(one => rest.map(other => dotOf(one, other)))
  while (shapes.length < max && left > min) {
    const shape = strongest(rest, products)
    shapes.push(Float32Array.from(shape))
    const much = rest.map(frame => dotOf(frame, shape))
    for (const [at, frame] of rest.entries()) {
      const ofFrame = much[at] as number
      shares[at]?.push(ofFrame)
      for (let value = 0; value < size; value++) {
        frame[value] = (frame[value] as number) - ofFrame * (shape[value] as number)
      }
      // What is taken away from two frames is missing in their product.
      for (const [other, ofOther] of much.entries()) {
        const row = products[at] as number[]
        row[other] = (row[other] as number) - ofFrame * ofOther
      }
    }
    left = rootMeanSquare(rest)
  }
  return { mean: Float32Array.from(mean), shapes, frames: shares.map(each => Float32Array.from(each)), left }
}

/** Of length 1. */
function strongest(frames: readonly Float64Array[], products: readonly (readonly number[])[]): Float64Array {
  let axis = frames.map((_, at) => 1 + (at % 7) / 7)
  for (let round = 0; round < rounds; round++) {
    const next = products.map(row => row.reduce((sum, value, at) => sum + value * (axis[at] ?? 0), 0))
    const length = Math.hypot(...next) || 1
    axis = next.map(value => value / length)
  }
  const shape = new Float64Array(frames[0]?.length ?? 0)
  for (const [at, frame] of frames.entries()) {
    const much = axis[at] as number
    for (let value = 0; value < shape.length; value++) {
      shape[value] = (shape[value] as number) + much * (frame[value] as number)
    }
  }
  const length = Math.sqrt(dotOf(shape, shape)) || 1
  return shape.map(value => value / length)
}

function dotOf(a: Float64Array, b: Float64Array): number {
  let sum = 0
  for (let at = 0; at < a.length; at++) sum += (a[at] as number) * (b[at] as number)
  return sum
}

const rootMeanSquare = (frames: readonly Float64Array[]): number =>
  Math.sqrt(
    frames.reduce((sum, frame) => sum + dotOf(frame, frame), 0) / (frames.length * (frames[0]?.length ?? 1) || 1),
  )
