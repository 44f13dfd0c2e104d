import type { Template } from '../../../../engine/index.ts'
import { lettered } from './lettered.ts'

/** A broad arrow across the chest with its echo below. */
export const chevron: Template = {
  id: 'chevron',
  mood: 'bold',
  palette: {
    main: '#7A1230',
    second: '#8CCBEE',
    light: '#FFFFFF',
    dark: '#3D0718',
    keeper: '#F2D13C',
    keeperSecond: '#2B2A18',
  },
  options: { collar: 'v', sleeve: 'short', cuff: 'hem', shorts: 'with' },
  zones: {
    base: { paint: 'main' },
    sleeves: { paint: 'second' },
    stripe: { paint: 'second', layout: 'chevron' },
    secondaryStripe: { paint: 'light', layout: 'chevron' },
    collar: { paint: 'second' },
    cuffs: { paint: 'main', layout: 'band' },
    shorts: { paint: 'light' },
    waistband: { paint: 'light' },
    shortsStripe: { paint: 'main', layout: 'side' },
  },
  layers: lettered({ words: 'koulen', numbers: 'squada-one', ink: 'light', rim: 'dark', shortsInk: 'dark' }),
  goalkeeper: {
    roles: { main: 'keeper', second: 'keeperSecond', dark: 'keeperSecond' },
    options: { sleeve: 'long' },
  },
}
