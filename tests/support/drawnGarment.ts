import type { Edge, OptionValues, Panel, Pattern } from '../../engine/drafting/pattern.ts'
import type { Point } from '../../engine/geometry/path.ts'
import { baseSize, type GarmentPlugin, type Path, panelId, productType, type Size, sizes } from '../../engine/index.ts'
import { solid, zoneKey } from '../../engine/plugin.ts'
import { plainGarment } from './plainGarment.ts'

const front = panelId('front')
const sleeve = panelId('sleeveLeft')

function edgesOf(named: readonly (readonly [name: string, allowance: number, ...points: Point[]])[]): readonly Edge[] {
  return named.map(([name, allowance, ...points], index) => {
    const next = named[(index + 1) % named.length]?.[2] ?? [0, 0]
    return { name, allowance, points: [...points, next] }
  })
}

const arc = (centre: Point, radius: number, from: number, to: number): Point[] =>
  Array.from({ length: 24 }, (_, index) => {
    const angle = from + ((to - from) * index) / 24
    return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)]
  })

function frontPanel(half: number, length: number): Panel {
  return {
    id: front,
    part: 'shirt',
    placement: { kind: 'torso', side: 'front' },
    edges: edgesOf([
      ['neck', 7, ...arc([0, 0], 90, Math.PI, 0)],
      ['shoulderRight', 10, [90, 0]],
      ['side', 10, [half, 60]],
      ['hem', 25, [half, length]],
      ['otherSide', 10, [-half, length]],
      ['shoulderLeft', 10, [-half, 60]],
    ]),
    grain: [
      [-half / 2, 200],
      [-half / 2, length - 100],
    ],
    notches: [{ edge: 'side', at: 0.5 }],
    anchors: { centreChest: [0, 200 + (half - 260) / 2], centreHem: [0, length] },
    rib: false,
  }
}

function sleevePanel(half: number): Panel {
  return {
    id: sleeve,
    part: 'shirt',
    placement: { kind: 'sleeve', side: 'left', front: 'under', back: 'otherUnder' },
    edges: edgesOf([
      ['cap', 10, ...arc([0, 0], half / 2, Math.PI, 2 * Math.PI)],
      ['under', 10, [half / 2, 0]],
      ['hem', 25, [half / 2 - 20, 120]],
      ['otherUnder', 10, [-half / 2 + 20, 120]],
    ]),
    grain: [
      [0, -50],
      [0, 100],
    ],
    notches: [{ edge: 'cap', at: 0.5 }],
    anchors: { centre: [0, 0] },
    rib: false,
  }
}

const around = (half: number, length: number): Path => [
  ['M', -half - 60, -half - 60],
  ['L', half + 60, -half - 60],
  ['L', half + 60, length + 60],
  ['L', -half - 60, length + 60],
  ['Z'],
]

/** A bib and a sleeve in ten sizes, with curves, zones of two panels and slots that grade both ways. */
export const drawnGarment: GarmentPlugin = {
  ...plainGarment,
  id: productType('DRAWN'),
  slug: 'drawn',
  sizes: { ...plainGarment.sizes, sizes },
  pattern(size: Size, options: OptionValues): Pattern {
    const step = sizes.indexOf(size) - sizes.indexOf(baseSize)
    const half = 260 + 15 * step
    const panels = [frontPanel(half, 720 + 20 * step), sleevePanel(half)]
    return { size, options, panels, seams: [] }
  },
  zones: () => [
    { key: zoneKey('base'), initial: solid('#ffffff'), regions: [{ panel: front, path: around(400, 1000) }] },
    { key: zoneKey('sleeves'), initial: solid('#eeeeee'), regions: [{ panel: sleeve, path: around(300, 400) }] },
    {
      key: zoneKey('band'),
      initial: solid('#cccccc'),
      regions: [{ panel: front, path: [['M', -500, 300], ['L', 500, 300], ['L', 500, 360], ['L', -500, 360], ['Z']] }],
    },
  ],
  slots: () => [
    {
      id: 'teamName',
      kind: 'text',
      panel: front,
      anchor: 'centreChest',
      offset: [0, 0],
      size: { width: 250, height: 50 },
      grade: 'fixed',
    },
    {
      id: 'sponsor',
      kind: 'text',
      panel: front,
      anchor: 'centreChest',
      offset: [130, 200],
      size: { width: 100, height: 20 },
      grade: 'proportional',
    },
  ],
}
