import { hems, shoulderPanels, sidePanels } from '../../blocks/layouts/trims.ts'
import { stripePlans, type ZonePlan } from '../../blocks/zones.ts'

const [cloth, dark, light] = ['#0f6d6a', '#072f33', '#f4c95d']

/** Bottom first. */
export const sleevelessShirtZones: readonly ZonePlan[] = [
  { key: 'base', colour: cloth, pieces: ['front', 'back'] },
  { key: 'collar', colour: dark, pieces: ['collar'] },
  { key: 'bindings', colour: dark, pieces: ['bindingLeft', 'bindingRight'] },
  ...stripePlans({ main: dark, second: light }),
  { key: 'sidePanels', colour: dark, layouts: sidePanels },
  { key: 'shoulderPanel', colour: dark, layouts: shoulderPanels },
  { key: 'hem', colour: light, layouts: hems },
]
