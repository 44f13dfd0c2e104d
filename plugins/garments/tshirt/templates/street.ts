import type { Template } from '../../../../engine/plugin.ts'
import { painted, templateOf, written } from '../../../blocks/templates.ts'

/** Sandstone, with the name of the temples large across the chest and flowers on the sleeves. */
export const angkorTemplate: Template = templateOf(
  'teeAngkor',
  'classic',
  ['#E9D9B6', '#9C4221', '#FBF5E6', '#4A1F10', '#31572C', '#132A13'],
  {
    options: { collar: 'crew', sleeve: 'short' },
    zones: {
      ...painted('main', 'base'),
      ...painted('second', 'collar'),
      sleeves: { paint: 'second', pattern: { id: 'kbach', tint: 'main', opacity: 0.55 } },
      hem: { paint: 'second', layout: 'double' },
    },
    layers: [
      written('teamName', ['អង្គរ', 'angkor'], 'second'),
      written('backText', ['CAMBODIA', 'graduate'], 'second', { spacing: 3 }),
    ],
    goalkeeper: { roles: { main: 'keeper', second: 'light' } },
  },
)

/** Sailor's hoops on a long sleeve, and a word on the chest. */
export const sailorTemplate: Template = templateOf(
  'teeSailor',
  'quiet',
  ['#FAF7F0', '#1B2F5E', '#FFFFFF', '#12204A', '#F6D96B', '#A8322A'],
  {
    options: { collar: 'crew', sleeve: 'long' },
    zones: {
      ...painted('main', 'base', 'sleeves'),
      ...painted('second', 'collar', 'cuffs'),
      stripe: { paint: 'second', layout: 'hoops' },
    },
    layers: [written('teamName', ['KAMPOT', 'oswald'], 'second', { rim: ['main', 8], spacing: 4 })],
    goalkeeper: { roles: { main: 'keeper', second: 'keeperSecond' } },
  },
)

/** A low sun over the hem, in warm colours. */
export const sunriseTemplate: Template = templateOf(
  'teeSunrise',
  'bold',
  ['#F7A440', '#E4572E', '#FFF3DC', '#4B1D3F', '#6BA292', '#35605A'],
  {
    options: { collar: 'crew', sleeve: 'short' },
    zones: {
      ...painted('main', 'base', 'sleeves'),
      ...painted('dark', 'collar'),
      stripe: { paint: 'second', layout: 'rays' },
      cuffs: { paint: 'dark', layout: 'band' },
    },
    layers: [
      written('teamName', ['អរុណរះ', 'moul'], 'dark', { rim: ['light', 4] }),
      written('backText', ['GOOD MORNING', 'bebas-neue'], 'dark', { rim: ['light', 4] }),
    ],
    goalkeeper: { roles: { main: 'keeper', second: 'keeperSecond' } },
  },
)

/** The weaver's diamonds of a silk sampot, framed by plain borders. */
export const silkTemplate: Template = templateOf(
  'teeSilk',
  'classic',
  ['#7B1E4B', '#E2B04A', '#FFF6DF', '#3B0A23', '#1F5673', '#0D2B3A'],
  {
    options: { collar: 'v', sleeve: 'short' },
    zones: {
      base: { paint: 'main', pattern: { id: 'harlequin', tint: 'second', opacity: 0.34, scale: 0.8 } },
      ...painted('dark', 'sleeves', 'collar'),
      hem: { paint: 'second', layout: 'wide' },
      cuffs: { paint: 'second', layout: 'band' },
    },
    layers: [written('teamName', ['ហូលខ្មែរ', 'koulen'], 'light', { rim: ['dark', 5] })],
    goalkeeper: { roles: { main: 'keeper', dark: 'keeperSecond' } },
  },
)

/** Black, with a pair of thin lines from shoulder to hip, and a word between. */
export const nightTemplate: Template = templateOf(
  'teeNight',
  'quiet',
  ['#17181B', '#B9C4D0', '#F5F7FA', '#0B0C0E', '#D8D3C4', '#3A3A3A'],
  {
    options: { collar: 'crew', sleeve: 'short' },
    zones: {
      ...painted('main', 'base', 'sleeves', 'collar'),
      secondaryStripe: { paint: 'second', layout: 'sash' },
    },
    layers: [
      written('teamName', ['រាត្រី', 'kantumruy-pro'], 'light', { rim: ['main', 8] }),
      written('backText', ['AFTER DARK', 'saira-extra-condensed'], 'light', { rim: ['main', 8], spacing: 5 }),
    ],
    goalkeeper: { roles: { main: 'keeper', second: 'keeperSecond', light: 'dark' } },
  },
)
