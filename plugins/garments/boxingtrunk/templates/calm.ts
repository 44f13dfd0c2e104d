import type { Template } from '../../../../engine/plugin.ts'
import { worded } from './worded.ts'

/** Steps of a temple in sandstone. */
export const terraceTemplate: Template = {
  id: 'terrace',
  mood: 'quiet',
  palette: {
    main: '#D9B88A',
    second: '#6B3F22',
    light: '#FFF6E3',
    dark: '#3C2110',
    keeper: '#7A8F6A',
    keeperSecond: '#2E3B25',
  },
  options: { length: 'short', hem: 'plain' },
  zones: {
    base: { paint: 'main' },
    waistband: { paint: 'second' },
    waistbandStripe: { paint: 'main', layout: 'edges' },
    stripe: { paint: 'second', layout: 'steps' },
    secondaryStripe: { paint: 'light', layout: 'steps' },
  },
  layers: worded({ text: 'អង្គរ', words: 'angkor', numbers: 'staatliches', ink: 'light', legInk: 'dark' }),
  goalkeeper: { roles: { main: 'keeper', second: 'keeperSecond' } },
}

/** Khmer flowers in a tone, with a curved panel at each side. */
export const silkTemplate: Template = {
  id: 'silk',
  mood: 'quiet',
  palette: {
    main: '#0C6A63',
    second: '#E9C46A',
    light: '#FDF7E4',
    dark: '#053A38',
    keeper: '#7B2F6B',
    keeperSecond: '#3A1233',
  },
  options: { length: 'short', hem: 'slit' },
  zones: {
    base: { paint: 'main', pattern: { id: 'kbach', tint: 'second', opacity: 0.28 } },
    sidePanels: { paint: 'dark', layout: 'curved' },
    waistband: { paint: 'second' },
    hem: { paint: 'second', layout: 'band' },
  },
  layers: worded({
    text: 'សូត្រខ្មែរ',
    words: 'odor-mean-chey',
    numbers: 'bebas-neue',
    ink: 'dark',
    legInk: 'light',
    rim: 'dark',
  }),
  goalkeeper: { roles: { main: 'keeper', dark: 'keeperSecond' } },
}

/** Fine upright lines on charcoal with a double stripe. */
export const tailoredTemplate: Template = {
  id: 'tailored',
  mood: 'quiet',
  palette: {
    main: '#33363D',
    second: '#E7A7B4',
    light: '#F7F3F1',
    dark: '#1D1F24',
    keeper: '#5D7FA3',
    keeperSecond: '#22364D',
  },
  options: { length: 'long', hem: 'plain' },
  zones: {
    base: { paint: 'main', pattern: { id: 'pinstripe', tint: 'light', opacity: 0.35 } },
    waistband: { paint: 'dark' },
    waistbandStripe: { paint: 'second', layout: 'lower' },
    stripe: { paint: 'second', layout: 'double' },
    hem: { paint: 'dark', layout: 'wide' },
  },
  layers: worded({
    text: 'PHNOM PENH',
    words: 'saira-extra-condensed',
    numbers: 'league-gothic',
    ink: 'second',
    legInk: 'light',
    rim: 'dark',
  }),
  goalkeeper: { roles: { main: 'keeper', dark: 'keeperSecond' } },
}

/** Diamonds in two violets, pale at waist and hem. */
export const jesterTemplate: Template = {
  id: 'jester',
  mood: 'quiet',
  palette: {
    main: '#4B2A7B',
    second: '#2E1652',
    light: '#EAD9FF',
    dark: '#1C0B36',
    keeper: '#0F7C8C',
    keeperSecond: '#063F48',
  },
  options: { length: 'short', hem: 'plain' },
  zones: {
    base: { paint: 'main', pattern: { id: 'harlequin', tint: 'second', opacity: 0.8 } },
    waistband: { paint: 'light' },
    waistbandStripe: { paint: 'main', layout: 'double' },
    sidePanels: { paint: 'light', layout: 'tapered' },
    hem: { paint: 'light', layout: 'band' },
  },
  layers: worded({ text: 'MEKONG', words: 'bungee', numbers: 'anton', ink: 'dark', legInk: 'light', rim: 'dark' }),
  goalkeeper: { roles: { main: 'light', second: 'main', light: 'keeper' } },
}
