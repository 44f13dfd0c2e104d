import type { Point } from '../../../engine/index.ts'
import { arcStroke, curveStroke, lineStroke, type Stroke } from './strokes.ts'

/** How many numbers a command takes. */
const counts: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, a: 7 }

/** The strokes of path data, or `null` where it has a command that no icon of ours is made of. */
export function readStrokes(data: string): readonly Stroke[] | null {
  const strokes: Stroke[] = []
  let start: Point = [0, 0]
  let at: Point = start
  let lead: Point = start
  for (const { kind, isRelative, own } of commandsOf(data)) {
    const [fromX, fromY] = isRelative ? at : [0, 0]
    const point = (index: number): Point => [fromX + (own[index] ?? 0), fromY + (own[index + 1] ?? 0)]
    const [by = 0] = own
    const to: Point =
      kind === 'z'
        ? start
        : kind === 'h'
          ? [fromX + by, at[1]]
          : kind === 'v'
            ? [at[0], fromY + by]
            : point(own.length - 2)
    const led: Point = kind === 's' ? [2 * at[0] - lead[0], 2 * at[1] - lead[1]] : point(0)
    lead = kind === 'c' || kind === 's' ? point(own.length - 4) : to
    if (kind === 'm') start = to
    else if (!/[lhvzcsa]/.test(kind) || (kind === 'a' && own[2] !== 0)) return null
    else if (Math.hypot(to[0] - at[0], to[1] - at[1]) > 1e-6)
      strokes.push(
        kind === 'a' ? arcStroke(at, own, to) : /[cs]/.test(kind) ? curveStroke(at, led, lead, to) : lineStroke(at, to),
      )
    at = to
  }
  return strokes
}

interface Command {
  readonly kind: string
  readonly isRelative: boolean
  readonly own: readonly number[]
}

/** Each command with its own numbers: `l1 2 3 4` are two. */
function* commandsOf(data: string): Generator<Command> {
  for (const [, command = '', rest = ''] of data.matchAll(/([a-z])([^a-z]*)/gi)) {
    const kind = command.toLowerCase()
    const isRelative = kind === command
    const all = numbersOf(rest, kind === 'a')
    const count = counts[kind] ?? 1
    let from = 0
    do {
      yield { kind: kind === 'm' && from > 0 ? 'l' : kind, isRelative, own: all.slice(from, from + count) }
      from += count
    } while (from < all.length)
  }
}

/** Two numbers of an arc are flags, which may stand without a space before what follows: `5 5 0 017.07 0`. */
function numbersOf(text: string, areArcs: boolean): readonly number[] {
  const all: number[] = []
  const number = /[-+]?(?:\d+\.?\d*|\.\d+)/g
  const flag = /[01]/g
  for (let at = 0; ; ) {
    const place = all.length % 7
    const next = areArcs && (place === 3 || place === 4) ? flag : number
    next.lastIndex = at
    const found = next.exec(text)
    if (!found) return all
    all.push(Number(found[0]))
    at = next.lastIndex
  }
}
