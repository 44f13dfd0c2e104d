import type { GarmentSize } from '../../server/contract/garmentSizes.ts'

/** The size as the shop writes it: XXL is 2XL, XXXL is 3XL. */
export function sizeName(size: GarmentSize): string {
  const count = size.lastIndexOf('X') + 1
  return count > 1 ? `${count}XL` : size
}
