import type { Path, PathSegment } from '../geometry/path.ts'
import type { DrawnTile } from './tile.ts'

/** Longer than any tile that we serve, in strokes. */
const longest = 20_000

/** Reads what `pathData` writes: absolute commands and numbers. `null` for anything else. */
export function readPath(data: string): Path | null {
  const path: PathSegment[] = []
  for (const [, command = '', rest = ''] of data.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const numbers =
      rest.trim() === ''
        ? []
        : rest
            .trim()
            .split(/[\s,]+/)
            .map(Number)
    const segment = numbers.every(Number.isFinite) ? segmentOf(command, numbers) : null
    if (segment === null || path.length === longest) return null
    path.push(segment)
  }
  return path.length === 0 ? null : path
}

function segmentOf(command: string, numbers: readonly number[]): PathSegment | null {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers
  if ((command === 'M' || command === 'L') && numbers.length === 2) return [command, a, b]
  if (command === 'Q' && numbers.length === 4) return ['Q', a, b, c, d]
  if (command === 'C' && numbers.length === 6) return ['C', a, b, c, d, e, f]
  return command === 'Z' && numbers.length === 0 ? ['Z'] : null
}

/** Reads a tile as `/patterns/{file}` serves it; `null` for a file that is none of ours. Its units are millimetres. */
export function readTileFile(svg: string): DrawnTile | null {
  const [, width, height] = /<svg[^>]* viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []
  const path = readPath(/<path[^>]* d="([^"]*)"/.exec(svg)?.[1] ?? '')
  const [w, h] = [Number(width), Number(height)]
  if (!path || !(w > 0 && h > 0)) return null
  const isEvenOdd = /<path[^>]* fill-rule="evenodd"/.test(svg)
  return { width: w, height: h, path, ...(isEvenOdd && { evenOdd: true }) }
}
