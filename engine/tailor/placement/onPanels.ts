import type { EdgeRef, Panel, Pattern } from '../../drafting/pattern.ts'
import type { Point } from '../../geometry/path.ts'
import { resample } from '../mesh/polyline.ts'
import { add, between, cross, scale, subtract, unit, type Vector } from '../vector.ts'
import { edgeOf, metres, type PlacementOf, type PlacePoint } from './place.ts'

/** A place on the edges that a rim is sewn to, and how far along the rim it is sewn, in mm. */
interface RimPoint {
  readonly along: number
  readonly position: Vector
}

const samples = 64
/** Between a panel and what lies on it, in m. */
const layerDistance = 0.004

/** Upright on the edges that it is sewn to, leaning in to the neck. `placeOf` places the panels that it is sewn to. */
export function placeRim(rim: Panel, pattern: Pattern, placeOf: (panel: Panel) => PlacePoint): PlacePoint {
  const points = pattern.seams
    .flatMap(({ a, b }) => [...sewnAlong({ own: a, other: b }), ...sewnAlong({ own: b, other: a })])
    .sort((a, b) => a.along - b.along)

  function sewnAlong({ own, other }: { readonly own: EdgeRef; readonly other: EdgeRef }): readonly RimPoint[] {
    const neckline = pattern.panels.find(({ id }) => id === other.panel)
    if (own.panel !== rim.id || other.panel === rim.id || !neckline) return []
    const place = placeOf(neckline)
    const sewn = resample(edgeOf(neckline, other.edge), samples).toReversed()
    return resample(edgeOf(rim, own.edge), samples).map(([along], index) => {
      const [x, y]: Point = sewn[index] ?? [0, 0]
      return { along, position: place(x, y) }
    })
  }

  return (x, y) => {
    const [px, py, pz] = positionAt(rim, points, x)
    const up = metres(-y)
    return [px * (1 - up * 2), py + up * 0.9, (pz + 0.015) * (1 - up * 3) - 0.015]
  }
}

function positionAt(rim: Panel, points: readonly RimPoint[], along: number): Vector {
  const next = points.findIndex(point => point.along >= along)
  const to = points[next] ?? points.at(-1)
  const from = points[Math.max(0, next - 1)] ?? to
  if (!from || !to) {
    throw new Error(
      `Panel "${rim.id}" is a rim that is sewn to nothing: give the pattern a seam from it to a neckline.`,
    )
  }
  const span = to.along - from.along
  return between(from.position, to.position, span > 0 ? (along - from.along) / span : 0)
}

/** On the outside of another panel. `under` places that panel. Throws where no seam would hold it there. */
export function placeOnto(patch: Panel, { at }: PlacementOf<'onto'>, pattern: Pattern, under: PlacePoint): PlacePoint {
  const isHeld = pattern.seams.some(({ a, b }) => (a.panel === patch.id) !== (b.panel === patch.id))
  if (!isHeld) {
    throw new Error(
      `Panel "${patch.id}" lies on another, but no seam holds it, and the tailor sews edges to edges only. ` +
        'Sew one of its edges to an edge of the pattern.',
    )
  }
  return (x, y) => {
    const [u, v] = [x + at[0], y + at[1]]
    const here = under(u, v)
    // x runs to the right and y downwards as one looks at the cloth, so their product points away from the eye.
    const inwards = unit(cross(subtract(under(u + 1, v), here), subtract(under(u, v + 1), here)))
    return add(here, scale(inwards, -layerDistance))
  }
}
