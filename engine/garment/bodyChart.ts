import { type Size, sizes } from '../document/measures.ts'

/** What people measure on themselves to choose a size. */
export const bodyMeasures = ['chest', 'waist', 'hip', 'height'] as const

export type BodyMeasure = (typeof bodyMeasures)[number]

/** From … to, in cm. */
export type BodyRange = readonly [from: number, to: number]

/** The bodies that each size of the shop is made for, whatever the garment, XS to 6XL; men of south-east Asia. */
const rows: Readonly<Record<BodyMeasure | 'head', readonly BodyRange[]>> = {
  chest: ranges([80, 86, 92, 98, 104, 110, 116, 123, 130, 137, 144]),
  waist: ranges([66, 72, 78, 84, 90, 96, 103, 110, 118, 126, 134]),
  hip: ranges([84, 89, 94, 99, 104, 109, 114, 120, 126, 132, 138]),
  height: [
    ...([155, 160, 165, 170, 174, 177] as const).map((from): BodyRange => [from, from + 6]),
    ...([178, 179, 180, 181] as const).map((from): BodyRange => [from, from + 8]),
  ],
  head: ([56, 57, 58, 59, 60, 61, 61, 61, 61, 61] as const).map((to): BodyRange => [to - 2, to]),
}

/** Each range ends where the next begins, less a centimetre. */
function ranges(starts: readonly number[]): readonly BodyRange[] {
  return starts.slice(1).map((next, index): BodyRange => [starts[index] ?? next, next - 1])
}

/** A measure of the people whom a size fits; `head` is its girth. */
export const bodyRange = (size: Size, measure: BodyMeasure | 'head'): BodyRange =>
  rows[measure][sizes.indexOf(size)] ?? [0, 0]
