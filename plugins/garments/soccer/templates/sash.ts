import type { Template } from '../../../../engine/index.ts'
import { lettered } from './lettered.ts'

/** One broad band from shoulder to hip on a light shirt. */
export const sash: Template = {
  id: 'sash',
  mood: 'classic',
  palette: {
    main: '#17429B',
    second: '#F2B33D',
    light: '#F8F4E8',
    dark: '#0C1C48',
    keeper: '#E8572A',
    keeperSecond: '#2B1710',
  },
  options: { collar: 'v', sleeve: 'short', cuff: 'hem', shorts: 'with' },
  zones: {
    base: { paint: 'light' },
    sleeves: { paint: 'light' },
    collar: { paint: 'main' },
    stripe: { paint: 'main', layout: 'sash' },
    secondaryStripe: { paint: 'second', layout: 'sash' },
    cuffs: { paint: 'main', layout: 'band' },
    shorts: { paint: 'main' },
    waistband: { paint: 'main' },
    shortsStripe: { paint: 'second', layout: 'hem' },
  },
  layers: lettered({ words: 'koulen', numbers: 'squada-one', ink: 'dark', rim: 'light', shortsInk: 'light' }),
  goalkeeper: {
    roles: { light: 'keeper', main: 'keeperSecond', second: 'light' },
    options: { sleeve: 'long' },
    inks: { teamName: 'light', frontNumber: 'light', playerName: 'light', backNumber: 'light', shortsNumber: 'light' },
  },
}
