import type { Template } from '../../../../engine/plugin.ts'
import { painted, templateOf, written } from '../../../blocks/templates.ts'

/** The river's hoops round chest and arms, under a hood of deep water. */
export const mekongTemplate: Template = templateOf(
  'hoodMekong',
  'bold',
  ['#E8E1CF', '#1F6F78', '#FFFDF6', '#0C3440', '#D98E4A', '#5E2F0D'],
  {
    options: {},
    zones: {
      ...painted('main', 'base', 'sleeves'),
      stripe: { paint: 'second', layout: 'chestBand' },
      ...painted('dark', 'hood', 'hem', 'cuffs'),
      ...painted('second', 'pocket', 'hoodInside'),
      ...painted('main', 'drawstring'),
    },
    layers: [
      written('teamName', ['មេគង្គ', 'bayon'], 'light', { rim: ['dark', 5] }),
      written('backText', ['MEKONG', 'oswald'], 'dark', { spacing: 8 }),
    ],
    goalkeeper: { roles: { main: 'keeper', dark: 'keeperSecond' } },
  },
)

/** Black with a thin line of light down each arm. */
export const nightTemplate: Template = templateOf(
  'hoodNight',
  'quiet',
  ['#16181D', '#C6F135', '#F4F7F0', '#0A0B0E', '#D5D2C6', '#43423C'],
  {
    options: {},
    zones: {
      ...painted('main', 'base', 'sleeves', 'hood', 'pocket', 'hem', 'cuffs'),
      ...painted('second', 'drawstring'),
      ...painted('dark', 'hoodInside'),
      sleeveStripe: { paint: 'second', layout: 'double' },
    },
    layers: [
      written('teamName', ['NIGHT RIDE', 'saira-extra-condensed'], 'second', { spacing: 6 }),
      written('backText', ['ជិះពេលយប់', 'kantumruy-pro'], 'second'),
    ],
    goalkeeper: { roles: { main: 'keeper', second: 'dark' } },
  },
)

/** Petals on the arms, lotus pink at the hood. */
export const lotusTemplate: Template = templateOf(
  'hoodLotus',
  'classic',
  ['#F6E9E6', '#B03A6B', '#FFFFFF', '#4E1732', '#A9D6C4', '#123B30'],
  {
    options: { hood: 'down' },
    zones: {
      ...painted('main', 'base', 'pocket', 'hoodInside'),
      sleeves: { paint: 'second', pattern: { id: 'kbach', tint: 'main', opacity: 0.45, scale: 1.3 } },
      ...painted('second', 'hood', 'hem', 'cuffs'),
      ...painted('light', 'drawstring'),
    },
    layers: [
      written('teamName', ['ផ្កាឈូក', 'moul'], 'second'),
      written('backText', ['LOTUS HOUSE', 'graduate'], 'second', { spacing: 3 }),
    ],
    goalkeeper: { roles: { main: 'keeper', second: 'keeperSecond' } },
  },
)

/** Undyed cloth, a small word on the pocket and nothing else. */
export const oatTemplate: Template = templateOf(
  'hoodOat',
  'quiet',
  ['#DCD0BC', '#A58E6F', '#FFFBF2', '#4B3B28', '#7F95A8', '#3B4C5C'],
  {
    options: { hood: 'down' },
    zones: {
      ...painted('main', 'base', 'sleeves', 'hood', 'pocket'),
      ...painted('second', 'hem', 'cuffs', 'hoodInside'),
      ...painted('dark', 'drawstring'),
    },
    layers: [written('pocketText', ['ស្រូវសាលី', 'kantumruy-pro'], 'dark')],
    goalkeeper: { roles: { main: 'keeper', second: 'keeperSecond' } },
  },
)

/** The diamonds of a woven scarf in body and pocket, arms and hood plain. */
export const weaverTemplate: Template = templateOf(
  'hoodWeaver',
  'classic',
  ['#8A1C2E', '#F0DFC0', '#FFF8EA', '#3D0A14', '#24507A', '#0F2740'],
  {
    options: {},
    zones: {
      base: { paint: 'main', pattern: { id: 'checks', tint: 'second', opacity: 0.3, scale: 0.8 } },
      pocket: { paint: 'main', pattern: { id: 'checks', tint: 'second', opacity: 0.3, scale: 0.8 } },
      ...painted('dark', 'sleeves', 'hood', 'hem', 'cuffs'),
      ...painted('second', 'drawstring', 'hoodInside'),
    },
    layers: [
      written('teamName', ['ក្រមា', 'koulen'], 'light', { rim: ['dark', 6] }),
      written('backText', ['KRAMA', 'alfa-slab-one'], 'light', { rim: ['dark', 6] }),
    ],
    goalkeeper: { roles: { main: 'keeper', dark: 'keeperSecond' } },
  },
)

/** Rays that rise from the rib into a pale morning. */
export const dawnTemplate: Template = templateOf(
  'hoodDawn',
  'bold',
  ['#F5C98B', '#E4674B', '#FFF6E6', '#4A2147', '#8FB8C9', '#2C5566'],
  {
    options: {},
    zones: {
      ...painted('main', 'base', 'sleeves'),
      stripe: { paint: 'second', layout: 'rays' },
      ...painted('second', 'pocket', 'hoodInside'),
      ...painted('dark', 'hood', 'hem', 'cuffs'),
      ...painted('main', 'drawstring'),
      sleevePanel: { paint: 'second', layout: 'lower' },
    },
    layers: [
      written('teamName', ['ព្រលឹម', 'bokor'], 'dark', { rim: ['light', 5] }),
      written('backText', ['EARLY BIRDS', 'bebas-neue'], 'dark', { rim: ['light', 5], spacing: 4 }),
    ],
    goalkeeper: { roles: { main: 'keeper', second: 'keeperSecond' } },
  },
)
