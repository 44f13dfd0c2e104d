import { bindingSeams, draftBinding } from './binding.ts'
import { type CollarMeasures, draftFall, draftStand, standSeams } from './collar.ts'
import { lengthOfEdges, type ShirtMeasures, type SleeveMeasures } from './measures.ts'
import type { NeckStyle } from './neckline.ts'
import { halved } from './parted.ts'
import { collarHeight, draftCrewCollar, draftCuff, draftVCollar } from './ribs.ts'
import { bodySeams, crewCollarSeams, cuffSeams, type SewnPieces, sleeveSeams, vCollarSeams } from './sewing.ts'
import { draftSleeve } from './sleeve.ts'
import { draftBack, draftFront } from './torso.ts'

interface ShirtDraft {
  readonly body: ShirtMeasures
  readonly sleeve: SleeveMeasures
  readonly neck: NeckStyle
  /** Height of a round collar in mm, or the measures of one that is folded over, which takes a round neck. */
  readonly collar?: number | CollarMeasures
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

/** Front, back, set-in sleeves, a collar of rib and, where the sleeves have them, cuffs of rib. */
export function draftShirt({ body, sleeve, neck, collar = collarHeight }: ShirtDraft): SewnPieces {
  const [whole, back] = [draftFront(body, neck), draftBack(body)]
  const front = typeof collar === 'number' ? whole : halved(whole, 'neck', ['neckRight', 'neckLeft'])
  const armholes = { front: lengthOfEdges(front, 'armholeLeft'), back: lengthOfEdges(back, 'armholeLeft') }
  const left = draftSleeve('Left', sleeve, armholes)
  const right = draftSleeve('Right', sleeve, armholes)
  const necklines = { front: lengthOfEdges(front, 'neck'), back: lengthOfEdges(back, 'neck') }
  const edged = typeof collar === 'number' ? ribCollar(necklines, neck, collar) : foldedCollar(necklines, collar)
  const cuffs =
    sleeve.cuff === null ? [] : [draftCuff('Left', left, sleeve.cuff), draftCuff('Right', right, sleeve.cuff)]
  return {
    panels: [front, back, left, right, ...edged.panels.slice(0, 1), ...cuffs, ...edged.panels.slice(1)],
    seams: [...bodySeams, ...sleeveSeams, ...edged.seams, ...(sleeve.cuff === null ? [] : cuffSeams)],
  }
}

interface Necklines {
  readonly front: number
  readonly back: number
}

const ribCollar = (necklines: Necklines, neck: NeckStyle, height: number): SewnPieces =>
  neck === 'v'
    ? { panels: [draftVCollar(necklines)], seams: vCollarSeams }
    : { panels: [draftCrewCollar(necklines, height)], seams: crewCollarSeams }

/** The fall is put on what hangs already, so that it comes after all other pieces. */
function foldedCollar({ front, back }: Necklines, measures: CollarMeasures): SewnPieces {
  const halves = { frontHalf: front / 2, back }
  return { panels: [draftStand(halves, measures), draftFall(halves, measures)], seams: standSeams }
}
