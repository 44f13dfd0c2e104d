import type { Template } from '../../../../engine/plugin.ts'
import { numbered, painted, templateOf, written } from '../../../blocks/templates.ts'

/** A college hoodie: cream sleeves, a serif word on the chest, a year behind. */
export const varsityTemplate: Template = templateOf(
  'hoodVarsity',
  'classic',
  ['#1D3461', '#F4E9CF', '#FFFFFF', '#0E1B36', '#7A1F2B', '#35090F'],
  {
    options: {},
    zones: {
      ...painted('main', 'base', 'hood', 'pocket', 'hem', 'cuffs'),
      ...painted('second', 'sleeves', 'hoodInside'),
      ...painted('second', 'drawstring'),
    },
    layers: [
      written('teamName', ['PHNOM PENH', 'graduate'], 'second'),
      written('playerName', ['សុខា', 'koulen'], 'second'),
      numbered('backNumber', ['97', 'graduate'], 'second'),
    ],
    goalkeeper: { roles: { main: 'keeper', dark: 'keeperSecond' } },
  },
)

/** For the warm-up: panels that widen down the sides and wedges down the arms. */
export const trackTemplate: Template = templateOf(
  'hoodTrack',
  'bold',
  ['#D7263D', '#F7F7F2', '#FFFFFF', '#1B1B1E', '#3A86A8', '#0B2E40'],
  {
    options: {},
    zones: {
      ...painted('main', 'base', 'sleeves', 'pocket', 'hoodInside'),
      ...painted('dark', 'hood', 'hem', 'cuffs'),
      ...painted('second', 'drawstring'),
      sidePanels: { paint: 'dark', layout: 'tapered' },
      sleevePanel: { paint: 'second', layout: 'wedge' },
    },
    layers: [
      written('teamName', ['WARM UP', 'racing-sans-one'], 'light', { rim: ['dark', 5] }),
      numbered('backNumber', ['11', 'racing-sans-one'], 'light', { rim: ['dark', 8] }),
      written('playerName', ['សុខា', 'koulen'], 'light', { rim: ['dark', 5] }),
    ],
    goalkeeper: { roles: { main: 'keeper', dark: 'keeperSecond' } },
  },
)

/** Slate cut by diagonals of cold light. */
export const stormTemplate: Template = templateOf(
  'hoodStorm',
  'bold',
  ['#39495C', '#9FD3E8', '#F3FAFD', '#141D28', '#E8B04A', '#5A3E06'],
  {
    options: { hood: 'down' },
    zones: {
      ...painted('main', 'base', 'sleeves', 'hood'),
      stripe: { paint: 'second', layout: 'slash' },
      ...painted('dark', 'pocket', 'hem', 'cuffs'),
      ...painted('second', 'drawstring', 'hoodInside'),
    },
    layers: [
      written('teamName', ['ព្យុះ', 'koulen'], 'light', { rim: ['dark', 8] }),
      numbered('backNumber', ['09', 'orbitron'], 'light', { rim: ['dark', 10] }),
      written('playerName', ['សុខា', 'koulen'], 'light', { rim: ['dark', 6] }),
    ],
    goalkeeper: { roles: { main: 'keeper', second: 'keeperSecond' } },
  },
)

/** Two colours that meet in the middle, and a hood that belongs to neither. */
export const courtTemplate: Template = templateOf(
  'hoodCourt',
  'bold',
  ['#2E8B74', '#F2B632', '#FFFFFF', '#143D33', '#7B5EA7', '#2E1F47'],
  {
    options: {},
    zones: {
      ...painted('main', 'base', 'sleeves'),
      stripe: { paint: 'second', layout: 'halves' },
      ...painted('dark', 'hood', 'pocket', 'hem', 'cuffs'),
      ...painted('second', 'drawstring', 'hoodInside'),
    },
    layers: [
      written('teamName', ['UNITED', 'russo-one'], 'light', { rim: ['dark', 7] }),
      numbered('backNumber', ['23', 'russo-one'], 'light', { rim: ['dark', 10] }),
      written('playerName', ['សុខា', 'koulen'], 'light', { rim: ['dark', 6] }),
    ],
    goalkeeper: { roles: { main: 'keeper', second: 'keeperSecond' } },
  },
)

/** A yoke of moss over bark, as rangers wear it. */
export const forestTemplate: Template = templateOf(
  'hoodForest',
  'classic',
  ['#4F5B3A', '#C9B27C', '#F8F4E3', '#23291A', '#A4552F', '#46200D'],
  {
    options: {},
    zones: {
      ...painted('main', 'base', 'sleeves', 'pocket', 'hoodInside'),
      ...painted('dark', 'hood', 'hem', 'cuffs'),
      ...painted('second', 'drawstring'),
      shoulderPanel: { paint: 'dark', layout: 'raglan' },
      sleeveStripe: { paint: 'second', layout: 'band' },
    },
    layers: [
      written('teamName', ['ឧទ្យានុរក្ស', 'kantumruy-pro'], 'light', { rim: ['dark', 4] }),
      written('backText', ['RANGERS', 'league-gothic'], 'light', { rim: ['dark', 4], spacing: 6 }),
    ],
    goalkeeper: { roles: { main: 'keeper', dark: 'keeperSecond' } },
  },
)
