import { anchorOf, gradePlace, mm, type Panel, type Place, type Point } from '../../../../engine/index.ts'

export interface Grounds {
  /** The panel as it is shown. */
  readonly panel: Panel
  /** The same panel in the base size, which places are measured on. */
  readonly base: Panel
  readonly grade: 'fixed' | 'proportional'
}

type Offset = Pick<Place, 'panel' | 'anchor' | 'x' | 'y'>

/** The place whose layer has its centre at a spot of the panel: what `gradePlace` undoes. To a tenth of a millimetre. */
export function placeAt(spot: Point, anchor: string, { panel, base, grade }: Grounds): Offset {
  const centreFor = (x: number, y: number) =>
    gradePlace({ place: { panel: panel.id, anchor, x: mm(x), y: mm(y), turn: 0 }, grade, base, panel })
  const [fromX, fromY] = centreFor(0, 0)
  const [unitX, unitY] = centreFor(1, 1)
  const [x, y] = [(spot[0] - fromX) / (unitX - fromX), (spot[1] - fromY) / (unitY - fromY)]
  return { panel: panel.id, anchor, x: mm(tenth(x)), y: mm(tenth(y)) }
}

const tenth = (value: number): number => Math.round(value * 10) / 10

/** The anchor of a panel that lies nearest to a spot; a panel without any is anchored in its middle. */
export function nearestAnchor(panel: Panel, spot: Point): string {
  const distance = (name: string) => {
    const [x, y] = anchorOf(panel, name)
    return Math.hypot(x - spot[0], y - spot[1])
  }
  const names = Object.keys(panel.anchors)
  return names.reduce((best, name) => (distance(name) < distance(best) ? name : best), names[0] ?? 'centre')
}
