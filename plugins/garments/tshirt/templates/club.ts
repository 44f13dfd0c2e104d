import type { Template } from '../../../../engine/plugin.ts'
import { numbered, painted, templateOf, written } from '../../../blocks/templates.ts'

/** A college shirt: sleeves of another colour, an arched name's worth of serif, a big number behind. */
export const collegeTemplate: Template = templateOf(
  'teeCollege',
  'classic',
  ['#F3EFE4', '#1E3A5F', '#FFFFFF', '#14263F', '#B5392F', '#5C1B16'],
  {
    options: { collar: 'crew', sleeve: 'short' },
    zones: {
      ...painted('main', 'base'),
      ...painted('second', 'sleeves', 'collar'),
      cuffs: { paint: 'main', layout: 'double' },
    },
    layers: [
      written('teamName', ['PHNOM PENH', 'graduate'], 'second'),
      numbered('frontNumber', ['96', 'graduate'], 'second'),
      written('playerName', ['សុខា', 'koulen'], 'second'),
      numbered('backNumber', ['96', 'graduate'], 'second'),
    ],
    goalkeeper: { roles: { main: 'keeper', second: 'light' } },
  },
)

/** For runners: wedges down the sleeves, panels that widen down the sides. */
export const runnerTemplate: Template = templateOf(
  'teeRunner',
  'bold',
  ['#0FA3B1', '#F9F871', '#F7FBFC', '#073B4C', '#F26430', '#6B2308'],
  {
    options: { collar: 'crew', sleeve: 'short' },
    zones: {
      ...painted('main', 'base', 'sleeves'),
      ...painted('dark', 'collar'),
      sidePanels: { paint: 'dark', layout: 'tapered' },
      sleevePanel: { paint: 'second', layout: 'wedge' },
      hem: { paint: 'second', layout: 'band' },
    },
    layers: [
      written('teamName', ['រត់ជាមួយគ្នា', 'koulen'], 'light', { rim: ['dark', 4] }),
      numbered('frontNumber', ['24', 'racing-sans-one'], 'light', { rim: ['dark', 6] }),
      written('backText', ['FINISHER', 'racing-sans-one'], 'light', { rim: ['dark', 4] }),
    ],
    goalkeeper: { roles: { main: 'keeper', dark: 'keeperSecond' } },
  },
)

/** The naga's scales on sleeves and sides round a calm middle. */
export const nagaTemplate: Template = templateOf(
  'teeNaga',
  'bold',
  ['#0B5D4B', '#F1C453', '#F6F4E8', '#052E26', '#5C4B99', '#2B2150'],
  {
    options: { collar: 'v', sleeve: 'short' },
    zones: {
      ...painted('main', 'base'),
      sleeves: { paint: 'dark', pattern: { id: 'rings', tint: 'second', opacity: 0.7 } },
      ...painted('second', 'collar'),
      sidePanels: { paint: 'dark', layout: 'curved' },
      cuffs: { paint: 'second', layout: 'band' },
    },
    layers: [
      written('teamName', ['នាគរាជ', 'bokor'], 'second'),
      numbered('backNumber', ['7', 'anton'], 'second'),
      written('playerName', ['សុខា', 'bokor'], 'light'),
    ],
    goalkeeper: { roles: { main: 'keeper', dark: 'keeperSecond' } },
  },
)

/** Ink that rises from the hem in dots. */
export const inkTemplate: Template = templateOf(
  'teeInk',
  'bold',
  ['#E3DFF2', '#3D2C8D', '#FFFFFF', '#1C0C5B', '#FFD166', '#7A4B00'],
  {
    options: { collar: 'crew', sleeve: 'short' },
    zones: {
      ...painted('main', 'base', 'sleeves'),
      ...painted('second', 'collar'),
      stripe: { paint: 'second', layout: 'halftone' },
      sleevePanel: { paint: 'second', layout: 'lower' },
    },
    layers: [written('teamName', ['ទឹកខ្មៅ', 'moul'], 'second'), written('playerName', ['សុខា', 'moul'], 'second')],
    goalkeeper: { roles: { main: 'keeper', second: 'keeperSecond' } },
  },
)

/** Shoulders in another colour down to a straight line, as volunteers wear it. */
export const crewTemplate: Template = templateOf(
  'teeCrew',
  'classic',
  ['#E63946', '#F1FAEE', '#FFFFFF', '#1D3557', '#2A9D8F', '#0E4740'],
  {
    options: { collar: 'crew', sleeve: 'short' },
    zones: {
      ...painted('main', 'base', 'sleeves'),
      stripe: { paint: 'second', layout: 'yoke' },
      ...painted('dark', 'collar'),
      cuffs: { paint: 'dark', layout: 'band' },
    },
    layers: [
      written('teamName', ['អ្នកស្ម័គ្រចិត្ត', 'kantumruy-pro'], 'light', { rim: ['dark', 4] }),
      written('backText', ['VOLUNTEER', 'bebas-neue'], 'light', { rim: ['dark', 4], spacing: 3 }),
    ],
    goalkeeper: { roles: { main: 'keeper', dark: 'keeperSecond' } },
  },
)

/** Pinstripes on both sides of a plain middle band. */
export const tailoredTemplate: Template = templateOf(
  'teeTailored',
  'quiet',
  ['#DCE5EE', '#33507A', '#FFFFFF', '#1C2C45', '#F0B79C', '#7A2E1F'],
  {
    options: { collar: 'v', sleeve: 'long' },
    zones: {
      ...painted('main', 'base', 'sleeves'),
      ...painted('second', 'collar', 'cuffs'),
      stripe: { paint: 'second', layout: 'pinstripes' },
      shoulderPanel: { paint: 'second', layout: 'band' },
    },
    layers: [written('teamName', ['សៀមរាប', 'kantumruy-pro'], 'dark', { rim: ['main', 6] })],
    goalkeeper: { roles: { main: 'keeper', second: 'keeperSecond' } },
  },
)
