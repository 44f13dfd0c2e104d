import { type Colour, type Pattern, solid, type Zone, zoneKey } from '../../../engine/plugin.ts'
import type { LegDrawing } from '../../blocks/layouts/legs.ts'
import { legZones, zonesOf } from '../../blocks/zones.ts'
import { bandLayouts, hemLayouts, sideLayouts } from './layouts/edges.ts'
import { trunkStripes } from './layouts/stripes.ts'

const [cloth, dark, light] = ['#b3122b', '#17120f', '#f2d27a']

/** Bottom first. */
export const trunkZones = (pattern: Pattern): readonly Zone[] => [
  ...zonesOf(pattern, [
    { key: 'base', colour: cloth, pieces: ['legLeft', 'legRight'] },
    { key: 'waistband', colour: dark, pieces: ['waistband'] },
  ]),
  ...legZones(pattern, [
    { key: 'sidePanels', colour: dark, layouts: sideLayouts },
    { key: 'stripe', colour: dark, layouts: picked('main') },
    { key: 'secondaryStripe', colour: light, layouts: picked('second') },
    { key: 'hem', colour: light, layouts: hemLayouts },
  ]),
  waistbandStripe(pattern, light),
]

const picked = (which: 'main' | 'second'): Readonly<Record<string, LegDrawing>> =>
  Object.fromEntries(Object.entries(trunkStripes).map(([name, stripe]) => [name, stripe[which]]))

function waistbandStripe({ panels }: Pattern, colour: Colour): Zone {
  const bands = panels.filter(({ placement }) => placement.kind === 'waistband')
  const layouts = Object.entries(bandLayouts).map(
    ([name, draw]) => [name, () => bands.map(band => ({ panel: band.id, path: draw(band) }))] as const,
  )
  return { key: zoneKey('waistbandStripe'), initial: solid(colour), regions: [], layouts: Object.fromEntries(layouts) }
}
