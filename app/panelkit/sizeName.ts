import type { Size } from '../../engine/index.ts'

/** The size as the shop writes it: XXL is 2XL, XXXL is 3XL. */
export function sizeName(size: Size): string {
  const count = size.lastIndexOf('X') + 1
  return count > 1 ? `${count}XL` : size
}
