import { type Panel, panelId } from '../../engine/index.ts'

/** A plain piece, 200 mm wide and 300 long: a shoulder line on top, a hem below. */
export const clothPanel: Panel = {
  id: panelId('front'),
  part: 'shirt',
  placement: { kind: 'torso', side: 'front' },
  edges: [
    {
      name: 'shoulder',
      allowance: 10,
      points: [
        [-100, 0],
        [0, 0],
        [100, 0],
      ],
    },
    {
      name: 'sideLeft',
      allowance: 10,
      points: [
        [100, 0],
        [100, 300],
      ],
    },
    {
      name: 'hem',
      allowance: 25,
      points: [
        [100, 300],
        [0, 300],
        [-100, 300],
      ],
    },
    {
      name: 'sideRight',
      allowance: 10,
      points: [
        [-100, 300],
        [-100, 0],
      ],
    },
  ],
  grain: [
    [0, 100],
    [0, 200],
  ],
  notches: [],
  anchors: {},
  rib: false,
}
