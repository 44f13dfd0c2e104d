import type { ProductType } from '../../../server/contract/tenantSettings.ts'
import { slugOf } from '../../session/products.ts'
import { type ImageFile, imageOf } from './imageFile.ts'

const found = import.meta.glob<string>(['./*.webp', './*.avif', '!./template-*.webp', '!./blank-*.webp'], {
  query: '?url',
  import: 'default',
  eager: true,
})

/** An image of a kit that was taken ahead, such as `quick-kbach`; `null` where there is none. */
export const kitImage = (name: string): ImageFile | null => imageOf(found, name)

/** The image of the first product; `null` where there is none. */
export function productImage(types: readonly ProductType[]): ImageFile | null {
  const [type] = types
  return type === undefined ? null : kitImage(`product-${slugOf(type)}`)
}
