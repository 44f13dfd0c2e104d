import type { Template } from '../../../../engine/index.ts'
import { lettered } from './lettered.ts'

/** Khmer flowers in a tone over the whole shirt, trimmed with gold. */
export const kbach: Template = {
  id: 'kbach',
  mood: 'quiet',
  palette: {
    main: '#1B2A6B',
    second: '#F2B84B',
    light: '#FBF6E6',
    dark: '#0E1436',
    keeper: '#12805C',
    keeperSecond: '#08382A',
  },
  options: { collar: 'crew', sleeve: 'short', cuff: 'rib', shorts: 'with' },
  zones: {
    base: { paint: 'main', pattern: { id: 'kbach', tint: 'second', opacity: 0.3 } },
    sleeves: { paint: 'main', pattern: { id: 'kbach', tint: 'second', opacity: 0.3 } },
    collar: { paint: 'dark' },
    cuffs: { paint: 'second' },
    shorts: { paint: 'dark' },
    waistband: { paint: 'dark' },
    shortsStripe: { paint: 'second', layout: 'hem' },
  },
  layers: lettered({ words: 'koulen', numbers: 'bebas-neue', ink: 'second', shortsInk: 'second' }),
  goalkeeper: {
    roles: { main: 'keeper', second: 'light', dark: 'keeperSecond' },
    options: { sleeve: 'long' },
  },
}
