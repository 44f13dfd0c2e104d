import type { Template } from '../../../../engine/plugin.ts'
import { numbered, painted, templateOf, written } from '../../../blocks/templates.ts'

/** Charcoal, with the towers’ name in gold and flowers on the sleeves. */
export const templeTemplate: Template = templateOf(
  'overTemple',
  'classic',
  ['#26272C', '#D4AF6A', '#F7F1E1', '#131417', '#6B2737', '#2B0D14'],
  {
    options: { cuff: 'hem' },
    zones: {
      ...painted('main', 'base'),
      sleeves: { paint: 'main', pattern: { id: 'kbach', tint: 'second', opacity: 0.4, scale: 1.4 } },
      ...painted('second', 'collar'),
      hem: { paint: 'second', layout: 'double' },
    },
    layers: [
      written('teamName', ['បាយ័ន', 'moul'], 'second'),
      written('backText', ['BAYON', 'graduate'], 'second', { spacing: 6 }),
    ],
    goalkeeper: { roles: { main: 'keeper', dark: 'keeperSecond' } },
  },
)

/** Neon over the river at night: slashes of light. */
export const neonTemplate: Template = templateOf(
  'overNeon',
  'bold',
  ['#101020', '#F72585', '#FFFFFF', '#070710', '#B8F2E6', '#2D6A64'],
  {
    options: { cuff: 'rib' },
    zones: {
      ...painted('main', 'base', 'sleeves'),
      stripe: { paint: 'second', layout: 'slash' },
      ...painted('second', 'collar', 'cuffs'),
    },
    layers: [
      written('teamName', ['NIGHT SHIFT', 'orbitron'], 'light', { rim: ['dark', 6] }),
      written('backText', ['វេនយប់', 'koulen'], 'light', { rim: ['dark', 6] }),
    ],
    goalkeeper: { roles: { main: 'keeper', second: 'keeperSecond' } },
  },
)

/** Clay and nothing else, a small word at the heart. */
export const clayTemplate: Template = templateOf(
  'overClay',
  'quiet',
  ['#C8A48C', '#8C5E45', '#FFF8F1', '#4A2E1F', '#98A886', '#5E6E4C'],
  {
    options: { cuff: 'hem' },
    zones: {
      ...painted('main', 'base', 'sleeves', 'collar'),
      cuffs: { paint: 'second', layout: 'wide' },
    },
    layers: [
      written('teamName', ['ដីឥដ្ឋ', 'kantumruy-pro'], 'dark'),
      written('backText', ['HANDMADE', 'oswald'], 'dark', { spacing: 5 }),
    ],
    goalkeeper: { roles: { main: 'keeper', second: 'keeperSecond' } },
  },
)

/** A band down the middle between two lines, as old tracksuits have it. */
export const tapeTemplate: Template = templateOf(
  'overTape',
  'bold',
  ['#1F7A8C', '#E1E5F2', '#FFFFFF', '#022B3A', '#E07A5F', '#5B2414'],
  {
    options: { cuff: 'rib' },
    zones: {
      ...painted('main', 'base', 'sleeves'),
      stripe: { paint: 'second', layout: 'centreBand' },
      secondaryStripe: { paint: 'dark', layout: 'centreBand' },
      ...painted('dark', 'collar', 'cuffs'),
      sleeveStripe: { paint: 'second', layout: 'double' },
    },
    layers: [
      numbered('backNumber', ['88', 'russo-one'], 'light', { rim: ['dark', 10] }),
      written('playerName', ['សុខា', 'koulen'], 'light', { rim: ['dark', 5] }),
    ],
    goalkeeper: { roles: { main: 'keeper', dark: 'keeperSecond' } },
  },
)

/** Rice: ears like chevrons in gold over green. */
export const harvestTemplate: Template = templateOf(
  'overHarvest',
  'classic',
  ['#3A5A40', '#E9C46A', '#FBF7E4', '#1B2B1F', '#8D6A9F', '#3A2547'],
  {
    options: { cuff: 'hem' },
    zones: {
      base: { paint: 'main', pattern: { id: 'chevrons', tint: 'second', opacity: 0.28, scale: 0.8 } },
      ...painted('main', 'sleeves'),
      ...painted('second', 'collar'),
      cuffs: { paint: 'second', layout: 'band' },
      hem: { paint: 'dark', layout: 'wide' },
    },
    layers: [
      written('teamName', ['រដូវចម្រូត', 'bayon'], 'second', { rim: ['dark', 5] }),
      written('backText', ['HARVEST', 'alfa-slab-one'], 'second', { rim: ['dark', 5] }),
    ],
    goalkeeper: { roles: { main: 'keeper', dark: 'keeperSecond' } },
  },
)
