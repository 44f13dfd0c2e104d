import {
  type GarmentPlugin,
  optionId,
  type Panel,
  type Path,
  type Point,
  panelId,
  productType,
  type Size,
  sizes,
  solid,
  zoneKey,
} from '../../../engine/index.ts'

const piece = (id: string, anchors: Panel['anchors'], ...corners: Point[]): Panel => ({
  id: panelId(id),
  edges: corners.map((corner, index) => ({
    name: `e${index}`,
    points: [corner, corners[(index + 1) % corners.length] ?? corner],
    allowance: 10,
  })),
  grain: [
    [0, 200],
    [0, 500],
  ],
  notches: [],
  anchors,
  rib: false,
})

const everywhere: Path = [['M', -600, -300], ['L', 600, -300], ['L', 600, 1200], ['L', -600, 1200], ['Z']]

function body(id: string, neck: number): Panel {
  return piece(
    id,
    { centreChest: [0, 190], centreHem: [0, 700] },
    [-80, 0],
    [-45, neck],
    [0, neck + 20],
    [45, neck],
    [80, 0],
    [210, 45],
    [190, 130],
    [210, 210],
    [265, 240],
    [255, 700],
    [-255, 700],
    [-265, 240],
    [-210, 210],
    [-190, 130],
    [-210, 45],
  )
}

const sleeve = (id: string): Panel =>
  piece(id, { centre: [0, 120] }, [0, 0], [90, 30], [190, 130], [150, 240], [-150, 240], [-190, 130], [-90, 30])

/** Stands in until the soccer jersey is there. */
export const standin: GarmentPlugin = {
  kind: 'garment',
  id: productType('SOCCER_KIT'),
  slug: 'soccer',
  version: 1,
  options: [{ id: optionId('sleeve'), values: ['short'], initial: 'short' }],
  sizes: { sizes, measures: [], cm: Object.fromEntries(sizes.map(size => [size, {}])) as never, tolerance: 1 },
  pattern: (size: Size, options) => ({
    size,
    options,
    panels: [
      body('front', 70),
      body('back', 15),
      sleeve('sleeveLeft'),
      sleeve('sleeveRight'),
      piece('collar', {}, [-220, 0], [220, 0], [220, 40], [-220, 40]),
    ],
    seams: [],
  }),
  zones: () =>
    [
      ['base', ['front', 'back'], '#C2182B'],
      ['sleeves', ['sleeveLeft', 'sleeveRight'], '#9C1026'],
      ['collar', ['collar'], '#2A0A12'],
    ].map(([key, panels, colour]) => ({
      key: zoneKey(String(key)),
      initial: solid(String(colour)),
      regions: (panels as string[]).map(panel => ({ panel: panelId(panel), path: everywhere })),
    })),
  slots: () => [
    {
      id: 'teamName',
      kind: 'text',
      panel: panelId('front'),
      anchor: 'centreChest',
      offset: [0, 0],
      size: { width: 260, height: 50 },
      grade: 'fixed',
    },
  ],
  models: () => [],
}
