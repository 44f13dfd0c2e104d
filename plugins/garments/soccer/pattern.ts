import {
  draftPattern,
  lengthOf,
  type OptionValues,
  type Panel,
  type Pattern,
  type Size,
} from '../../../engine/plugin.ts'
import { type Cut, cutOf } from './cuts.ts'
import { shirtMeasures, shortsMeasures } from './measures.ts'
import { draftCrewCollar, draftCuff, draftVCollar } from './ribs.ts'
import { seamsOf } from './sewing.ts'
import { draftLegLeft, draftLegRight, draftWaistband } from './shorts.ts'
import { draftSleeve } from './sleeve.ts'
import { draftBack, draftFront } from './torso.ts'

/** The pieces of a soccer kit. Pure: the same size and options give the same pattern. Throws when they cannot be trued. */
export function soccerPattern(size: Size, options: OptionValues): Pattern {
  const cut = cutOf(options)
  const panels = [...shirt(size, cut), ...(cut.shorts === 'with' ? shorts(size) : [])]
  return draftPattern({ size, options: { ...cut }, panels, seams: seamsOf(cut) })
}

function shirt(size: Size, cut: Cut): readonly Panel[] {
  const measures = shirtMeasures(size, cut.sleeve)
  const [front, back] = [draftFront(measures, cut.collar), draftBack(measures)]
  const armholes = { front: lengthOfEdges(front, 'armholeLeft'), back: lengthOfEdges(back, 'armholeLeft') }
  const left = draftSleeve('Left', measures, armholes, cut.cuff)
  const right = draftSleeve('Right', measures, armholes, cut.cuff)
  const necklines = { front: lengthOfEdges(front, 'neck'), back: lengthOfEdges(back, 'neck') }
  const collar = cut.collar === 'v' ? draftVCollar(necklines) : draftCrewCollar(necklines)
  const cuffs = cut.cuff === 'rib' ? [draftCuff('Left', left, cut.sleeve), draftCuff('Right', right, cut.sleeve)] : []
  return [front, back, left, right, collar, ...cuffs]
}

function shorts(size: Size): readonly Panel[] {
  const measures = shortsMeasures(size)
  const legs = [draftLegLeft(measures), draftLegRight(measures)] as const
  return [...legs, draftWaistband(measures, ...legs)]
}

/** Of all edges whose names begin alike: `neck` is one edge, or the two of a V. */
const lengthOfEdges = (panel: Panel, name: string): number =>
  panel.edges.filter(edge => edge.name.startsWith(name)).reduce((sum, { points }) => sum + lengthOf(points), 0)
