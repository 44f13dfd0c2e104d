import { tippings } from '../../blocks/layouts/tipping.ts'
import { cuffs, hems, shoulderPanels, sidePanels, sleevePanels, sleeveStripes } from '../../blocks/layouts/trims.ts'
import { stripePlans, type ZonePlan } from '../../blocks/zones.ts'

const [cloth, dark, light, pearl] = ['#24456b', '#14243c', '#f2efe6', '#e9e5da']

/** Bottom first. */
export const poloZones: readonly ZonePlan[] = [
  { key: 'base', colour: cloth, pieces: ['front', 'back'] },
  { key: 'sleeves', colour: cloth, pieces: ['sleeveLeft', 'sleeveRight'] },
  { key: 'collar', colour: dark, pieces: ['collar', 'stand'] },
  { key: 'placket', colour: cloth, pieces: ['placket'] },
  { key: 'buttons', colour: pearl, pieces: ['button'] },
  ...stripePlans({ main: dark, second: light }),
  { key: 'sidePanels', colour: dark, layouts: sidePanels },
  { key: 'shoulderPanel', colour: dark, layouts: shoulderPanels },
  { key: 'sleevePanel', colour: dark, layouts: sleevePanels },
  { key: 'hem', colour: light, layouts: hems },
  { key: 'sleeveStripe', colour: light, layouts: sleeveStripes },
  { key: 'cuffs', colour: dark, pieces: ['cuffLeft', 'cuffRight'], layouts: cuffs },
  { key: 'tipping', colour: light, onPanels: tippings },
]
