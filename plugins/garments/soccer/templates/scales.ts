import type { Template } from '../../../../engine/index.ts'
import { lettered } from './lettered.ts'

/** Scales in a tone, like the naga’s. */
export const scales: Template = {
  id: 'scales',
  mood: 'quiet',
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
