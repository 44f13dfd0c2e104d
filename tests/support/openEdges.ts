import type { ReadGarment } from './readGarment.ts'

/**
 * How many rings of open edge the garment has when points at the same place are one: hems and necks of a whole one,
 * and every hole besides.
 */
export function openRings({ panels }: ReadGarment): number {
  const beside = new Map<number, number[]>()
  for (const [a, b] of openEdges(panels)) {
    beside.set(a, [...(beside.get(a) ?? []), b])
    beside.set(b, [...(beside.get(b) ?? []), a])
  }
  const seen = new Set<number>()
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
