import { lengthOfEdges, type ShirtMeasures, type SleeveMeasures } from './measures.ts'
import type { NeckStyle } from './neckline.ts'
import { draftCrewCollar, draftCuff, draftVCollar } from './ribs.ts'
import { bodySeams, crewCollarSeams, cuffSeams, type SewnPieces, sleeveSeams, vCollarSeams } from './sewing.ts'
import { draftSleeve } from './sleeve.ts'
import { draftBack, draftFront } from './torso.ts'

interface ShirtDraft {
  readonly body: ShirtMeasures
  readonly sleeve: SleeveMeasures
  readonly neck: NeckStyle
}

/** Front, back, set-in sleeves, a collar of rib and, where the sleeves have them, cuffs of rib. */
export function draftShirt({ body, sleeve, neck }: ShirtDraft): SewnPieces {
  const [front, back] = [draftFront(body, neck), draftBack(body)]
  const armholes = { front: lengthOfEdges(front, 'armholeLeft'), back: lengthOfEdges(back, 'armholeLeft') }
  const left = draftSleeve('Left', sleeve, armholes)
  const right = draftSleeve('Right', sleeve, armholes)
  const necklines = { front: lengthOfEdges(front, 'neck'), back: lengthOfEdges(back, 'neck') }
  const collar = neck === 'v' ? draftVCollar(necklines) : draftCrewCollar(necklines)
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
