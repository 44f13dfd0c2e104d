import type { Template } from '../../../../engine/index.ts'
import { lettered } from './lettered.ts'

/** Two colours that meet in the middle, sleeves swapped with them. */
export const halves: Template = {
  id: 'halves',
  mood: 'classic',
  palette: {
    main: '#13294B',
    second: '#E4752B',
    light: '#FFFFFF',
    dark: '#0A1628',
    keeper: '#1E9E5A',
    keeperSecond: '#0B3D26',
  },
  options: { collar: 'crew', sleeve: 'long', cuff: 'rib', shorts: 'with' },
  zones: {
    base: { paint: 'main' },
    sleeves: { paint: 'main' },
    stripe: { paint: 'second', layout: 'halves' },
    collar: { paint: 'light' },
    cuffs: { paint: 'light' },
    shorts: { paint: 'dark' },
    waistband: { paint: 'dark' },
    shortsStripe: { paint: 'second', layout: 'side' },
  },
  layers: lettered({ words: 'koulen', numbers: 'staatliches', ink: 'light', rim: 'dark', shortsInk: 'light' }),
  goalkeeper: {
    roles: { main: 'keeperSecond', second: 'keeper', dark: 'keeperSecond' },
    options: { sleeve: 'long' },
  },
}
