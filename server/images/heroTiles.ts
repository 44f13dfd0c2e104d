import { createRequire } from 'node:module'
import type { LibraryImage } from './libraryImage.ts'

/** A tile that repeats in all directions. */
export interface HeroTile {
  /** `bank-note` */
  readonly id: string
  readonly title: string
  readonly svg: string
  /** The size in its own units. */
  readonly width: number
  readonly height: number
}

// The package exports a file for `import` that Node does not load as a module.
const require = createRequire(import.meta.url)

let tiles: ReadonlyMap<string, HeroTile> | null = null

/** The tiles of heropatterns.com (MIT), black on transparent, by id. */
export function heroTiles(): ReadonlyMap<string, HeroTile> {
  tiles ??= new Map(readTiles().map(tile => [tile.id, tile]))
  return tiles
}

const readTiles = (): readonly HeroTile[] =>
  Object.entries<unknown>(require('hero-patterns')).flatMap(([name, draw]) => {
    if (typeof draw !== 'function') return []
    const words = name.replace(/([A-Z])/g, ' $1').toLowerCase()
    // `url('data:image/svg+xml,…')`
    const svg = decodeURIComponent(String(draw('#000000', 1)).slice(24, -2))
    const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []
    const title = words.charAt(0).toUpperCase() + words.slice(1)
    return [{ id: words.replaceAll(' ', '-'), title, svg, width: Number(width), height: Number(height) }]
  })

const tileSource = {
  author: 'Steve Schoger (heropatterns.com), Alec Lomas',
  address: 'https://github.com/lowmess/hero-patterns',
  licence: { title: 'MIT', spdx: 'MIT', url: 'https://github.com/lowmess/hero-patterns/blob/master/LICENSE' },
}

/** The tiles as library images. */
export const tileImages = (): readonly LibraryImage[] =>
  [...heroTiles().values()].map(({ id, title, svg, width, height }) => ({
    id: `hero-patterns/${id}`,
    type: 'vector',
    words: `${title} pattern`,
    khmer: '',
    width,
    height,
    source: tileSource,
    svg: () => svg,
  }))
