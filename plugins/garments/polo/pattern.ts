import { draftPattern, type OptionValues, type Pattern, type Size } from '../../../engine/plugin.ts'
import { draftFall, draftStand, standSeams } from '../../blocks/collar.ts'
import { lengthOfEdge } from '../../blocks/measures.ts'
import { halved, vented } from '../../blocks/parted.ts'
import { draftButtons, draftPlacket } from '../../blocks/placket.ts'
import { draftCuff } from '../../blocks/ribs.ts'
import { bodySeams, cuffSeams, sleeveSeams } from '../../blocks/sewing.ts'
import { draftSleeve } from '../../blocks/sleeve.ts'
import { draftBack, draftFront } from '../../blocks/torso.ts'
import { poloCut } from './cuts.ts'
import { bodyOf, collarOf, placketOf, sleeveOf, ventHeight } from './measures.ts'

/** The pieces of a polo shirt. Pure: the same size and options give the same pattern. Throws when they cannot be trued. */
export function poloPattern(size: Size, options: OptionValues): Pattern {
  const cut = poloCut(options)
  const body = bodyOf(size)
  const sleeve = sleeveOf(size, cut)
  const front = vented(halved(draftFront(body, 'crew'), 'neck', ['neckRight', 'neckLeft']), ventHeight)
  const back = vented(draftBack(body), ventHeight)
  const armholes = { front: lengthOfEdge(front, 'armholeLeft'), back: lengthOfEdge(back, 'armholeLeft') }
  const [left, right] = [draftSleeve('Left', sleeve, armholes), draftSleeve('Right', sleeve, armholes)]
  const { cuff } = sleeve
  const cuffs = cuff === null ? [] : [draftCuff('Left', left, cuff), draftCuff('Right', right, cuff)]
  const necklines = { frontHalf: lengthOfEdge(front, 'neckLeft'), back: lengthOfEdge(back, 'neck') }
  const placket = placketOf(size, cut)
  return draftPattern({
    size,
    options: { ...cut },
    panels: [
      ...[front, back, left, right, ...cuffs],
      draftStand(necklines, collarOf(size)),
      draftPlacket(front, placket),
      draftFall(necklines, collarOf(size)),
      draftButtons(placket.buttons, placket.length),
    ],
    seams: [...bodySeams, ...sleeveSeams, ...standSeams, ...(cuff === null ? [] : cuffSeams)],
  })
}
