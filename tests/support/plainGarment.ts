import type { Edge, OptionValues, Panel, Pattern } from '../../engine/drafting/pattern.ts'
import { baseSize, type GarmentPlugin, panelId, productType, type Size, sizes } from '../../engine/index.ts'
import { type GarmentWords, optionId, solid, zoneKey } from '../../engine/plugin.ts'

/** Half the width and the length of the only panel, in mm. */
const measures = (size: Size): { half: number; length: number } => {
  const step = sizes.indexOf(size) - sizes.indexOf(baseSize)
  return { half: 250 + 15 * step, length: 700 + 20 * step }
}

function panel(size: Size): Panel {
  const { half, length } = measures(size)
  const corners = [
    [-half, 0],
    [half, 0],
    [half, length],
    [-half, length],
  ] as const
  const edges = ['top', 'right', 'hem', 'left'].map((name, index): Edge => {
    const [from, to] = [corners[index], corners[(index + 1) % 4]]
    return { name, points: from && to ? [from, to] : [], allowance: name === 'hem' ? 25 : 10 }
  })
  return {
    id: panelId('front'),
    part: 'shirt',
    placement: { kind: 'torso', side: 'front' },
    edges,
    grain: [
      [0, 100],
      [0, length - 100],
    ],
    notches: [],
    anchors: { centre: [0, length / 3] },
    rib: false,
  }
}

const unnamed: GarmentWords = {
  name: 'Plain',
  panels: {},
  zones: {},
  slots: {},
  measures: {},
  templates: {},
  layouts: {},
  options: {},
  playerOptions: {},
}

/** A square of cloth with one zone and one slot: what tests of the engine need of a garment. */
export const plainGarment: GarmentPlugin = {
  kind: 'garment',
  id: productType('PLAIN'),
  slug: 'plain',
  version: 1,
  options: [{ id: optionId('sleeve'), values: ['short', 'long'], initial: 'short' }],
  sizes: { sizes, measures: [], cm: Object.fromEntries(sizes.map(size => [size, {}])) as never, tolerance: 1 },
  playerOptions: [
    { kind: 'cut', field: 'sleeve', column: 'sleeve', heads: [], option: optionId('sleeve'), written: {} },
  ],
  pattern: (size: Size, options: OptionValues): Pattern => ({ size, options, panels: [panel(size)], seams: [] }),
  zones: pattern =>
    ['base', 'sleeves', 'collar'].map(key => ({
      key: zoneKey(key),
      initial: solid('#ffffff'),
      regions: pattern.panels.map(({ id }) => ({ panel: id, path: [] })),
    })),
  slots: () => [
    {
      id: 'teamName',
      kind: 'text',
      panel: panelId('front'),
      anchor: 'centre',
      offset: [0, 0],
      size: { width: 250, height: 50 },
      grade: 'fixed',
    },
  ],
  templates: [],
  meshes: [],
  labels: { en: unnamed, kh: unnamed },
}
