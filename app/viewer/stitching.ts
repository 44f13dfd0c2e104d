import type { Panel, Point } from '../../engine/index.ts'

type Edge = Panel['edges'][number]

/** Seams that are topstitched this far from the sewing line, in mm. */
const topstitch = 3.5
/** Hems are held by the two needles of a coverstitch, in mm from the fold. */
const coverstitch = [18, 22]

const isHem = (name: string): boolean => /hem|cuff/i.test(name)
const isTopstitched = (name: string): boolean => /arm|cap|shoulder|neck/i.test(name)

/** Rows of stitches that show on the outside of a panel, as lines in panel mm. */
export const stitchRows = (panel: Panel): readonly (readonly Point[])[] =>
  panel.edges.flatMap(edge => distancesOf(edge, panel.rib).map(distance => movedIn(edge.points, distance)))

function distancesOf({ name }: Edge, rib: boolean): readonly number[] {
  if (rib) return []
  if (isHem(name)) return coverstitch
  return isTopstitched(name) ? [topstitch] : []
}

/** Edges run clockwise with y downwards, so that the cloth is on their right. */
function movedIn(points: readonly Point[], distance: number): readonly Point[] {
  return points.map(([x, y], index) => {
    const [ax, ay] = points[index - 1] ?? [x, y]
    const [bx, by] = points[index + 1] ?? [x, y]
    const length = Math.hypot(bx - ax, by - ay) || 1
    return [x - ((by - ay) / length) * distance, y + ((bx - ax) / length) * distance]
  })
}
