import type { Sway } from './sway.ts'

/** The first number of a file, so that another kind of file is told from one. */
const mark = 0x73776179
/** Places are kept in tenths of a millimetre, the mean in hundredths. */
const [placeStep, meanStep] = [1e-4, 1e-5]
const finest = 127
/** One number keeps two counts: the second one is written so many times as large. */
const upper = 0x10000

/**
 * A sway as bytes, little end first: four counts, of which that of points has the count of those with corrections in its
 * upper half; the size of every shape, the frames; then the points' places and the mean as 16-bit steps, and which points
 * have corrections; then shapes, bones, shares and corrections, a byte each.
 */
export function writeSway({ points, weights, mean, shapes, frames, corrections }: Sway): Uint8Array {
  const corrected = corrections?.points ?? new Uint16Array()
  const sizes = shapes.map(shape => shape.reduce((max, value) => Math.max(max, Math.abs(value)), 1e-9) / finest)
  const parts = [
    Uint32Array.of(mark, points.length / 3 + corrected.length * upper, shapes.length, frames.length),
    Float32Array.from(sizes),
    ...frames,
    Int16Array.from(points, value => Math.round(value / placeStep)),
    Int16Array.from(mean, value => Math.round(value / meanStep)),
    corrected,
    ...shapes.map((shape, at) => Int8Array.from(shape, value => Math.round(value / (sizes[at] ?? 1)))),
    weights.bones,
    weights.shares,
    ...(corrections?.frames ?? []),
  ]
  const bytes = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + byteLength, 0))
  let at = 0
  for (const { buffer, byteOffset, byteLength } of parts) {
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), at)
    at += byteLength
  }
  return bytes
}

/** Reads what `writeSway` wrote. Throws with words for a developer when it is something else, or cut short. */
export function readSway(bytes: Uint8Array): Sway {
  const buffer = bytes.slice().buffer
  const [kind, counts = 0, shapeCount = 0, frameCount = 0] = new Uint32Array(buffer.slice(0, 16))
  const [count, corrected] = [counts % upper, Math.floor(counts / upper)]
  const values = count * 3
  const ofShapes = 4 * shapeCount * (1 + frameCount) + values * shapeCount
  const whole = 16 + ofShapes + 4 * values + 8 * count + corrected * (2 + 3 * frameCount)
  if (kind !== mark || buffer.byteLength !== whole) throw notWhole()
  let at = 16
  const take = (length: number): number => {
    at += length
    return at - length
  }
  const sizes = new Float32Array(buffer, take(4 * shapeCount), shapeCount)
  const frames = Array.from({ length: frameCount }, () => new Float32Array(buffer, take(4 * shapeCount), shapeCount))
  const points = Float32Array.from(new Int16Array(buffer, take(2 * values), values), step => step * placeStep)
  const mean = Float32Array.from(new Int16Array(buffer, take(2 * values), values), step => step * meanStep)
  const correctedPoints = new Uint16Array(buffer, take(2 * corrected), corrected)
  if (correctedPoints.some(point => point >= count)) throw notWhole()
  const shapes = Array.from(sizes, size =>
    Float32Array.from(new Int8Array(buffer, take(values), values), step => step * size),
  )
  const bones = new Uint8Array(buffer, take(4 * count), 4 * count)
  const shares = new Uint8Array(buffer, take(4 * count), 4 * count)
  const moves = frames.map(() => new Int8Array(buffer, take(3 * corrected), 3 * corrected))
  const corrections = { points: correctedPoints, frames: moves }
  return { points, weights: { bones, shares }, mean, shapes, frames, corrections }
}

const notWhole = () => new Error('This is no sway of cloth, or not a whole one. Run `npm run bake:sways`.')
