import type { Template } from '../../../../engine/index.ts'
import { lettered } from './lettered.ts'

/** Strokes that tear upwards over a dark shirt. */
export const slash: Template = {
  id: 'slash',
  mood: 'bold',
  palette: {
    main: '#15171C',
    second: '#C6F135',
    light: '#F7F9F2',
    dark: '#0B0C10',
    keeper: '#FF5FA8',
    keeperSecond: '#3A0A24',
  },
  options: { collar: 'crew', sleeve: 'short', cuff: 'hem', shorts: 'with' },
  zones: {
    base: { paint: 'main' },
    sleeves: { paint: 'main' },
    stripe: { paint: 'second', layout: 'slash' },
    collar: { paint: 'second' },
    cuffs: { paint: 'second', layout: 'double' },
    shorts: { paint: 'dark' },
    waistband: { paint: 'second' },
    shortsStripe: { paint: 'second', layout: 'hem' },
  },
  layers: lettered({ words: 'koulen', numbers: 'racing-sans-one', ink: 'light', rim: 'dark', shortsInk: 'second' }),
  goalkeeper: {
    roles: { main: 'keeper', second: 'keeperSecond', dark: 'keeperSecond' },
    options: { sleeve: 'long' },
    zones: {
      waistband: { paint: 'keeper' },
      shortsStripe: { paint: 'keeper', layout: 'hem' },
    },
    inks: { shortsNumber: 'keeper' },
  },
}
