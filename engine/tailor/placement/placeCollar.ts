import type { EdgeRef, Panel, Pattern, Point } from '../../drafting/pattern.ts'
import { resample } from '../mesh/polyline.ts'
import { between, type Vector } from '../vector.ts'
import { edgeOf } from './edgeOf.ts'
import { metres, type Place } from './place.ts'

/** A place on the neckline, and how far along the collar it is sewn, in mm. */
interface RimPoint {
  readonly along: number
  readonly position: Vector
}

const samples = 64

/** Upright on the neckline that it is sewn to, leaning in to the neck. `placeOf` places the panels it is sewn to. */
export function placeCollar(collar: Panel, pattern: Pattern, placeOf: (panel: Panel) => Place): Place {
  const rim = pattern.seams
    .flatMap(({ a, b }) => [
      ...rimAlong({ of: collar, own: a, other: b }),
      ...rimAlong({ of: collar, own: b, other: a }),
    ])
    .sort((a, b) => a.along - b.along)

  function rimAlong({ of, own, other }: { of: Panel; own: EdgeRef; other: EdgeRef }): readonly RimPoint[] {
    const neckline = pattern.panels.find(({ id }) => id === other.panel)
    if (own.panel !== of.id || other.panel === of.id || !neckline) return []
    const place = placeOf(neckline)
    const sewn = resample(edgeOf(neckline, other.edge), samples).toReversed()
    return resample(edgeOf(of, own.edge), samples).map(([along], index) => {
      const [x, y]: Point = sewn[index] ?? [0, 0]
      return { along, position: place(x, y) }
    })
  }

  return (x, y) => {
    const [px, py, pz] = positionAt(rim, x)
    const up = metres(-y)
    return [px * (1 - up * 2), py + up * 0.9, (pz + 0.015) * (1 - up * 3) - 0.015]
  }
}

function positionAt(rim: readonly RimPoint[], along: number): Vector {
  const next = rim.findIndex(point => point.along >= along)
  const to = rim[next] ?? rim.at(-1)
  const from = rim[Math.max(0, next - 1)] ?? to
  if (!from || !to) throw new Error('The collar is sewn to nothing: give the pattern a seam from it to a neckline.')
  const span = to.along - from.along
  return between(from.position, to.position, span > 0 ? (along - from.along) / span : 0)
}
