import type { Template } from '../../../../engine/index.ts'
import { lettered } from './lettered.ts'

/** Dots that grow towards the hem and along the sleeves. */
export const halftone: Template = {
  id: 'halftone',
  mood: 'bold',
  palette: {
    main: '#3B1A78',
    second: '#FF5C9A',
    light: '#FFF4FA',
    dark: '#1D0B3F',
    keeper: '#0E8C86',
    keeperSecond: '#06403F',
  },
  options: { collar: 'crew', sleeve: 'short', cuff: 'hem', shorts: 'with' },
  zones: {
    base: { paint: 'main' },
    sleeves: { paint: 'main' },
    collar: { paint: 'dark' },
    stripe: { paint: 'second', layout: 'halftone' },
    cuffs: { paint: 'second', layout: 'band' },
    shorts: { paint: 'dark' },
    waistband: { paint: 'dark' },
    shortsStripe: { paint: 'second', layout: 'wedge' },
  },
  layers: lettered({ words: 'koulen', numbers: 'teko', ink: 'light', rim: 'dark', shortsInk: 'light' }),
  goalkeeper: {
    roles: { main: 'keeper', dark: 'keeperSecond' },
    options: { sleeve: 'long' },
  },
}
