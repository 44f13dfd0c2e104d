import type { EdgeRef, Panel, Pattern } from '../../drafting/pattern.ts'
import type { Point } from '../../geometry/path.ts'
import { add, between, scale, subtract, type Vector } from '../../geometry/vector.ts'
import { resample } from '../mesh/polyline.ts'
import { edgeOf, metres, type PlacePoint } from './place.ts'

/** A place on the edges that a strip is sewn to, and how far along the strip it is sewn, in mm. */
export interface SewnPoint {
  readonly along: number
  readonly position: Vector
  /** Where the cloth would go on over the edge: metres per metre. */
  readonly outwards: Vector
}

const samples = 64

/** Upright on the edges that it is sewn to, leaning in to the neck. `placeOf` places the panels that it is sewn to. */
export function placeRim(rim: Panel, pattern: Pattern, placeOf: (panel: Panel) => PlacePoint): PlacePoint {
  const points = sewnPoints(rim, pattern, placeOf)
  return (x, y) => {
    const [px, py, pz] = pointAlong(rim, points, x).position
    const up = metres(-y)
    return [px * (1 - up * 2), py + up * 0.9, (pz + 0.015) * (1 - up * 3) - 0.015]
  }
}

/** Goes on where the cloth ends that it is sewn to. `placeOf` places the panels that it is sewn to. */
export function placeBinding(binding: Panel, pattern: Pattern, placeOf: (panel: Panel) => PlacePoint): PlacePoint {
  const points = sewnPoints(binding, pattern, placeOf)
  return (x, y) => {
    const { position, outwards } = pointAlong(binding, points, x)
    return add(position, scale(outwards, metres(-y)))
  }
}

export function sewnPoints(
  strip: Panel,
  pattern: Pattern,
  placeOf: (panel: Panel) => PlacePoint,
): readonly SewnPoint[] {
  const sewnAlong = (own: EdgeRef, other: EdgeRef): readonly SewnPoint[] => {
    const cloth = pattern.panels.find(({ id }) => id === other.panel)
    if (own.panel !== strip.id || other.panel === strip.id || !cloth || cloth.placement.kind === 'hood') return []
    const place = placeOf(cloth)
    const sewn = resample(edgeOf(cloth, other.edge), samples)
    const places = sewn.map((point, index) => {
      const position = place(...point)
      return { position, outwards: scale(subtract(place(...beyond(sewn, index)), position), 1000) }
    })
    return resample(edgeOf(strip, own.edge), samples).map(([along], index) => ({
      along,
      ...(places[places.length - 1 - index] ?? { position: [0, 0, 0], outwards: [0, 0, 0] }),
    }))
  }
  return pattern.seams.flatMap(({ a, b }) => [...sewnAlong(a, b), ...sewnAlong(b, a)]).sort((a, b) => a.along - b.along)
}

/** A millimetre outside of an edge. Edges run clockwise, so that outside is on their left as seen with y downwards. */
function beyond(edge: readonly Point[], index: number): Point {
  const here = edge[index] ?? [0, 0]
  const [from, to] = [edge[index - 1] ?? here, edge[index + 1] ?? here]
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  return [here[0] + (to[1] - from[1]) / length, here[1] - (to[0] - from[0]) / length]
}

export function pointAlong(strip: Panel, points: readonly SewnPoint[], along: number): SewnPoint {
  const next = points.findIndex(point => point.along >= along)
  const to = points[next] ?? points.at(-1)
  const from = points[Math.max(0, next - 1)] ?? to
  if (!from || !to) {
    throw new Error(
      `Panel "${strip.id}" is a ${strip.placement.kind} that is sewn to nothing: ` +
        'give the pattern a seam from it to the cloth that it edges.',
    )
  }
  const span = to.along - from.along
  const share = span > 0 ? (along - from.along) / span : 0
  return {
    along,
    position: between(from.position, to.position, share),
    outwards: between(from.outwards, to.outwards, share),
  }
}
