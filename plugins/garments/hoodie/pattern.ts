import {
  draftPattern,
  type OptionValues,
  type Panel,
  type Pattern,
  type Seam,
  type Size,
  seam,
} from '../../../engine/plugin.ts'
import { lengthOfEdge } from '../../blocks/measures.ts'
import { halved } from '../../blocks/parted.ts'
import { draftCuff } from '../../blocks/ribs.ts'
import { allowance, bodySeams, cuffSeams, sleeveSeams } from '../../blocks/sewing.ts'
import { draftSleeve } from '../../blocks/sleeve.ts'
import { draftBack, draftFront } from '../../blocks/torso.ts'
import { hoodieCut } from './cuts.ts'
import { draftHood, draftLining } from './hood.ts'
import { bodyOf, hoodOf, pocketOf, ribHeight, sleeveOf } from './measures.ts'
import { draftBand, draftCord, draftPocket } from './trims.ts'

/** The pieces of a hoodie. Pure: the same size gives the same pattern. Throws when they cannot be trued. */
export function hoodiePattern(size: Size, options: OptionValues): Pattern {
  const cut = hoodieCut(options)
  const body = bodyOf(size)
  const [wholeFront, wholeBack] = [draftFront(body, 'crew'), draftBack(body)]
  const front = sewnBelow(halved(wholeFront, 'neck', ['neckRight', 'neckLeft']))
  const back = sewnBelow(halved(halved(wholeBack, 'neck', ['neckLeft', 'neckRight']), 'hem', ['hemRight', 'hemLeft']))
  const armholes = { front: lengthOfEdge(front, 'armholeLeft'), back: lengthOfEdge(back, 'armholeLeft') }
  const sleeves = (['Left', 'Right'] as const).map(side => draftSleeve(side, sleeveOf(size), armholes))
  const necklines = { front: lengthOfEdge(front, 'neckLeft'), back: lengthOfEdge(back, 'neckLeft') }
  const hoods = (['Left', 'Right'] as const).map(side => draftHood(side, { ...hoodOf(size), ...cut }, necklines))
  return draftPattern({
    size,
    options: { ...cut },
    panels: [
      front,
      back,
      ...sleeves,
      ...sleeves.map(sleeve => draftCuff(sleeve.id === 'sleeveLeft' ? 'Left' : 'Right', sleeve, ribHeight)),
      draftBand(front, wholeBack),
      ...hoods,
      draftPocket(pocketOf(size), body.length),
      draftCord('Left', front),
      draftCord('Right', front),
      ...hoods.map(half => draftLining(half.id === 'hoodLeft' ? 'Right' : 'Left', half)),
    ],
    seams: [...bodySeams, ...sleeveSeams, ...cuffSeams, ...hoodieSeams],
  })
}

const hoodieSeams: readonly Seam[] = [
  seam('front.neckLeft', 'hoodLeft.neckFront'),
  seam('front.neckRight', 'hoodRight.neckFront'),
  seam('back.neckLeft', 'hoodLeft.neckBack'),
  seam('back.neckRight', 'hoodRight.neckBack'),
  seam('hoodLeft.crown', 'hoodRight.crown'),
  seam('front.hem', 'hemBand.hemFront'),
  seam('back.hemLeft', 'hemBand.hemLeft'),
  seam('back.hemRight', 'hemBand.hemRight'),
  seam('hemBand.endLeft', 'hemBand.endRight'),
]

/** The hem is not turned up, but sewn to the rib, which has no mark in its middle. */
function sewnBelow(panel: Panel): Panel {
  return {
    ...panel,
    edges: panel.edges.map(edge =>
      edge.name.startsWith('hem') ? { name: edge.name, points: edge.points, allowance: allowance.seam } : edge,
    ),
    notches: panel.notches.filter(({ edge }) => edge !== 'hem'),
  }
}
