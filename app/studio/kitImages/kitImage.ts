import type { ProductType } from '../../../server/contract/tenantSettings.ts'
import { slugOf } from '../../session/products.ts'

const found = import.meta.glob<string>('./*.webp', { query: '?url', import: 'default', eager: true })

interface ImageFile {
  readonly address: string
  readonly width: number
  readonly height: number
}

/** In pixels of the file, by the first part of its name. */
const sizes: Readonly<Record<string, readonly [width: number, height: number]>> = {
  template: [384, 480],
  hero: [1000, 1200],
  quick: [320, 400],
  colourway: [160, 200],
  back: [480, 600],
  product: [640, 800],
  signin: [900, 1120],
}

/** An image of a kit that was taken ahead, such as `template-kbach`; `null` where there is none. */
export function kitImage(name: string): ImageFile | null {
  const address = found[`./${name}.webp`]
  const [width = 0, height = 0] = sizes[name.split('-')[0] ?? ''] ?? []
  return address === undefined ? null : { address, width, height }
}

/** The image of the first product; `null` where there is none. */
export function productImage(types: readonly ProductType[]): ImageFile | null {
  const [type] = types
  return type === undefined ? null : kitImage(`product-${slugOf(type)}`)
}
