import { bindingSeams, draftBinding } from './binding.ts'
import { lengthOfEdges, type ShirtMeasures, type SleeveMeasures } from './measures.ts'
import type { NeckStyle } from './neckline.ts'
import { collarHeight, draftCrewCollar, draftCuff, draftVCollar } from './ribs.ts'
import { bodySeams, crewCollarSeams, cuffSeams, type SewnPieces, sleeveSeams, vCollarSeams } from './sewing.ts'
import { draftSleeve } from './sleeve.ts'
import { draftBack, draftFront } from './torso.ts'

interface ShirtDraft {
  readonly body: ShirtMeasures
  readonly sleeve: SleeveMeasures
  readonly neck: NeckStyle
  /** Height of a round collar, in mm. */
  readonly collar?: number
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
export function draftShirt({ body, sleeve, neck, collar: height = collarHeight }: ShirtDraft): SewnPieces {
  const [front, back] = [draftFront(body, neck), draftBack(body)]
  const armholes = { front: lengthOfEdges(front, 'armholeLeft'), back: lengthOfEdges(back, 'armholeLeft') }
  const left = draftSleeve('Left', sleeve, armholes)
  const right = draftSleeve('Right', sleeve, armholes)
  const necklines = { front: lengthOfEdges(front, 'neck'), back: lengthOfEdges(back, 'neck') }
  const collar = neck === 'v' ? draftVCollar(necklines) : draftCrewCollar(necklines, height)
  const cuffs =
    sleeve.cuff === null ? [] : [draftCuff('Left', left, sleeve.cuff), draftCuff('Right', right, sleeve.cuff)]
  return {
    panels: [front, back, left, right, collar, ...cuffs],
    seams: [
      ...bodySeams,
      ...sleeveSeams,
      ...(neck === 'v' ? vCollarSeams : crewCollarSeams),
      ...(sleeve.cuff === null ? [] : cuffSeams),
    ],
  }
}
