import { type Pattern, panelId, type Slot } from '../../../engine/index.ts'

/** Sizes as on a match shirt: back number 25 cm, front number 11 cm, name 6 cm, crest 8 cm. */
const slots: readonly Slot[] = [
  {
    id: 'teamName',
    kind: 'text',
    panel: panelId('front'),
    anchor: 'centreChest',
    offset: [0, -26],
    size: { width: 280, height: 46 },
    grade: 'fixed',
  },
  {
    id: 'sponsor',
    kind: 'sponsor',
    panel: panelId('front'),
    anchor: 'centreChest',
    offset: [0, 48],
    size: { width: 240, height: 64 },
    grade: 'fixed',
  },
  {
    id: 'frontNumber',
    kind: 'number',
    panel: panelId('front'),
    anchor: 'centreFront',
    offset: [0, -10],
    size: { width: null, height: 110 },
    grade: 'fixed',
  },
  {
    id: 'logo',
    kind: 'logo',
    panel: panelId('front'),
    anchor: 'leftChest',
    offset: [0, 0],
    size: { width: 70, height: 80 },
    grade: 'fixed',
  },
  {
    id: 'playerName',
    kind: 'text',
    panel: panelId('back'),
    anchor: 'centreShoulders',
    offset: [0, 0],
    size: { width: 280, height: 60 },
    grade: 'fixed',
  },
  {
    id: 'backNumber',
    kind: 'number',
    panel: panelId('back'),
    anchor: 'centreBack',
    offset: [0, 10],
    size: { width: null, height: 250 },
    grade: 'fixed',
  },
]

/** The slots whose panels the cut has. */
export const soccerSlots = ({ panels }: Pattern): readonly Slot[] =>
  slots.filter(slot => panels.some(({ id }) => id === slot.panel))
