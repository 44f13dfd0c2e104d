import type { Template } from '../../../../engine/index.ts'
import { lettered } from './lettered.ts'

/** Bands round body and sleeves. */
export const hoops: Template = {
  id: 'hoops',
  mood: 'classic',
  palette: {
    main: '#0B7A45',
    second: '#FFFFFF',
    light: '#FFFFFF',
    dark: '#063D24',
    keeper: '#F28C28',
    keeperSecond: '#3A1D04',
  },
  options: { collar: 'crew', sleeve: 'short', cuff: 'hem', shorts: 'with' },
  zones: {
    base: { paint: 'second' },
    sleeves: { paint: 'second' },
    stripe: { paint: 'main', layout: 'hoops' },
    collar: { paint: 'main' },
    shorts: { paint: 'second' },
    waistband: { paint: 'main' },
    shortsStripe: { paint: 'main', layout: 'hem' },
  },
  layers: lettered({ words: 'koulen', numbers: 'anton', ink: 'light', rim: 'dark', shortsInk: 'main' }),
  goalkeeper: {
    roles: { main: 'keeperSecond', second: 'keeper', dark: 'keeperSecond' },
    options: { sleeve: 'long' },
  },
}
