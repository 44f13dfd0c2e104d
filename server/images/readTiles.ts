import { heroTiles } from '../resources/heroTiles.ts'
import type { Picture } from './picture.ts'

const source = {
  author: 'Steve Schoger (heropatterns.com), Alec Lomas',
  address: 'https://github.com/lowmess/hero-patterns',
  licence: { title: 'MIT', spdx: 'MIT', url: 'https://github.com/lowmess/hero-patterns/blob/master/LICENSE' },
}

/** Tiles as pictures among others. */
export const readTiles = (): readonly Picture[] =>
  [...heroTiles().values()].map(({ id, title, svg, width, height }) => ({
    id: `hero-patterns/${id}`,
    type: 'vector',
    words: `${title} pattern`,
    khmer: '',
    width,
    height,
    source,
    svg: () => svg,
  }))
