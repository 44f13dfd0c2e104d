import type { Template } from '../../../../engine/plugin.ts'
import { numbered, painted, templateOf, written } from '../../../blocks/templates.ts'

/** Temple stone with carved leaves on the sleeves. */
export const angkorTemplate: Template = templateOf(
  'poloAngkor',
  'classic',
  ['#D9C7A3', '#8A5A2B', '#FFF9EA', '#3E2A14', '#7FB0A0', '#18332C'],
  {
    options: { sleeve: 'short', cuff: 'rib' },
    zones: {
      ...painted('main', 'base', 'placket'),
      sleeves: { paint: 'second', pattern: { id: 'kbach', tint: 'main', opacity: 0.5, scale: 1.2 } },
      ...painted('dark', 'collar', 'cuffs'),
      ...painted('second', 'buttons'),
    },
    layers: [
      written('teamName', ['អង្គរ', 'angkor'], 'dark'),
      written('backText', ['SIEM REAP', 'graduate'], 'dark', { spacing: 4 }),
    ],
    goalkeeper: { roles: { main: 'keeper', dark: 'keeperSecond' } },
  },
)

/** Black to the wrists, gold at the edges and on the buttons. */
export const nightTemplate: Template = templateOf(
  'poloNight',
  'quiet',
  ['#17181C', '#C9A24B', '#F6F1E2', '#0B0C0E', '#E6DECB', '#5B5038'],
  {
    options: { sleeve: 'long', cuff: 'hem' },
    zones: {
      ...painted('main', 'base', 'sleeves', 'placket', 'collar'),
      ...painted('second', 'buttons'),
      tipping: { paint: 'second', layout: 'double' },
      cuffs: { paint: 'second', layout: 'double' },
    },
    layers: [
      written('frontText', ['រាត្រី', 'kantumruy-pro'], 'second'),
      written('backText', ['AFTER DARK', 'oswald'], 'second', { spacing: 8 }),
    ],
    goalkeeper: { roles: { main: 'keeper', second: 'dark' } },
  },
)

/** Pale pink and deep lotus, petals of light from below. */
export const lotusTemplate: Template = templateOf(
  'poloLotus',
  'quiet',
  ['#F4DCE0', '#A62F63', '#FFFFFF', '#4B1230', '#B5D8C6', '#1B4233'],
  {
    options: { sleeve: 'short', cuff: 'hem' },
    zones: {
      ...painted('main', 'base', 'sleeves', 'placket'),
      ...painted('second', 'collar'),
      ...painted('light', 'buttons'),
      hem: { paint: 'second', layout: 'double' },
      cuffs: { paint: 'second', layout: 'double' },
    },
    layers: [
      written('teamName', ['ផ្កាឈូក', 'moul'], 'second'),
      written('backText', ['LOTUS', 'graduate'], 'second', { spacing: 10 }),
    ],
    goalkeeper: { roles: { main: 'keeper', second: 'keeperSecond' } },
  },
)

/** The sea under a low sun, drawn in lines that thin out. */
export const coastTemplate: Template = templateOf(
  'poloCoast',
  'bold',
  ['#F7B267', '#1B6CA8', '#FFFDF5', '#0C2F4D', '#7FB069', '#23400F'],
  {
    options: { sleeve: 'short', cuff: 'rib' },
    zones: {
      ...painted('main', 'base', 'sleeves', 'placket'),
      stripe: { paint: 'second', layout: 'fade' },
      sleevePanel: { paint: 'second', layout: 'lower' },
      ...painted('dark', 'collar', 'cuffs'),
      ...painted('light', 'buttons'),
    },
    layers: [
      written('teamName', ['ឆ្នេរសមុទ្រ', 'kantumruy-pro'], 'light', { rim: ['dark', 5] }),
      written('backText', ['KEP', 'bungee'], 'light', { rim: ['dark', 5], spacing: 6 }),
    ],
    goalkeeper: { roles: { main: 'keeper', second: 'keeperSecond' } },
  },
)

/** Forest green with fine upright lines, for the office on Friday. */
export const tailorTemplate: Template = templateOf(
  'poloTailor',
  'classic',
  ['#24513F', '#DCE7C8', '#FFFFFF', '#102A20', '#B9503A', '#45140A'],
  {
    options: { sleeve: 'long', cuff: 'rib' },
    zones: {
      ...painted('main', 'base', 'sleeves', 'placket'),
      stripe: { paint: 'second', layout: 'pinstripes' },
      ...painted('dark', 'collar', 'cuffs'),
      ...painted('second', 'buttons'),
      tipping: { paint: 'second', layout: 'single' },
    },
    layers: [
      written('playerName', ['សុខា', 'bayon'], 'light', { rim: ['dark', 6] }),
      written('backText', ['TAILORS', 'league-gothic'], 'light', { rim: ['dark', 6], spacing: 6 }),
    ],
    goalkeeper: { roles: { main: 'keeper', dark: 'keeperSecond' } },
  },
)

/** Diagonals of violet and white fire for a match that is not football. */
export const esportTemplate: Template = templateOf(
  'poloEsport',
  'bold',
  ['#4B2E83', '#FF7A59', '#FFFFFF', '#1D0F3A', '#3BB6B0', '#083B38'],
  {
    options: { sleeve: 'short', cuff: 'hem' },
    zones: {
      ...painted('main', 'base', 'sleeves', 'placket'),
      stripe: { paint: 'second', layout: 'slash' },
      ...painted('dark', 'collar'),
      ...painted('second', 'buttons'),
      sleevePanel: { paint: 'dark', layout: 'wedge' },
    },
    layers: [
      written('teamName', ['KROUNG GG', 'orbitron'], 'light', { rim: ['dark', 6] }),
      numbered('backNumber', ['27', 'anton'], 'light', { rim: ['dark', 10] }),
      written('playerName', ['សុខា', 'koulen'], 'light', { rim: ['dark', 6] }),
    ],
    goalkeeper: { roles: { main: 'keeper', dark: 'keeperSecond' } },
  },
)
