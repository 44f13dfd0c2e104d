import {
  type Edge,
  joined,
  type Panel,
  type Path,
  type Pattern,
  type Point,
  type Polyline,
  panelBounds,
  scaling,
  transformPath,
  type ZoneRegion,
} from '../../../engine/plugin.ts'

/**
 * Front or back as a layout sees it: x > 0 is the wearer's left on both, so that what crosses a shoulder or a side goes
 * on over the seam. In mm, y as on the panel.
 */
export interface Body {
  readonly kind: 'body'
  readonly side: 'front' | 'back'
  /** Half the width at the armpits, and their height. */
  readonly half: number
  readonly chest: number
  readonly neckHalf: number
  /** The shoulder's tip on the wearer's left; where a raglan sleeve takes the shoulder along, the end of the neckline. */
  readonly tip: Point
  /** Of the hem, in the middle of the front. */
  readonly length: number
  /** On the wearer's left, downwards. */
  readonly sideSeam: Polyline
  /** From the wearer's right to the left. */
  readonly hem: Polyline
}

/** A sleeve; `lift` takes heights of the body to heights of the sleeve, so that hoops meet at the armpit. */
export interface Sleeve {
  readonly kind: 'sleeve'
  readonly side: 'left' | 'right'
  /** Half the width at the armpits. */
  readonly half: number
  readonly top: number
  readonly bottom: number
  readonly lift: number
  /** How far its top reaches in over the shoulder, as that of a raglan sleeve does; else 0. */
  readonly onShoulder: number
  /** Of the body it is sewn to. */
  readonly bodyLength: number
  /** From left to right as the piece lies. */
  readonly hem: Polyline
}

export type DrawnPiece = Body | Sleeve

/** What a layout draws on a piece of cloth, or `null` where it leaves the cloth as it is. */
export type Drawing<Piece = DrawnPiece> = (cloth: Piece) => Path | null

/** The regions of a drawing on the shirt's panels. */
export function onShirt({ panels }: Pattern, draw: Drawing): readonly ZoneRegion[] {
  const front = panels.find(({ id }) => id === 'front')
  if (!front) return []
  return panels.flatMap(panel => {
    const cloth = clothOf(panel, front)
    const path = cloth && draw(cloth)
    if (!cloth || !path || path.length === 0) return []
    return [
      {
        panel: panel.id,
        path: cloth.kind === 'body' && cloth.side === 'back' ? transformPath(path, scaling(-1, 1)) : path,
      },
    ]
  })
}

function clothOf(panel: Panel, front: Panel): DrawnPiece | null {
  if (panel.id === 'front' || panel.id === 'back') return bodyOf(panel, front)
  if (panel.id === 'sleeveLeft' || panel.id === 'sleeveRight') return sleeveOf(panel, front)
  return null
}

function bodyOf(panel: Panel, front: Panel): Body {
  const side = panel.id === 'back' ? 'back' : 'front'
  // On both pieces the lines at x > 0 run downwards; there lies the left in front and the right at the back.
  const plus = side === 'front' ? 'Left' : 'Right'
  const armhole = edge(panel, `armhole${plus}`).points
  const [tip, armpit]: readonly [Point, Point] = [armhole[0] ?? [0, 0], armhole.at(-1) ?? [0, 0]]
  return {
    kind: 'body',
    side,
    half: armpit[0],
    chest: armpit[1],
    neckHalf: (panel.edges.find(({ name }) => name === `shoulder${plus}`)?.points[0] ?? tip)[0],
    tip,
    length: panelBounds(front).bottom,
    sideSeam: joined(
      ...panel.edges.filter(({ name }) => name === `side${plus}` || name === `vent${plus}`).map(({ points }) => points),
    ),
    hem: hemOf(panel).toReversed(),
  }
}

/** In one line, also where rib with a seam in its middle is sewn to it and its edge is parted there. */
const hemOf = ({ edges }: Panel): Polyline =>
  edges
    .filter(({ name }) => name.startsWith('hem'))
    .flatMap(({ points }, index) => (index === 0 ? points : points.slice(1)))

function sleeveOf(panel: Panel, front: Panel): Sleeve {
  const bounds = panelBounds(panel)
  return {
    kind: 'sleeve',
    side: panel.id === 'sleeveLeft' ? 'left' : 'right',
    half: Math.max(-bounds.left, bounds.right),
    top: bounds.top,
    bottom: bounds.bottom,
    bodyLength: panelBounds(front).bottom,
    onShoulder: panel.placement.kind === 'sleeve' ? Math.max(0, -(panel.placement.drop ?? 0)) : 0,
    lift: -(edge(front, 'armholeLeft').points.at(-1)?.[1] ?? 0),
    hem: edge(panel, 'hem').points.toReversed(),
  }
}

function edge(panel: Panel, name: string): Edge {
  const found = panel.edges.find(candidate => candidate.name === name)
  if (!found) throw new Error(`Panel "${panel.id}" needs an edge "${name}" for its layouts.`)
  return found
}
