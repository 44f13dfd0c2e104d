import type { Branded } from './ids.ts'

/** A length or a coordinate on a panel; y grows downwards, as on screen and in print. */
export type Millimetres = Branded<number, 'Millimetres'>

export const mm = (value: number): Millimetres => value as Millimetres

/** The sizes of the shop, smallest first. */
export const sizes = ['XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL', 'XXXXL', 'XXXXXL', 'XXXXXXL'] as const

export type Size = (typeof sizes)[number]

/** The size that places of layers are measured on; the other sizes are graded from it. */
export const baseSize: Size = 'M'

/** The size as people say and write it: XXL is 2XL, XXXXXXL is 6XL. */
export function spokenSize(size: Size): string {
  const count = size.lastIndexOf('X') + 1
  return count > 1 ? `${count}XL` : size
}
