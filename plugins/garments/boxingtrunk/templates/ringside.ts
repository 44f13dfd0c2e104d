import type { Template } from '../../../../engine/plugin.ts'
import { worded } from './worded.ts'

/** Lotus petals in gold over the hem, as fighters wear them at home. */
export const kunKhmerTemplate: Template = {
  id: 'kunKhmer',
  mood: 'classic',
  palette: {
    main: '#A8112B',
    second: '#EFC25B',
    light: '#FFF3D6',
    dark: '#3B0712',
    keeper: '#1D3C8F',
    keeperSecond: '#0B1A45',
  },
  options: { length: 'short', hem: 'slit' },
  zones: {
    base: { paint: 'main' },
    waistband: { paint: 'dark' },
    waistbandStripe: { paint: 'second', layout: 'edges' },
    stripe: { paint: 'second', layout: 'petals' },
    secondaryStripe: { paint: 'dark', layout: 'petals' },
    hem: { paint: 'second', layout: 'band' },
  },
  layers: worded({
    text: 'គុនខ្មែរ',
    words: 'moul',
    numbers: 'alfa-slab-one',
    ink: 'second',
    legInk: 'light',
    rim: 'dark',
  }),
  goalkeeper: { roles: { main: 'keeper', dark: 'keeperSecond' } },
}

/** The red corner and the blue one on one pair of trunks. */
export const cornersTemplate: Template = {
  id: 'corners',
  mood: 'classic',
  palette: {
    main: '#1A3E9E',
    second: '#C8172F',
    light: '#FFFFFF',
    dark: '#101B3D',
    keeper: '#16805A',
    keeperSecond: '#F1B52C',
  },
  options: { length: 'short', hem: 'slit' },
  zones: {
    base: { paint: 'main' },
    waistband: { paint: 'light' },
    waistbandStripe: { paint: 'second', layout: 'lower' },
    stripe: { paint: 'second', layout: 'halves' },
    secondaryStripe: { paint: 'light', layout: 'halves' },
    hem: { paint: 'light', layout: 'band' },
  },
  layers: worded({ text: 'ប្រដាល់', words: 'koulen', numbers: 'graduate', ink: 'dark', legInk: 'light' }),
  goalkeeper: { roles: { main: 'dark', second: 'keeper' } },
}

/** Cream satin with one green stripe, as champions wore them in black and white. */
export const championTemplate: Template = {
  id: 'champion',
  mood: 'classic',
  palette: {
    main: '#F3EAD6',
    second: '#0F5B3E',
    light: '#C99A3B',
    dark: '#0A3324',
    keeper: '#23252B',
    keeperSecond: '#C99A3B',
  },
  options: { length: 'long', hem: 'plain' },
  zones: {
    base: { paint: 'main' },
    waistband: { paint: 'second' },
    stripe: { paint: 'second', layout: 'side' },
    secondaryStripe: { paint: 'light', layout: 'side' },
    hem: { paint: 'second', layout: 'double' },
  },
  layers: worded({ text: 'CHAMPION', words: 'graduate', numbers: 'graduate', ink: 'main', legInk: 'second' }),
  goalkeeper: {
    roles: { main: 'keeper', second: 'keeperSecond', light: 'main' },
    inks: { waistText: 'keeper' },
  },
}

/** Hoops of an old gymnasium. */
export const oldRingTemplate: Template = {
  id: 'oldRing',
  mood: 'classic',
  palette: {
    main: '#5A1526',
    second: '#EBD9B4',
    light: '#D9A441',
    dark: '#33091A',
    keeper: '#27506B',
    keeperSecond: '#122A3A',
  },
  options: { length: 'long', hem: 'slit' },
  zones: {
    base: { paint: 'main' },
    waistband: { paint: 'second' },
    waistbandStripe: { paint: 'main', layout: 'double' },
    stripe: { paint: 'second', layout: 'hoops' },
    secondaryStripe: { paint: 'light', layout: 'hoops' },
    hem: { paint: 'second', layout: 'band' },
  },
  layers: worded({
    text: 'BATTAMBANG',
    words: 'oswald',
    numbers: 'alfa-slab-one',
    ink: 'dark',
    legInk: 'second',
    rim: 'dark',
  }),
  goalkeeper: { roles: { main: 'keeper', dark: 'keeperSecond' } },
}
