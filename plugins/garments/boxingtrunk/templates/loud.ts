import type { Template } from '../../../../engine/plugin.ts'
import { worded } from './worded.ts'

/** Fire from the hem, on black. */
export const infernoTemplate: Template = {
  id: 'inferno',
  mood: 'bold',
  palette: {
    main: '#14110F',
    second: '#E8431F',
    light: '#FFC93C',
    dark: '#0B0908',
    keeper: '#1B3FA8',
    keeperSecond: '#5CC8F5',
  },
  options: { length: 'short', hem: 'slit' },
  zones: {
    base: { paint: 'main' },
    waistband: { paint: 'second' },
    waistbandStripe: { paint: 'dark', layout: 'edges' },
    stripe: { paint: 'second', layout: 'flames' },
    secondaryStripe: { paint: 'light', layout: 'flames' },
  },
  layers: worded({
    text: 'KAMPUCHEA',
    words: 'black-ops-one',
    numbers: 'anton',
    ink: 'dark',
    legInk: 'light',
    rim: 'dark',
  }),
  goalkeeper: { roles: { main: 'keeper', second: 'light', light: 'keeperSecond' } },
}

/** A flash down each side. */
export const thunderTemplate: Template = {
  id: 'thunder',
  mood: 'bold',
  palette: {
    main: '#1238B5',
    second: '#FFFFFF',
    light: '#FFD21F',
    dark: '#0A1A5C',
    keeper: '#B5123C',
    keeperSecond: '#4A0618',
  },
  options: { length: 'short', hem: 'slit' },
  zones: {
    base: { paint: 'main' },
    waistband: { paint: 'dark' },
    waistbandStripe: { paint: 'light', layout: 'lower' },
    stripe: { paint: 'light', layout: 'bolt' },
    secondaryStripe: { paint: 'second', layout: 'bolt' },
    hem: { paint: 'dark', layout: 'band' },
  },
  layers: worded({ text: 'រន្ទះ', words: 'moul', numbers: 'racing-sans-one', ink: 'second', legInk: 'second' }),
  goalkeeper: { roles: { main: 'keeper', dark: 'keeperSecond' } },
}

/** Three strokes torn over each leg. */
export const clawTemplate: Template = {
  id: 'claw',
  mood: 'bold',
  palette: {
    main: '#17191F',
    second: '#B7F23A',
    light: '#F4F8EA',
    dark: '#0C0D11',
    keeper: '#F26BB0',
    keeperSecond: '#4B0C30',
  },
  options: { length: 'short', hem: 'plain' },
  zones: {
    base: { paint: 'main' },
    waistband: { paint: 'second' },
    stripe: { paint: 'second', layout: 'slash' },
    hem: { paint: 'second', layout: 'band' },
  },
  layers: worded({ text: 'TIGER GYM', words: 'russo-one', numbers: 'teko', ink: 'dark', legInk: 'light', rim: 'dark' }),
  goalkeeper: { roles: { main: 'keeperSecond', second: 'keeper' } },
}

/** Arrows that drive down the sides. */
export const spearheadTemplate: Template = {
  id: 'spearhead',
  mood: 'bold',
  palette: {
    main: '#0E2A47',
    second: '#FF6B4A',
    light: '#FFE9DC',
    dark: '#081A2E',
    keeper: '#F0C02E',
    keeperSecond: '#6B4A00',
  },
  options: { length: 'long', hem: 'slit' },
  zones: {
    base: { paint: 'main' },
    waistband: { paint: 'main' },
    waistbandStripe: { paint: 'second', layout: 'double' },
    stripe: { paint: 'second', layout: 'arrows' },
    secondaryStripe: { paint: 'light', layout: 'arrows' },
    hem: { paint: 'second', layout: 'double' },
  },
  layers: worded({ text: 'លំពែង', words: 'koulen', numbers: 'squada-one', ink: 'light', legInk: 'light' }),
  goalkeeper: { roles: { main: 'keeperSecond', second: 'keeper' } },
}
