import type { Template } from '../../../../engine/index.ts'
import { lettered } from './lettered.ts'

/** Nine upright stripes, front, back and sleeves. */
export const stripes: Template = {
  id: 'stripes',
  mood: 'classic',
  palette: {
    main: '#6DB6EA',
    second: '#FFFFFF',
    light: '#FFFFFF',
    dark: '#10234A',
    keeper: '#F4C21E',
    keeperSecond: '#17181C',
  },
  options: { collar: 'crew', sleeve: 'short', cuff: 'hem', shorts: 'with' },
  zones: {
    base: { paint: 'second' },
    sleeves: { paint: 'second' },
    stripe: { paint: 'main', layout: 'vertical' },
    collar: { paint: 'dark' },
    cuffs: { paint: 'dark', layout: 'band' },
    hem: { paint: 'dark', layout: 'band' },
    shorts: { paint: 'dark' },
    waistband: { paint: 'dark' },
    shortsStripe: { paint: 'main', layout: 'side' },
  },
  layers: lettered({ words: 'koulen', numbers: 'oswald', ink: 'dark', rim: 'light', shortsInk: 'light' }),
  goalkeeper: {
    roles: { main: 'keeperSecond', second: 'keeper', dark: 'keeperSecond' },
    options: { sleeve: 'long' },
    zones: {
      stripe: { paint: 'keeper', layout: 'vertical' },
    },
  },
}
