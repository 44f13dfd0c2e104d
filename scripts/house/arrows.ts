import { readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { type Area, roomOf } from './rooms.ts'

/** A file that imports a file of another room. */
export interface Arrow {
  readonly from: string
  readonly to: string
  readonly file: string
  readonly imports: string
}

const source = /\.(ts|tsx|css)$/
const named =
  /(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'|new URL\(\s*'(\.[^']+)'|composes:[^;]*from\s*["'](\.[^"']+)["']|url\(\s*["']?(\.[^"')]+)/g

/** Every import from one room of the area to another, imports of types, workers and styles included. */
export function arrowsIn(root: string, area: Area, files: readonly string[]): readonly Arrow[] {
  const inside = files.filter(file => source.test(file) && roomOf(area, file))
  return inside.flatMap(file =>
    importsOf(root, file).flatMap(imports => {
      const from = roomOf(area, file)?.at
      const to = roomOf(area, imports)?.at
      return from && to && from !== to ? [{ from, to, file, imports }] : []
    }),
  )
}

/** The imports from a room above, or from one that must not be known. */
export function wrongArrows(area: Area, arrows: readonly Arrow[]): readonly Arrow[] {
  const heights = new Map(area.rooms.map(({ at }, index) => [at, index]))
  const heightOf = (at: string) => heights.get(at) ?? -1
  const isUnrelated = (at: string) => area.unrelated?.includes(at) ?? false
  return arrows.filter(({ from, to }) => heightOf(to) > heightOf(from) || (isUnrelated(from) && isUnrelated(to)))
}

function importsOf(root: string, file: string): readonly string[] {
  const text = readFileSync(join(root, file), 'utf8')
  return [...text.matchAll(named)].flatMap(found => {
    const address = found.slice(1).find(Boolean)
    return address ? [posix.normalize(posix.join(dirname(file), address.split('?')[0] ?? ''))] : []
  })
}
