import { draftPattern, type GarmentPlugin, type Pattern, type Size, type Slot } from '../../../engine/plugin.ts'
import { hems, sidePanels } from '../../../plugins/blocks/layouts/trims.ts'
import { draftVest } from '../../../plugins/blocks/shirt.ts'
import { digits, line, nameAboveNumber, slot } from '../../../plugins/blocks/slots.ts'
import { numbered, painted, templateOf, written } from '../../../plugins/blocks/templates.ts'
import { topGarment } from '../../../plugins/blocks/top.ts'
import { stripePlans, type ZonePlan } from '../../../plugins/blocks/zones.ts'
import { bodyOf, sizeChart } from './measures.ts'

// A basketball singlet, made by the ten steps of `plugins/README.md` and nothing else: it holds the guide to its word.

/** The pieces of a singlet: what a vest is, with wide rib at neck and armholes. */
const singletPattern = (size: Size): Pattern =>
  draftPattern({ size, options: {}, ...draftVest({ body: bodyOf(size), collar: 20, binding: 18 }) })

const [cloth, dark, light] = ['#c8102e', '#141b2d', '#ffffff']

/** Bottom first. */
const zones: readonly ZonePlan[] = [
  { key: 'base', colour: cloth, pieces: ['front', 'back'] },
  { key: 'collar', colour: dark, pieces: ['collar'] },
  { key: 'bindings', colour: dark, pieces: ['bindingLeft', 'bindingRight'] },
  ...stripePlans({ main: dark, second: light }),
  { key: 'sidePanels', colour: dark, layouts: sidePanels },
  { key: 'hem', colour: light, layouts: hems },
]

/** In mm. The number is large on both sides, and the team's name goes over it. */
const slots: readonly Slot[] = [
  slot('teamName', 'text', 'front.centreChest', [0, -4], [220, 56], line(8, 26, { perSize: 10 })),
  slot('frontNumber', 'number', 'front.centreChest', [0, 130], [260, 160], digits([100, 150], 10)),
  slot('sponsor', 'sponsor', 'front.centreChest', [0, 262], [230, 50]),
  nameAboveNumber([0, 62], [152, 46], [20, 20, 8]),
  slot('backNumber', 'number', 'back.centreShoulders', [0, 286], [320, 240], digits([200, 350], 14)),
]

const courtTemplate = templateOf(
  'singletCourt',
  'classic',
  ['#C8102E', '#FFFFFF', '#FFFFFF', '#141B2D', '#1D8A6B', '#0B3B36'],
  {
    options: {},
    zones: {
      ...painted('main', 'base'),
      ...painted('dark', 'collar', 'bindings'),
      sidePanels: { paint: 'dark', layout: 'tapered' },
    },
    layers: [
      written('teamName', ['ANGKOR', 'graduate'], 'light'),
      numbered('frontNumber', ['23', 'graduate'], 'light'),
      written('playerName', ['សុខា', 'koulen'], 'light'),
      numbered('backNumber', ['23', 'graduate'], 'light'),
    ],
    goalkeeper: { roles: { main: 'keeper', dark: 'keeperSecond' } },
  },
)

/** The basketball singlet. */
export const singlet: GarmentPlugin = topGarment({
  product: {
    id: 'BASKETBALL_SINGLET',
    slug: 'singlet',
    templates: { en: { singletCourt: 'Court' }, kh: { singletCourt: 'ទីលាន' } },
  },
  panels: ['front', 'back', 'collar', 'bindingLeft', 'bindingRight'],
  options: [],
  playerOptions: [],
  sizes: sizeChart,
  pattern: singletPattern,
  zones,
  slots,
  templates: [courtTemplate],
  meshes: [{ file: 'singlet.glb', part: 'shirt', cut: {}, hangsFrom: 'shoulders', underneath: [] }],
  words: { en: { name: 'Basketball singlet' }, kh: { name: 'អាវបាល់បោះ' } },
})
