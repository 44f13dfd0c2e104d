import {
  holdsPoint,
  inverse,
  isOnInk,
  type Matrix,
  type PanelId,
  type Point,
  type SeamCrossing,
  seamCrossings,
  sewingLine,
  transformPoint,
} from '../../../../engine/index.ts'
import type { ClothSpot } from '../../../viewer/clothPicker.ts'
import type { StageSurface } from '../../../viewer/stageSurface.ts'
import type { LayerOnCloth, Shown } from './layersOnCloth.ts'

type Design = Pick<Shown, 'artwork' | 'view'>

/** The seams that run through the box of a layer. */
export const seamsOf = ({ artwork, view }: Design, { frame, group }: LayerOnCloth): readonly SeamCrossing[] =>
  seamCrossings(artwork.pattern(view.current()).current(), frame.panel, group.bounds)

/** The pieces at whose seam the ink of a layer ends, for it cannot go on there. */
export const cutAt = (design: Design, thing: LayerOnCloth): readonly PanelId[] => {
  const cut = seamsOf(design, thing).filter(({ matrix, seam }) => !matrix && seam.some(at => isOnInk(thing.group, at)))
  return [...new Set(cut.map(({ to }) => to.id))]
}

/** A spot of a piece as it lies beside the panel of a layer; `null` where the two do not meet near there. */
interface SpotAtHome {
  readonly spot: ClothSpot
  /** From the layer's panel to that piece. */
  readonly onwards: Matrix
}

export function spotAtHome(
  { artwork, view }: Design,
  { frame, group: { bounds } }: LayerOnCloth,
  { panel, x, y }: ClothSpot,
): SpotAtHome | null {
  const reach = Math.max(bounds.right - bounds.left, bounds.bottom - bounds.top) / 2
  const around = { left: x - reach, top: y - reach, right: x + reach, bottom: y + reach }
  const [nearest] = seamCrossings(artwork.pattern(view.current()).current(), panel, around)
    .filter(({ to, matrix }) => to.id === frame.panel && matrix)
    .map(crossing => ({ ...crossing, away: Math.min(...crossing.seam.map(at => Math.hypot(at[0] - x, at[1] - y))) }))
    .sort((a, b) => a.away - b.away)
  const onwards = nearest?.matrix && inverse(nearest.matrix)
  if (!nearest?.matrix || !onwards) return null
  const [homeX, homeY] = transformPoint(nearest.matrix, x, y)
  return { spot: { panel: frame.panel, x: homeX, y: homeY }, onwards }
}

/** How far a map between panels turns what it carries over, in degrees, clockwise. */
export const turnOf = ([cos, sin]: Matrix): number => (Math.atan2(sin, cos) * 180) / Math.PI

/** Whether a spot lies on a panel of the shown pattern. */
export function isOnPanel({ artwork, view }: Design, id: PanelId, spot: Point): boolean {
  const panel = artwork
    .pattern(view.current())
    .current()
    .panels.find(candidate => candidate.id === id)
  return panel !== undefined && holdsPoint(sewingLine(panel), spot)
}

/** The surface as one panel and the pieces that something on it goes on to: spots beyond its seams are theirs. */
export function surfaceAcross(surface: StageSurface, home: PanelId, seams: readonly SeamCrossing[]): StageSurface {
  const over = seams.flatMap(({ to, matrix }) => {
    const back = matrix && inverse(matrix)
    return matrix && back && to.id !== home ? [{ panel: to.id, matrix, back }] : []
  })
  if (over.length === 0) return surface
  return {
    ...surface,
    project(spot) {
      const seen = surface.project(spot)
      if (seen || spot.panel !== home) return seen
      for (const { panel, matrix } of over) {
        const [x, y] = transformPoint(matrix, spot.x, spot.y)
        const there = surface.project({ panel, x, y })
        if (there) return there
      }
      return null
    },
    spotAt(at) {
      const spot = surface.spotAt(at)
      const beyond = spot && over.find(({ panel }) => panel === spot.panel)
      if (!beyond) return spot
      const [x, y] = transformPoint(beyond.back, spot.x, spot.y)
      return { panel: home, x, y }
    },
  }
}
