/** A beat of the clip, then the values there. */
export type Key = readonly [beat: number, ...values: number[]]

/**
 * The values of a curve through keys that begins again after `beats`. It never goes beyond its keys, so that two equal
 * keys hold still between them: that is what keeps a foot where it stands (slopes of Fritsch and Carlson, 1980).
 */
export function sampleCurve(keys: readonly Key[], beats: number, beat: number): readonly number[] {
  const count = keys.length
  const first = keys[0]
  if (!first || count === 1) return first?.slice(1) ?? []
  const time = beat - Math.floor(beat / beats) * beats
  let at = keys.findLastIndex(key => key[0] <= time)
  const turns = at < 0 ? -beats : 0
  if (at < 0) at = count - 1
  const keyAt = (index: number): Key => {
    const round = Math.floor(index / count)
    const [start, ...values] = keys[index - round * count] ?? first
    return [start + round * beats + turns, ...values]
  }
  const [before, from, to, next] = [keyAt(at - 1), keyAt(at), keyAt(at + 1), keyAt(at + 2)]
  return from.slice(1).map((_, index) => between({ before, from, to, next }, index + 1, time))
}

type Four = Readonly<Record<'before' | 'from' | 'to' | 'next', Key>>

function between({ before, from, to, next }: Four, column: number, time: number): number {
  const value = (key: Key) => key[column] ?? 0
  const rise = (a: Key, b: Key) => (value(b) - value(a)) / (b[0] - a[0])
  const span = to[0] - from[0]
  const [spanBefore, spanAfter] = [from[0] - before[0], next[0] - to[0]]
  const steady = rise(from, to)
  const start = slope([rise(before, from), spanBefore], [steady, span])
  const end = slope([steady, span], [rise(to, next), spanAfter])
  const t = (time - from[0]) / span
  const [t2, t3] = [t * t, t * t * t]
  return (
    (2 * t3 - 3 * t2 + 1) * value(from) +
    (t3 - 2 * t2 + t) * span * start +
    (3 * t2 - 2 * t3) * value(to) +
    (t3 - t2) * span * end
  )
}

type Piece = readonly [rise: number, span: number]

/** None at a turning point; else the harmonic mean of both sides. */
function slope([left, leftSpan]: Piece, [right, rightSpan]: Piece): number {
  if (left * right <= 0) return 0
  const [a, b] = [2 * rightSpan + leftSpan, rightSpan + 2 * leftSpan]
  return (a + b) / (a / left + b / right)
}
