import { type Pattern, type Point, panelId, type Slot } from '../../../engine/index.ts'

type Extent = readonly [width: number | null, height: number]

/** What is printed on a shirt keeps its measure in every size, as the rules of the game have it. */
function slot(id: string, kind: string, on: `${string}.${string}`, offset: Point, [width, height]: Extent): Slot {
  const [panel = '', anchor = ''] = on.split('.')
  return { id, kind, panel: panelId(panel), anchor, offset, size: { width, height }, grade: 'fixed' }
}

/** Sizes in mm as on a match shirt: back number 25 cm, front number 11 cm, shorts number 9 cm, name 6 cm, crest 8 cm. */
const slots: readonly Slot[] = [
  slot('teamName', 'text', 'front.centreChest', [0, -26], [280, 46]),
  slot('sponsor', 'sponsor', 'front.centreChest', [0, 48], [240, 64]),
  slot('frontNumber', 'number', 'front.centreFront', [0, -10], [null, 110]),
  slot('logo', 'logo', 'front.leftChest', [0, 0], [70, 80]),
  slot('frontText', 'text', 'front.centreFront', [0, 80], [240, 30]),
  slot('frontImage', 'image', 'front.centreFront', [0, 20], [220, 220]),
  slot('playerName', 'text', 'back.centreShoulders', [0, 0], [280, 60]),
  slot('backNumber', 'number', 'back.centreBack', [0, 10], [null, 250]),
  slot('backText', 'text', 'back.centreBack', [0, 170], [260, 36]),
  slot('backImage', 'image', 'back.centreBack', [0, 30], [240, 240]),
  slot('shortsNumber', 'number', 'legLeft.frontHem', [0, -25], [null, 90]),
  slot('shortsLogo', 'logo', 'legRight.frontHem', [0, -25], [55, 62]),
]

/** The slots whose panels the cut has. */
export const soccerSlots = ({ panels }: Pattern): readonly Slot[] =>
  slots.filter(({ panel }) => panels.some(({ id }) => id === panel))
