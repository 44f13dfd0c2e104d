import type { Template } from '../../../../engine/plugin.ts'
import { lettered } from '../../../blocks/lettered.ts'
import { soccerMoods } from './moods.ts'

/** One band down the middle between two lines. */
export const centreTemplate: Template = {
  id: 'centre',
  mood: soccerMoods.centre,
  palette: {
    main: '#C4162E',
    second: '#17171C',
    light: '#FFFFFF',
    dark: '#17171C',
    keeper: '#1F8FCB',
    keeperSecond: '#0B2E45',
  },
  options: { collar: 'v', sleeve: 'short', cuff: 'rib', shorts: 'with' },
  zones: {
    base: { paint: 'main' },
    sleeves: { paint: 'main' },
    stripe: { paint: 'second', layout: 'centreBand' },
    secondaryStripe: { paint: 'light', layout: 'centreBand' },
    collar: { paint: 'dark' },
    cuffs: { paint: 'dark' },
    shorts: { paint: 'second' },
    waistband: { paint: 'second' },
    shortsStripe: { paint: 'main', layout: 'side' },
  },
  layers: lettered({ words: 'koulen', numbers: 'squada-one', ink: 'light', rim: 'dark', shortsInk: 'light' }),
  goalkeeper: {
    roles: { main: 'keeper', second: 'keeperSecond', dark: 'keeperSecond' },
    options: { sleeve: 'long' },
  },
}

/** Two colours that meet in the middle, sleeves swapped with them. */
export const halvesTemplate: Template = {
  id: 'halves',
  mood: soccerMoods.halves,
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

/** Bands round body and sleeves. */
export const hoopsTemplate: Template = {
  id: 'hoops',
  mood: soccerMoods.hoops,
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

/** One broad band from shoulder to hip on a light shirt. */
export const sashTemplate: Template = {
  id: 'sash',
  mood: soccerMoods.sash,
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
    inks: { playerName: 'light', shortsNumber: 'light' },
  },
}

/** Nine upright stripes, front, back and sleeves. */
export const stripesTemplate: Template = {
  id: 'stripes',
  mood: soccerMoods.stripes,
  palette: {
    main: '#6DB6EA',
    second: '#FFFFFF',
    light: '#FFFFFF',
    dark: '#10234A',
    keeper: '#F4C21E',
    keeperSecond: '#17181C',
  },
  options: { collar: 'crew', sleeve: 'short', cuff: 'hem', shorts: 'with' },
  zones: {
    base: { paint: 'second' },
    sleeves: { paint: 'second' },
    stripe: { paint: 'main', layout: 'vertical' },
    collar: { paint: 'dark' },
    cuffs: { paint: 'dark', layout: 'band' },
    hem: { paint: 'dark', layout: 'band' },
    shorts: { paint: 'dark' },
    waistband: { paint: 'dark' },
    shortsStripe: { paint: 'main', layout: 'side' },
  },
  layers: lettered({ words: 'koulen', numbers: 'oswald', ink: 'dark', rim: 'light', shortsInk: 'light' }),
  goalkeeper: {
    roles: { main: 'keeperSecond', second: 'keeper', dark: 'keeperSecond' },
    options: { sleeve: 'long' },
    zones: {
      stripe: { paint: 'keeper', layout: 'vertical' },
    },
  },
}

/** Shoulders and sleeves in one colour, the body in another. */
export const yokeTemplate: Template = {
  id: 'yoke',
  mood: soccerMoods.yoke,
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
    inks: { playerName: 'light', shortsNumber: 'light' },
  },
}
