/** A panel as it lies flat (mm, two numbers per point) and as it hangs (m, three per point); three points a triangle. */
interface HungPanel {
  readonly positions: ArrayLike<number>
  readonly flat: ArrayLike<number>
  readonly triangles: ArrayLike<number>
}

/** Edge of a cell of the search, in mm. */
const cell = 20
/** A spot this share of a triangle beyond it still counts: outlines are not quite where the mesh ends. */
const beyond = 0.2

/** Where a spot of a panel, in mm, hangs, in m; `null` beside the cloth. */
export function spotFinder({
  positions,
  flat,
  triangles,
}: HungPanel): (x: number, y: number) => readonly number[] | null {
  const cells = new Map<string, number[]>()
  const at = (corner: number, axis: 0 | 1) => flat[(triangles[corner] ?? 0) * 2 + axis] ?? 0
  const span = (first: number, axis: 0 | 1): readonly [number, number] => {
    const values = [at(first, axis), at(first + 1, axis), at(first + 2, axis)]
    return [Math.floor((Math.min(...values) - 2) / cell), Math.floor((Math.max(...values) + 2) / cell)]
  }
  for (let first = 0; first < triangles.length; first += 3) {
    const [[left, right], [top, bottom]] = [span(first, 0), span(first, 1)]
    for (let column = left; column <= right; column++) {
      for (let row = top; row <= bottom; row++) {
        const key = `${column} ${row}`
        const inside = cells.get(key)
        if (inside) inside.push(first)
        else cells.set(key, [first])
      }
    }
  }
  const sharesIn = (first: number, x: number, y: number): readonly [number, number, number] | null => {
    const [ax, ay] = [at(first, 0), at(first, 1)]
    const [ux, uy, vx, vy] = [
      at(first + 1, 0) - ax,
      at(first + 1, 1) - ay,
      at(first + 2, 0) - ax,
      at(first + 2, 1) - ay,
    ]
    const area = ux * vy - uy * vx
    // The rolled edge of a hem has no room on the panel.
    if (Math.abs(area) < 1e-3) return null
    const [b, c] = [((x - ax) * vy - (y - ay) * vx) / area, (ux * (y - ay) - uy * (x - ax)) / area]
    return [1 - b - c, b, c]
  }
  return (x, y) => {
    let [best, found, shares]: [number, number, readonly number[]] = [-beyond, -1, []]
    for (const first of cells.get(`${Math.floor(x / cell)} ${Math.floor(y / cell)}`) ?? []) {
      const here = sharesIn(first, x, y)
      const lowest = here ? Math.min(...here) : -1
      if (here && lowest > best) [best, found, shares] = [lowest, first, here]
    }
    if (found < 0) return null
    const corners = shares.map((share, side) => [share, triangles[found + side] ?? 0] as const)
    return [0, 1, 2].map(axis =>
      corners.reduce((sum, [share, point]) => sum + share * (positions[point * 3 + axis] ?? 0), 0),
    )
  }
}
