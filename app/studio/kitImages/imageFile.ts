export interface ImageFile {
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

/** An image among addresses by file; `null` where there is none. */
export function imageOf(addresses: Readonly<Record<string, string>>, name: string): ImageFile | null {
  const address = addresses[`./${name}.webp`] ?? addresses[`./${name}.avif`]
  const [width = 0, height = 0] = sizes[name.split('-')[0] ?? ''] ?? []
  return address === undefined ? null : { address, width, height }
}
