import type { Pattern, Zone } from '../../../engine/plugin.ts'
import { legDrawings } from '../../blocks/layouts/legs.ts'
import { cuffs, hems, shoulderPanels, sidePanels, sleeveStripes } from '../../blocks/layouts/trims.ts'
import { type LegPlan, legZones, stripePlans, type ZonePlan, zonesOf } from '../../blocks/zones.ts'

const [cloth, dark, light] = ['#c2182b', '#2a0a12', '#f3e3c3']

const shirtAndShorts: readonly ZonePlan[] = [
  { key: 'base', colour: cloth, pieces: ['front', 'back'] },
  { key: 'sleeves', colour: cloth, pieces: ['sleeveLeft', 'sleeveRight'] },
  { key: 'collar', colour: dark, pieces: ['collar', 'stand'] },
  { key: 'shorts', colour: dark, pieces: ['legLeft', 'legRight'] },
  { key: 'waistband', colour: dark, pieces: ['waistband'] },
  ...stripePlans({ main: dark, second: light }),
  { key: 'sidePanels', colour: dark, layouts: sidePanels },
  { key: 'shoulderPanel', colour: dark, layouts: shoulderPanels },
  { key: 'hem', colour: light, layouts: hems },
  { key: 'sleeveStripe', colour: light, layouts: sleeveStripes },
  { key: 'cuffs', colour: light, pieces: ['cuffLeft', 'cuffRight'], layouts: cuffs },
]

const shortsStripe: LegPlan = { key: 'shortsStripe', colour: light, layouts: legDrawings }

export const soccerZonePlans = [...shirtAndShorts, shortsStripe]

/** Bottom first. A zone whose panels the cut lacks is left out. */
export const soccerZones = (pattern: Pattern): readonly Zone[] => [
  ...zonesOf(pattern, shirtAndShorts),
  ...legZones(pattern, [shortsStripe]),
]
