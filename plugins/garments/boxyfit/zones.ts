import { cuffs, hems, shoulderPanels, sidePanels, sleevePanels, sleeveStripes } from '../../blocks/layouts/trims.ts'
import { stripePlans, type ZonePlan } from '../../blocks/zones.ts'

const [cloth, dark, light] = ['#e8dcc4', '#2f4a3c', '#c8552b']

/** Bottom first. */
export const boxyFitZones: readonly ZonePlan[] = [
  { key: 'base', colour: cloth, pieces: ['front', 'back'] },
  { key: 'sleeves', colour: cloth, pieces: ['sleeveLeft', 'sleeveRight'] },
  { key: 'collar', colour: dark, pieces: ['collar'] },
  ...stripePlans({ main: dark, second: light }),
  { key: 'sidePanels', colour: dark, layouts: sidePanels },
  { key: 'shoulderPanel', colour: dark, layouts: shoulderPanels },
  { key: 'sleevePanel', colour: dark, layouts: sleevePanels },
  { key: 'hem', colour: light, layouts: hems },
  { key: 'sleeveStripe', colour: light, layouts: sleeveStripes },
  { key: 'cuffs', colour: dark, layouts: cuffs },
]
