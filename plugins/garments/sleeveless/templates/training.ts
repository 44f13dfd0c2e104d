import type { Template } from '../../../../engine/plugin.ts'
import { numbered, painted, templateOf, written } from '../../../blocks/templates.ts'

/** Black for the weights room, with one sharp edge. */
export const gymTemplate: Template = templateOf(
  'vestGym',
  'bold',
  ['#18191C', '#D7FF3E', '#FFFFFF', '#0A0A0B', '#E4572E', '#5A1A08'],
  {
    options: { back: 'racer' },
    zones: {
      ...painted('main', 'base'),
      ...painted('second', 'collar', 'bindings'),
      sidePanels: { paint: 'second', layout: 'curved' },
    },
    layers: [written('teamName', ['កម្លាំង', 'koulen'], 'second'), numbered('backNumber', ['1', 'russo-one'], 'second')],
    goalkeeper: { roles: { main: 'keeper', second: 'light' } },
  },
)

/** White mesh with a coloured yoke, for training. */
export const coachTemplate: Template = templateOf(
  'vestCoach',
  'quiet',
  ['#F6F8F9', '#2A6F97', '#FFFFFF', '#013A63', '#F2C14E', '#8A6008'],
  {
    options: { back: 'full' },
    zones: {
      ...painted('main', 'base'),
      ...painted('second', 'collar', 'bindings'),
      stripe: { paint: 'second', layout: 'yoke' },
    },
    layers: [
      written('teamName', ['គ្រូបង្វឹក', 'kantumruy-pro'], 'dark'),
      written('backText', ['COACH', 'oswald'], 'dark', { spacing: 5 }),
    ],
    goalkeeper: { roles: { main: 'keeper', second: 'keeperSecond' } },
  },
)

/** Strokes that lean into the wind. */
export const sprintTemplate: Template = templateOf(
  'vestSprint',
  'bold',
  ['#FF6B35', '#FFD23F', '#FFFFFF', '#3B1C0A', '#1EA896', '#0B4A42'],
  {
    options: { back: 'racer' },
    zones: {
      ...painted('main', 'base'),
      stripe: { paint: 'second', layout: 'slash' },
      ...painted('dark', 'collar', 'bindings'),
    },
    layers: [
      written('teamName', ['រត់លឿន', 'koulen'], 'light', { rim: ['dark', 5] }),
      numbered('frontNumber', ['12', 'racing-sans-one'], 'light', { rim: ['dark', 7] }),
      numbered('backNumber', ['12', 'racing-sans-one'], 'light', { rim: ['dark', 9] }),
    ],
    goalkeeper: { roles: { main: 'keeper', second: 'keeperSecond' } },
  },
)

/** The river in fading lines. */
export const riverTemplate: Template = templateOf(
  'vestRiver',
  'quiet',
  ['#CAF0F8', '#0096C7', '#FFFFFF', '#023E8A', '#FFE5B4', '#C98A1B'],
  {
    options: { back: 'full' },
    zones: {
      ...painted('main', 'base'),
      stripe: { paint: 'second', layout: 'fade' },
      ...painted('dark', 'collar', 'bindings'),
    },
    layers: [
      written('teamName', ['ទន្លេ', 'moul'], 'dark', { rim: ['light', 5] }),
      numbered('backNumber', ['4', 'teko'], 'dark', { rim: ['light', 7] }),
    ],
    goalkeeper: { roles: { main: 'keeper', second: 'keeperSecond' } },
  },
)

/** Boats of the water festival: hoops in red and gold. */
export const boatTemplate: Template = templateOf(
  'vestBoat',
  'classic',
  ['#A4161A', '#F5B841', '#FFF7E0', '#3A0507', '#14746F', '#06302E'],
  {
    options: { back: 'full' },
    zones: {
      ...painted('main', 'base'),
      secondaryStripe: { paint: 'second', layout: 'hoops' },
      ...painted('second', 'collar', 'bindings'),
      hem: { paint: 'second', layout: 'band' },
    },
    layers: [
      written('teamName', ['អុំទូក', 'moul'], 'second', { rim: ['dark', 6] }),
      written('playerName', ['សុខា', 'koulen'], 'light', { rim: ['dark', 5] }),
      numbered('backNumber', ['22', 'anton'], 'second', { rim: ['dark', 9] }),
    ],
    goalkeeper: { roles: { main: 'keeper', dark: 'keeperSecond' } },
  },
)
