import {
  baseSize,
  type GarmentPlugin,
  type OptionValues,
  type Panel,
  type Point,
  panelId,
  productType,
  type Size,
  sizes,
} from '../../../engine/index.ts'
import {
  curve,
  directionOf,
  draftPanel,
  joined,
  mirrored,
  movedBy,
  optionId,
  seam,
  solid,
  squareTo,
  straight,
  zoneKey,
} from '../../../engine/plugin.ts'
import en from './labels.en.json' with { type: 'json' }
import kh from './labels.kh.json' with { type: 'json' }

interface Measures {
  readonly half: number
  readonly length: number
  readonly neck: number
}

const neckOf = ({ neck }: OptionValues): 'wide' | 'narrow' => (neck === 'narrow' ? 'narrow' : 'wide')

function measuresOf(size: Size, options: OptionValues): Measures {
  const step = sizes.indexOf(size) - sizes.indexOf(baseSize)
  return { half: 230 + 15 * step, length: 600 + 20 * step, neck: neckOf(options) === 'narrow' ? 90 : 110 }
}

/** Named by the wearer's sides: on the front x > 0 is his left, on the back his right. */
function piece(side: 'front' | 'back', { half, length, neck }: Measures): Panel {
  const [plus, minus] = side === 'front' ? (['Left', 'Right'] as const) : (['Right', 'Left'] as const)
  const [neckPoint, tip, armpit]: readonly Point[] = [
    [neck, 0],
    [half - 25, 30],
    [half, 260],
  ]
  if (!neckPoint || !tip || !armpit) throw new Error('A bib has shoulders and armpits.')
  const shoulder = straight(neckPoint, tip)
  const inwards = squareTo(directionOf(neckPoint, tip))
  const armhole = curve(tip, movedBy(tip, inwards, 90), movedBy(armpit, [-1, 0], 130), armpit)
  const neckline = [[0, 45], [neck / 2, 45], movedBy(neckPoint, inwards, 20), neckPoint] as const
  return draftPanel({
    id: side,
    part: 'bib',
    placement: { kind: 'torso', side },
    edges: [
      ['neck', joined(mirrored(neckline), neckline), 7],
      [`shoulder${plus}`, shoulder, 10],
      [`armhole${plus}`, armhole, 10],
      [`side${plus}`, straight(armpit, [half, length]), 10],
      ['hem', straight([half, length], [-half, length]), 20],
      [`side${minus}`, straight([-half, length], [-half, 260]), 10],
      [`armhole${minus}`, mirrored(armhole), 10],
      [`shoulder${minus}`, mirrored(shoulder), 10],
    ],
    grain: [
      [0, 100],
      [0, length - 100],
    ],
    anchors: { centre: [0, length / 2] },
  })
}

/** A bib in one colour and one size with a number: as little as a garment can be, in one folder. */
export const bib: GarmentPlugin = {
  kind: 'garment',
  id: productType('BIB'),
  slug: 'bib',
  version: 1,
  options: [{ id: optionId('neck'), values: ['wide', 'narrow'], initial: 'wide' }],
  sizes: {
    sizes: [baseSize],
    measures: ['chest'],
    cm: { [baseSize]: { chest: 46 } },
    tolerance: 1,
  },
  playerOptions: [
    {
      kind: 'cut',
      field: 'neckline',
      column: 'neck',
      heads: ['neck line', 'collar'],
      option: optionId('neck'),
      written: { wide: ['open'], narrow: ['tight'] },
    },
  ],
  pattern: (size, options) => ({
    size,
    options: { neck: neckOf(options) },
    panels: [piece('front', measuresOf(size, options)), piece('back', measuresOf(size, options))],
    seams: [
      seam('front.shoulderLeft', 'back.shoulderLeft'),
      seam('front.shoulderRight', 'back.shoulderRight'),
      seam('front.sideLeft', 'back.sideLeft'),
      seam('front.sideRight', 'back.sideRight'),
    ],
  }),
  zones: ({ panels }) => [
    {
      key: zoneKey('base'),
      initial: solid('#f2c811'),
      regions: panels.map(({ id }) => ({
        panel: id,
        path: [['M', -600, -200], ['L', 600, -200], ['L', 600, 1200], ['L', -600, 1200], ['Z']],
      })),
    },
  ],
  slots: () => [
    {
      id: 'frontNumber',
      kind: 'number',
      panel: panelId('front'),
      anchor: 'centre',
      offset: [0, 0],
      size: { width: null, height: 200 },
      grade: 'fixed',
    },
  ],
  templates: [
    {
      id: 'plain',
      mood: 'quiet',
      palette: {
        main: '#f2c811',
        second: '#111111',
        light: '#ffffff',
        dark: '#111111',
        keeper: '#12805c',
        keeperSecond: '#08382a',
      },
      options: { neck: 'wide' },
      zones: { base: { paint: 'main' } },
      layers: [],
      goalkeeper: { roles: { main: 'keeper' } },
    },
  ],
  meshes: (['wide', 'narrow'] as const).map(neck => ({
    file: `bib-${neck}.glb`,
    part: 'bib',
    cut: { neck },
    hangsFrom: 'shoulders',
    underneath: [],
  })),
  labels: { en, kh },
}
