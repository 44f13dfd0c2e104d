import { distance, type Edge, lengthOf, type Panel, type Point, type Polyline } from '../../engine/plugin.ts'

/** A panel with an edge in two, parted in its middle, where what is sewn to it has a seam or ends. */
export function halved(panel: Panel, edge: string, [first, second]: readonly [string, string]): Panel {
  return {
    ...panel,
    edges: panel.edges.flatMap(whole => {
      if (whole.name !== edge) return [whole]
      const middle = (whole.points.length - 1) / 2
      return [
        { ...whole, name: first, points: whole.points.slice(0, middle + 1) },
        { ...whole, name: second, points: whole.points.slice(middle) },
      ]
    }),
    notches: panel.notches.filter(notch => notch.edge !== edge),
  }
}

/** A front or back whose side seams end so many mm above the hem. Their ends are edges `ventLeft` and `ventRight`. */
export function vented(panel: Panel, height: number): Panel {
  return {
    ...panel,
    edges: panel.edges.flatMap(edge => {
      if (!/^side(Left|Right)$/.test(edge.name)) return [edge]
      const vent = edge.name.replace('side', 'vent')
      const isDownwards = (edge.points[0]?.[1] ?? 0) < (edge.points.at(-1)?.[1] ?? 0)
      const [before, after] = partedAt(edge.points, isDownwards ? lengthOf(edge.points) - height : height)
      const [seam, open]: readonly [Edge, Edge] = isDownwards
        ? [
            { ...edge, points: before },
            { ...edge, name: vent, points: after },
          ]
        : [
            { ...edge, points: after },
            { ...edge, name: vent, points: before },
          ]
      return isDownwards ? [seam, open] : [open, seam]
    }),
  }
}

/** A line in two, so many mm from its start. */
export function partedAt(line: Polyline, at: number): readonly [Polyline, Polyline] {
  let done = 0
  for (let index = 1; index < line.length; index++) {
    const [from, to]: readonly [Point, Point] = [line[index - 1] ?? [0, 0], line[index] ?? [0, 0]]
    const step = distance(from, to)
    if (done + step >= at) {
      const share = (at - done) / step
      const spot: Point = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
      return [
        [...line.slice(0, index), spot],
        [spot, ...line.slice(index)],
      ]
    }
    done += step
  }
  throw new Error(`A line of ${done} mm cannot be parted ${at} mm from its start.`)
}
