import type { Template } from '../../../../engine/index.ts'
import { lettered } from './lettered.ts'

/** Fine lines on an ivory shirt. */
export const pinstripe: Template = {
  id: 'pinstripe',
  mood: 'quiet',
  palette: {
    main: '#2C3A8F',
    second: '#E2654A',
    light: '#FAF6EA',
    dark: '#1A2154',
    keeper: '#F0B429',
    keeperSecond: '#4A2F05',
  },
  options: { collar: 'v', sleeve: 'short', cuff: 'rib', shorts: 'with' },
  zones: {
    base: { paint: 'light' },
    sleeves: { paint: 'light' },
    stripe: { paint: 'main', layout: 'pinstripes' },
    collar: { paint: 'main' },
    cuffs: { paint: 'main' },
    shorts: { paint: 'light' },
    waistband: { paint: 'main' },
    shortsStripe: { paint: 'main', layout: 'double' },
  },
  layers: lettered({
    words: 'kantumruy-pro',
    numbers: 'saira-extra-condensed',
    ink: 'main',
    rim: 'light',
    shortsInk: 'main',
  }),
  goalkeeper: {
    roles: { light: 'keeper', main: 'keeperSecond' },
    options: { sleeve: 'long' },
  },
}
