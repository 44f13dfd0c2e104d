import type { Template } from '../../../../engine/plugin.ts'
import { numbered, painted, templateOf, written } from '../../../blocks/templates.ts'

/** A court vest: a number before and behind, panels down the sides. */
export const hoopTemplate: Template = templateOf(
  'vestHoop',
  'classic',
  ['#5A189A', '#FFB703', '#FFFFFF', '#240046', '#2A9D8F', '#0B3B36'],
  {
    options: { back: 'full' },
    zones: {
      ...painted('main', 'base'),
      ...painted('second', 'collar', 'bindings'),
      sidePanels: { paint: 'second', layout: 'straight' },
      hem: { paint: 'second', layout: 'double' },
    },
    layers: [
      written('teamName', ['ANGKOR', 'graduate'], 'light', { spacing: 3 }),
      numbered('frontNumber', ['23', 'graduate'], 'light'),
      written('playerName', ['សុខា', 'koulen'], 'light'),
      numbered('backNumber', ['23', 'graduate'], 'light'),
    ],
    goalkeeper: { roles: { main: 'keeper', dark: 'keeperSecond' } },
  },
)

/** Upright stripes as deck chairs have them. */
export const beachTemplate: Template = templateOf(
  'vestBeach',
  'bold',
  ['#FDFDFB', '#2EC4B6', '#FFFFFF', '#0B3954', '#FF9F9F', '#A63A3A'],
  {
    options: { back: 'racer' },
    zones: {
      ...painted('main', 'base'),
      stripe: { paint: 'second', layout: 'vertical' },
      ...painted('dark', 'collar', 'bindings'),
    },
    layers: [
      written('teamName', ['ឆ្នេរ', 'bayon'], 'dark', { rim: ['light', 8] }),
      numbered('backNumber', ['9', 'bebas-neue'], 'dark', { rim: ['light', 10] }),
    ],
    goalkeeper: { roles: { main: 'keeper', second: 'keeperSecond' } },
  },
)

/** The weaver’s diamonds in two browns. */
export const silkTemplate: Template = templateOf(
  'vestSilk',
  'classic',
  ['#6F4518', '#DDA15E', '#FEFAE0', '#2F1C07', '#606C38', '#232A10'],
  {
    options: { back: 'full' },
    zones: {
      ...painted('main', 'base'),
      stripe: { paint: 'second', layout: 'diamonds' },
      secondaryStripe: { paint: 'dark', layout: 'diamonds' },
      ...painted('dark', 'collar', 'bindings'),
    },
    layers: [
      numbered('frontNumber', ['15', 'alfa-slab-one'], 'light', { rim: ['dark', 9] }),
      numbered('backNumber', ['15', 'alfa-slab-one'], 'light', { rim: ['dark', 10] }),
    ],
    goalkeeper: { roles: { main: 'keeper', second: 'keeperSecond' } },
  },
)

/** Flowers in a tone, straps in another colour. */
export const bloomTemplate: Template = templateOf(
  'vestBloom',
  'quiet',
  ['#E5989B', '#B5838D', '#FFF5F3', '#5E2F3C', '#A8DADC', '#4E8A8E'],
  {
    options: { back: 'racer' },
    zones: {
      base: { paint: 'main', pattern: { id: 'kbach', tint: 'second', opacity: 0.6, scale: 1.2 } },
      ...painted('dark', 'collar', 'bindings'),
      shoulderPanel: { paint: 'dark', layout: 'band' },
    },
    layers: [
      written('teamName', ['យូហ្គា', 'kantumruy-pro'], 'dark', { rim: ['light', 4] }),
      written('backText', ['BREATHE', 'kanit'], 'dark', { rim: ['light', 4], spacing: 4 }),
    ],
    goalkeeper: { roles: { main: 'keeper', second: 'keeperSecond' } },
  },
)

/** A broad arrow that points to the ground. */
export const boltTemplate: Template = templateOf(
  'vestBolt',
  'bold',
  ['#0D3B66', '#F4D35E', '#FFFFFF', '#051B30', '#EE964B', '#5E2E05'],
  {
    options: { back: 'full' },
    zones: {
      ...painted('main', 'base'),
      stripe: { paint: 'second', layout: 'chevron' },
      secondaryStripe: { paint: 'light', layout: 'chevron' },
      ...painted('second', 'collar', 'bindings'),
    },
    layers: [
      written('teamName', ['រន្ទះ', 'koulen'], 'light', { rim: ['dark', 5] }),
      numbered('backNumber', ['10', 'squada-one'], 'light', { rim: ['dark', 9] }),
    ],
    goalkeeper: { roles: { main: 'keeper', second: 'keeperSecond' } },
  },
)
