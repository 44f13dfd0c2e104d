import {
  lengthOf,
  type OptionValues,
  type Panel,
  type Pattern,
  type Seam,
  type Size,
  seam,
} from '../../../engine/index.ts'
import { draftCollar } from './collar.ts'
import { chosen } from './options.ts'
import { shirtMeasures } from './shirtMeasures.ts'
import { draftSleeveLeft, draftSleeveRight } from './sleeve.ts'
import { draftBack, draftFront } from './torso.ts'

const seams: readonly Seam[] = [
  seam('front.shoulderLeft', 'back.shoulderLeft'),
  seam('front.shoulderRight', 'back.shoulderRight'),
  seam('front.sideLeft', 'back.sideLeft'),
  seam('front.sideRight', 'back.sideRight'),
  seam('front.armholeLeft', 'sleeveLeft.capFront'),
  seam('back.armholeLeft', 'sleeveLeft.capBack'),
  seam('sleeveLeft.underFront', 'sleeveLeft.underBack'),
  seam('front.armholeRight', 'sleeveRight.capFront'),
  seam('back.armholeRight', 'sleeveRight.capBack'),
  seam('sleeveRight.underFront', 'sleeveRight.underBack'),
  seam('front.neck', 'collar.neckFront'),
  seam('back.neck', 'collar.neckBack'),
  seam('collar.endFront', 'collar.endBack'),
]

/** The crew-neck jersey with short sleeves. Pure: the same size and options give the same pattern. */
export function soccerPattern(size: Size, options: OptionValues): Pattern {
  const measures = shirtMeasures(size)
  const [front, back] = [draftFront(measures), draftBack(measures)]
  const armholes = { front: edgeLength(front, 'armholeLeft'), back: edgeLength(back, 'armholeLeft') }
  const sleeves = [draftSleeveLeft(measures, armholes), draftSleeveRight(measures, armholes)]
  const collar = draftCollar({ front: edgeLength(front, 'neck'), back: edgeLength(back, 'neck') })
  return { size, options: chosen(options), panels: [front, back, ...sleeves, collar], seams }
}

const edgeLength = (panel: Panel, name: string): number =>
  lengthOf(panel.edges.find(edge => edge.name === name)?.points ?? [])
