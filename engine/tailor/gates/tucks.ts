import type { Panel } from '../../drafting/pattern.ts'
import { add, cross, dot, magnitude, scale, subtract, type Vector } from '../../geometry/vector.ts'
import { armJoints, built } from '../body/mannequin.ts'
import type { WornPanel } from './principalStretch.ts'

/** Triangles that are smaller than this on the panel, in mm², are the rolled edge of a hem. */
const minArea = 0.05

/**
 * How much of a sleeve, the worse of two, faces the arm instead of what is round it, in mm²: in a tuck the cloth lies the
 * wrong way round. Nothing for a garment without sleeves. `armAngle` as the garment hangs, in degrees.
 */
export function measureSleeves(
  panels: readonly (WornPanel & { readonly panel: Pick<Panel, 'placement'> })[],
  armAngle: number,
): { readonly tuckedSleeve?: number } {
  const arm = armLine(armAngle)
  const tucked = panels.flatMap(({ panel, ...worn }) =>
    panel.placement.kind === 'sleeve' ? [tuckedArea(worn, arm, panel.placement.side === 'left' ? 1 : -1)] : [],
  )
  if (tucked.length === 0) return {}
  return { tuckedSleeve: Math.round(Math.max(...tucked)) }
}

function tuckedArea({ positions, flat, triangles }: WornPanel, arm: readonly Vector[], mirror: 1 | -1): number {
  const at = (point: number): Vector => [
    (positions[point * 3] ?? 0) * mirror,
    positions[point * 3 + 1] ?? 0,
    positions[point * 3 + 2] ?? 0,
  ]
  let tucked = 0
  for (let corner = 0; corner < triangles.length; corner += 3) {
    const [a, b, c] = [triangles[corner] ?? 0, triangles[corner + 1] ?? 0, triangles[corner + 2] ?? 0]
    const area = areaOnPanel(flat, [a, b, c])
    if (area < minArea) continue
    const [pa, pb, pc] = [at(a), at(b), at(c)]
    const away = awayFrom(arm, scale(add(add(pa, pb), pc), 1 / 3))
    // Mirroring turns a triangle round.
    if (away && dot(cross(subtract(pb, pa), subtract(pc, pa)), away) * mirror < 0) tucked += area
  }
  return tucked
}

function areaOnPanel(flat: WornPanel['flat'], [a, b, c]: Vector): number {
  const side = (to: number, axis: number) => (flat[to * 2 + axis] ?? 0) - (flat[a * 2 + axis] ?? 0)
  return Math.abs(side(b, 0) * side(c, 1) - side(b, 1) * side(c, 0)) / 2
}

/** The middle of the left arm. */
function armLine(armAngle: number): readonly Vector[] {
  const { shoulder, elbow, wrist } = armJoints(armAngle)
  return [built(shoulder), built(elbow), built(wrist)]
}

/** The way from the middle of the arm to a spot; nothing for one above the arm, on the shoulder. */
function awayFrom([shoulder, elbow, wrist]: readonly Vector[], spot: Vector): Vector | null {
  if (!shoulder || !elbow || !wrist) return null
  const [upper, lower] = [awayFromLine(shoulder, elbow, spot), awayFromLine(elbow, wrist, spot)]
  const nearest = magnitude(upper.away) <= magnitude(lower.away) ? upper : lower
  return nearest === upper && upper.share < 0 ? null : nearest.away
}

function awayFromLine(from: Vector, to: Vector, spot: Vector): { readonly share: number; readonly away: Vector } {
  const line = subtract(to, from)
  const share = dot(subtract(spot, from), line) / dot(line, line)
  const nearest = add(from, scale(line, Math.max(0, Math.min(1, share))))
  return { share, away: subtract(spot, nearest) }
}
