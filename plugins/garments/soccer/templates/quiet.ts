import type { Template } from '../../../../engine/plugin.ts'
import { lettered } from '../../../blocks/lettered.ts'
import { soccerMoods } from './moods.ts'

/** Khmer flowers in a tone over the whole shirt, trimmed with gold. */
export const kbachTemplate: Template = {
  id: 'kbach',
  mood: soccerMoods.kbach,
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

/** Fine lines on an ivory shirt. */
export const pinstripeTemplate: Template = {
  id: 'pinstripe',
  mood: soccerMoods.pinstripe,
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

/** Scales in a tone, like the naga’s. */
export const scalesTemplate: Template = {
  id: 'scales',
  mood: soccerMoods.scales,
  palette: {
    main: '#0B8F8C',
    second: '#F6C667',
    light: '#F4FBF8',
    dark: '#06363C',
    keeper: '#D9436A',
    keeperSecond: '#47101F',
  },
  options: { collar: 'crew', sleeve: 'short', cuff: 'rib', shorts: 'with' },
  zones: {
    base: { paint: 'main', pattern: { id: 'rings', tint: 'dark', opacity: 0.35 } },
    sleeves: { paint: 'main', pattern: { id: 'rings', tint: 'dark', opacity: 0.35 } },
    sidePanels: { paint: 'dark', layout: 'curved' },
    collar: { paint: 'dark' },
    cuffs: { paint: 'dark' },
    shorts: { paint: 'dark' },
    waistband: { paint: 'dark' },
    shortsStripe: { paint: 'main', layout: 'hem' },
  },
  layers: lettered({ words: 'bokor', numbers: 'anton', ink: 'light', shortsInk: 'light' }),
  goalkeeper: {
    roles: { main: 'keeper', dark: 'keeperSecond' },
    options: { sleeve: 'long' },
  },
}
