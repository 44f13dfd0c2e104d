import type { Template } from '../../../../engine/index.ts'
import { lettered } from './lettered.ts'

/** Shoulders and sleeves in one colour, the body in another. */
export const yoke: Template = {
  id: 'yoke',
  mood: 'classic',
  palette: {
    main: '#0D5C43',
    second: '#F3C444',
    light: '#FBF8EC',
    dark: '#08382A',
    keeper: '#6A3FB0',
    keeperSecond: '#2A1650',
  },
  options: { collar: 'v', sleeve: 'short', cuff: 'rib', shorts: 'with' },
  zones: {
    base: { paint: 'second' },
    sleeves: { paint: 'main' },
    collar: { paint: 'dark' },
    cuffs: { paint: 'second' },
    stripe: { paint: 'main', layout: 'yoke' },
    shorts: { paint: 'main' },
    waistband: { paint: 'main' },
    shortsStripe: { paint: 'second', layout: 'hem' },
  },
  layers: lettered({
    words: 'moul',
    numbers: 'league-gothic',
    ink: 'dark',
    rim: 'light',
    nameInk: 'second',
    shortsInk: 'second',
  }),
  goalkeeper: {
    roles: { main: 'keeperSecond', second: 'keeper', dark: 'keeperSecond' },
    options: { sleeve: 'long' },
    inks: { teamName: 'light', frontNumber: 'light', playerName: 'light', backNumber: 'light', shortsNumber: 'light' },
  },
}
