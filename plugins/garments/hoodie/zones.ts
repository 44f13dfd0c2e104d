import { shoulderPanels, sidePanels, sleevePanels, sleeveStripes } from '../../blocks/layouts/trims.ts'
import { stripePlans, type ZonePlan } from '../../blocks/zones.ts'

const [cloth, dark, light, white] = ['#8d99a6', '#20262e', '#f2c14e', '#f4f1ea']

/** Bottom first. */
export const hoodieZones: readonly ZonePlan[] = [
  { key: 'base', colour: cloth, pieces: ['front', 'back'] },
  { key: 'sleeves', colour: cloth, pieces: ['sleeveLeft', 'sleeveRight'] },
  { key: 'hood', colour: cloth, pieces: ['hoodLeft', 'hoodRight'] },
  { key: 'hoodInside', colour: light, pieces: ['liningLeft', 'liningRight'] },
  { key: 'pocket', colour: cloth, pieces: ['pocket'] },
  ...stripePlans({ main: dark, second: light }),
  { key: 'sidePanels', colour: dark, layouts: sidePanels },
  { key: 'shoulderPanel', colour: dark, layouts: shoulderPanels },
  { key: 'sleevePanel', colour: dark, layouts: sleevePanels },
  { key: 'sleeveStripe', colour: light, layouts: sleeveStripes },
  { key: 'hem', colour: dark, pieces: ['hemBand'] },
  { key: 'cuffs', colour: dark, pieces: ['cuffLeft', 'cuffRight'] },
  { key: 'drawstring', colour: white, pieces: ['drawcordLeft', 'drawcordRight'] },
]
