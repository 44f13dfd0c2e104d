import type { Template } from '../../../../engine/plugin.ts'
import { lettered } from '../../../blocks/lettered.ts'
import { soccerMoods } from './moods.ts'

/** A broad arrow across the chest with its echo below. */
export const chevronTemplate: Template = {
  id: 'chevron',
  mood: soccerMoods.chevron,
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
    secondaryStripe: { paint: 'second', layout: 'chevron' },
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

/** Dots that grow towards the hem and along the sleeves. */
export const halftoneTemplate: Template = {
  id: 'halftone',
  mood: soccerMoods.halftone,
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

/** Strokes that tear upwards over a dark shirt. */
export const slashTemplate: Template = {
  id: 'slash',
  mood: soccerMoods.slash,
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
