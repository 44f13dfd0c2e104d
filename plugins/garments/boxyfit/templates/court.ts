import type { Template } from '../../../../engine/plugin.ts'
import { numbered, painted, templateOf, written } from '../../../blocks/templates.ts'

/** Two halves and a number, for a street game. */
export const courtTemplate: Template = templateOf(
  'boxyCourt',
  'bold',
  ['#2541B2', '#F96E46', '#FFFFFF', '#101935', '#00A878', '#053B2C'],
  {
    options: { collar: 'crew' },
    zones: {
      ...painted('main', 'base', 'sleeves'),
      stripe: { paint: 'second', layout: 'halves' },
      ...painted('dark', 'collar'),
      cuffs: { paint: 'dark', layout: 'band' },
    },
    layers: [
      written('teamName', ['STREET FIVE', 'anton'], 'light', { rim: ['dark', 5] }),
      numbered('frontNumber', ['5', 'anton'], 'light', { rim: ['dark', 8] }),
      written('playerName', ['សុខា', 'koulen'], 'light', { rim: ['dark', 5] }),
      numbered('backNumber', ['5', 'anton'], 'light', { rim: ['dark', 10] }),
    ],
    goalkeeper: { roles: { main: 'keeper', second: 'keeperSecond' } },
  },
)

/** Broad hoops in the colours of the earth. */
export const ladderTemplate: Template = templateOf(
  'boxyLadder',
  'classic',
  ['#B5651D', '#F0E2C6', '#FFF9EC', '#3E2208', '#5D737E', '#26343B'],
  {
    options: { collar: 'crew' },
    zones: {
      ...painted('main', 'base', 'sleeves'),
      stripe: { paint: 'second', layout: 'hoops' },
      secondaryStripe: { paint: 'dark', layout: 'hoops' },
      ...painted('dark', 'collar'),
    },
    layers: [
      written('teamName', ['ជណ្ដើរ', 'angkor'], 'dark', { rim: ['light', 8] }),
      written('playerName', ['សុខា', 'angkor'], 'dark', { rim: ['light', 8] }),
    ],
    goalkeeper: { roles: { main: 'keeper', second: 'keeperSecond' } },
  },
)

/** Teeth of a wave from side to side. */
export const waveTemplate: Template = templateOf(
  'boxyWave',
  'bold',
  ['#00798C', '#EDAE49', '#FDFCF7', '#003D47', '#D1495B', '#5E141F'],
  {
    options: { collar: 'mock' },
    zones: {
      ...painted('main', 'base', 'sleeves'),
      stripe: { paint: 'second', layout: 'zigzag' },
      ...painted('dark', 'collar'),
      sleevePanel: { paint: 'dark', layout: 'lower' },
    },
    layers: [
      written('teamName', ['រលក', 'moul'], 'light', { rim: ['dark', 7] }),
      numbered('backNumber', ['11', 'bungee'], 'light', { rim: ['dark', 10] }),
    ],
    goalkeeper: { roles: { main: 'keeper', dark: 'keeperSecond' } },
  },
)

/** A workshop tee: shoulders doubled, a name over the heart. */
export const workwearTemplate: Template = templateOf(
  'boxyWorkwear',
  'classic',
  ['#6B7A5A', '#3F4A35', '#F4F1E6', '#252C1F', '#C98B3C', '#4E3110'],
  {
    options: { collar: 'crew' },
    zones: {
      ...painted('main', 'base', 'sleeves'),
      shoulderPanel: { paint: 'second', layout: 'band' },
      ...painted('second', 'collar'),
      cuffs: { paint: 'second', layout: 'wide' },
      hem: { paint: 'second', layout: 'double' },
    },
    layers: [
      written('teamName', ['រោងជាង', 'kantumruy-pro'], 'light', { rim: ['dark', 3] }),
      written('backText', ['WORKSHOP', 'black-ops-one'], 'light', { rim: ['dark', 3], spacing: 3 }),
    ],
    goalkeeper: { roles: { main: 'keeper', dark: 'keeperSecond' } },
  },
)

/** A fade that falls from the shoulders. */
export const prismTemplate: Template = templateOf(
  'boxyPrism',
  'quiet',
  ['#EFE9F4', '#7353BA', '#FFFFFF', '#2F195F', '#F9DC5C', '#B07D12'],
  {
    options: { collar: 'crew' },
    zones: {
      ...painted('main', 'base', 'sleeves'),
      secondaryStripe: { paint: 'second', layout: 'fade' },
      ...painted('second', 'collar'),
    },
    layers: [
      written('teamName', ['ព្រីស', 'koulen'], 'dark', { rim: ['light', 4] }),
      numbered('backNumber', ['8', 'teko'], 'dark'),
    ],
    goalkeeper: { roles: { main: 'keeper', second: 'keeperSecond' } },
  },
)
