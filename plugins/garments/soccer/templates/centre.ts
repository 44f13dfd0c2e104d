import type { Template } from '../../../../engine/index.ts'
import { lettered } from './lettered.ts'

/** One band down the middle between two lines. */
export const centre: Template = {
  id: 'centre',
  mood: 'classic',
  palette: {
    main: '#C4162E',
    second: '#17171C',
    light: '#FFFFFF',
    dark: '#17171C',
    keeper: '#1F8FCB',
    keeperSecond: '#0B2E45',
  },
  options: { collar: 'v', sleeve: 'short', cuff: 'rib', shorts: 'with' },
  zones: {
    base: { paint: 'main' },
    sleeves: { paint: 'main' },
    stripe: { paint: 'second', layout: 'centreBand' },
    secondaryStripe: { paint: 'light', layout: 'centreBand' },
    collar: { paint: 'dark' },
    cuffs: { paint: 'dark' },
    shorts: { paint: 'second' },
    waistband: { paint: 'second' },
    shortsStripe: { paint: 'main', layout: 'side' },
  },
  layers: lettered({ words: 'koulen', numbers: 'squada-one', ink: 'light', rim: 'dark', shortsInk: 'light' }),
  goalkeeper: {
    roles: { main: 'keeper', second: 'keeperSecond', dark: 'keeperSecond' },
    options: { sleeve: 'long' },
  },
}
