import type { Pattern } from '../../engine/index.ts'
import type { ReadGarment } from '../../engine/tailor/file/readGarment.ts'

/**
 * How many rings of open edge the garment has when points at the same place are one: hems and necks of a whole one,
 * and every hole besides.
 */
export function openRings({ panels }: ReadGarment): number {
  return ringsOf(openEdges(panels))
}

/**
 * How many rings of open edge a pattern leaves when its seams are sewn, whose second edge runs the other way, and its
 * falls are folded over, whose edge runs the same way; every button has a ring of its own, and a drawcord is closed.
 */
export function openRingsOf({ panels: all, seams }: Pattern): number {
  const panels = all.filter(({ placement }) => placement.kind !== 'drawcord')
  const sewnTo = new Map<string, string>()
  const cornerOf = (corner: string): string => {
    const other = sewnTo.get(corner)
    return other === undefined ? corner : cornerOf(other)
  }
  const sew = (a: string, b: string) => {
    const [one, other] = [cornerOf(a), cornerOf(b)]
    if (one !== other) sewnTo.set(one, other)
  }
  const folds = panels.flatMap(({ id, placement }) =>
    placement.kind === 'fall' ? [[`${placement.over}.${placement.along}`, `${id}.${placement.roll}`] as const] : [],
  )
  const more = panels.reduce(
    (sum, { placement }) => sum + (placement.kind === 'button' ? placement.at.length - 1 : 0),
    0,
  )
  const sewn = new Set([
    ...seams.flatMap(({ a, b }) => [a, b]).map(({ panel, edge }) => `${panel}.${edge}`),
    ...folds.flat(),
  ])
  const ends = new Map(
    panels.flatMap(({ id, edges }) =>
      edges.map(
        ({ name }, index) => [`${id}.${name}`, [`${id} ${index}`, `${id} ${(index + 1) % edges.length}`]] as const,
      ),
    ),
  )
  for (const { a, b } of seams) {
    const [[from = '', to = ''] = [], [otherFrom = '', otherTo = ''] = []] = [a, b].map(({ panel, edge }) =>
      ends.get(`${panel}.${edge}`),
    )
    sew(from, otherTo)
    sew(to, otherFrom)
  }
  for (const [below, fall] of folds) {
    const [[from = '', to = ''] = [], [otherFrom = '', otherTo = ''] = []] = [ends.get(below), ends.get(fall)]
    sew(from, otherFrom)
    sew(to, otherTo)
  }
  const open = [...ends]
    .filter(([edge]) => !sewn.has(edge))
    .map(([, [from, to]]) => [cornerOf(from), cornerOf(to)] as const)
  return ringsOf(open) + more
}

function ringsOf<Place>(edges: readonly (readonly [Place, Place])[]): number {
  const beside = new Map<Place, Place[]>()
  for (const [a, b] of edges) {
    beside.set(a, [...(beside.get(a) ?? []), b])
    beside.set(b, [...(beside.get(b) ?? []), a])
  }
  const seen = new Set<Place>()
  let rings = 0
  for (const start of beside.keys()) {
    if (seen.has(start)) continue
    rings++
    const waiting = [start]
    for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
      if (seen.has(place)) continue
      seen.add(place)
      waiting.push(...(beside.get(place) ?? []))
    }
  }
  return rings
}

function openEdges(panels: ReadGarment['panels']): readonly (readonly [number, number])[] {
  const places = new Map<string, number>()
  const uses = new Map<number, { count: number; readonly ends: readonly [number, number] }>()
  for (const { positions, triangles } of panels) {
    const placeOf = Array.from({ length: positions.length / 3 }, (_, point) => {
      const key = positions.subarray(point * 3, point * 3 + 3).join(' ')
      const place = places.get(key) ?? places.size
      places.set(key, place)
      return place
    })
    triangles.forEach((from, corner) => {
      const to = triangles[corner % 3 === 2 ? corner - 2 : corner + 1] ?? from
      const [a, b] = [placeOf[from] ?? 0, placeOf[to] ?? 0]
      const key = Math.min(a, b) * 2 ** 24 + Math.max(a, b)
      uses.set(key, { count: (uses.get(key)?.count ?? 0) + 1, ends: [a, b] })
    })
  }
  return [...uses.values()].filter(({ count, ends: [a, b] }) => count === 1 && a !== b).map(({ ends }) => ends)
}
