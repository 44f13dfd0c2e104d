import type { Panel } from '../../engine/plugin.ts'
import { bindingSeams, draftBinding } from './binding.ts'
import { type CollarMeasures, draftFall, draftStand, standSeams } from './collar.ts'
import { lengthOfEdge, lengthOfEdges, type ShirtMeasures, type SleeveMeasures } from './measures.ts'
import type { NeckStyle } from './neckline.ts'
import { halved } from './parted.ts'
import { neckCorner, type Raglan } from './raglan.ts'
import { collarHeight, draftCrewCollar, draftCuff, draftVCollar, type Necklines } from './ribs.ts'
import {
  bodySeams,
  crewCollarSeams,
  cuffSeams,
  raglanSeams,
  type SewnPieces,
  sleeveSeams,
  vCollarSeams,
} from './sewing.ts'
import { draftRaglanSleeve, draftSleeve } from './sleeve.ts'
import { draftBack, draftFront } from './torso.ts'

interface ShirtDraft {
  readonly body: ShirtMeasures
  readonly sleeve: SleeveMeasures
  readonly neck: NeckStyle
  /** Height of a round collar in mm, or the measures of one that is folded over, which takes a round neck. */
  readonly collar?: number | CollarMeasures
  /** Of sleeves that reach up to the neck; they are set in unless said. */
  readonly raglan?: Raglan | undefined
}

interface VestDraft {
  readonly body: ShirtMeasures
  /** Heights of the round collar and of the bindings, in mm. */
  readonly collar: number
  readonly binding: number
}

/** Front and back without sleeves, the neck and the armholes edged with rib. */
export function draftVest({ body, collar, binding: height }: VestDraft): SewnPieces {
  const [front, back] = [draftFront(body, 'crew'), draftBack(body)]
  const necklines = { front: lengthOfEdges(front, 'neck'), back: lengthOfEdges(back, 'neck') }
  const bindings = (['Left', 'Right'] as const).map(side => draftBinding(side, { front, back, height }))
  return {
    panels: [front, back, draftCrewCollar(necklines, collar), ...bindings],
    seams: [...bodySeams, ...crewCollarSeams, ...bindingSeams],
  }
}

/** Front, back, two sleeves, a collar of rib or one that is folded over and, where the sleeves have them, cuffs of rib. */
export function draftShirt({ body, sleeve, neck, collar = collarHeight, raglan }: ShirtDraft): SewnPieces {
  const [whole, back] = [draftFront(body, neck, raglan), draftBack(body, raglan)]
  const front = typeof collar === 'number' ? whole : halved(whole, 'neck', ['neckRight', 'neckLeft'])
  const { left, right } = raglan
    ? raglanSleeves({ body, sleeve, neck, raglan }, front, back)
    : setIn(sleeve, front, back)
  const necklines = {
    front: lengthOfEdges(front, 'neck'),
    back: lengthOfEdges(back, 'neck'),
    ...(raglan && { sleeve: lengthOfEdges(left, 'neck') }),
  }
  const edged = typeof collar === 'number' ? ribCollar(necklines, neck, collar) : foldedCollar(necklines, collar)
  const joining = raglan ? raglanSeams(typeof collar === 'number' ? 'collar' : 'stand') : bodySeams
  const cuffs =
    sleeve.cuff === null ? [] : [draftCuff('Left', left, sleeve.cuff), draftCuff('Right', right, sleeve.cuff)]
  return {
    panels: [front, back, left, right, ...edged.panels.slice(0, 1), ...cuffs, ...edged.panels.slice(1)],
    seams: [...joining, ...sleeveSeams, ...edged.seams, ...(sleeve.cuff === null ? [] : cuffSeams)],
  }
}

interface Sleeves {
  readonly left: Panel
  readonly right: Panel
}

const armholesOf = (front: Panel, back: Panel) => ({
  front: lengthOfEdge(front, 'armholeLeft'),
  back: lengthOfEdge(back, 'armholeLeft'),
})

function setIn(sleeve: SleeveMeasures, front: Panel, back: Panel): Sleeves {
  const armholes = armholesOf(front, back)
  return { left: draftSleeve('Left', sleeve, armholes), right: draftSleeve('Right', sleeve, armholes) }
}

function raglanSleeves(
  { body, sleeve, neck, raglan }: ShirtDraft & { readonly raglan: Raglan },
  front: Panel,
  back: Panel,
): Sleeves {
  const sewnTo = {
    armholes: armholesOf(front, back),
    setIn: armholesOf(draftFront(body, neck), draftBack(body)),
    corners: { front: neckCorner(front, 'armholeLeft'), back: neckCorner(back, 'armholeRight') },
    reach: raglan.reach,
    shoulder: Math.hypot(body.shoulderHalf - body.neckHalf, body.shoulderDrop),
  }
  return { left: draftRaglanSleeve('Left', sleeve, sewnTo), right: draftRaglanSleeve('Right', sleeve, sewnTo) }
}

const ribCollar = (necklines: Necklines, neck: NeckStyle, height: number): SewnPieces =>
  neck === 'v'
    ? { panels: [draftVCollar(necklines)], seams: vCollarSeams }
    : { panels: [draftCrewCollar(necklines, height)], seams: crewCollarSeams }

/** The fall is put on what hangs already, so that it comes after all other pieces. */
function foldedCollar({ front, ...others }: Necklines, measures: CollarMeasures): SewnPieces {
  const halves = { frontHalf: front / 2, ...others }
  return { panels: [draftStand(halves, measures), draftFall(halves, measures)], seams: standSeams }
}
