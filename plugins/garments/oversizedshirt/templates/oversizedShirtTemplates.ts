import type { Template } from '../../../../engine/plugin.ts'
import { clayTemplate, harvestTemplate, neonTemplate, tapeTemplate, templeTemplate } from './street.ts'
import { arrowTemplate, crewTemplate, dotsTemplate, duneTemplate, honeyTemplate } from './team.ts'

/** Templates to start from, in the order they are shown: no two similar ones side by side. */
export const oversizedShirtTemplates: readonly Template[] = [
  templeTemplate,
  tapeTemplate,
  clayTemplate,
  neonTemplate,
  honeyTemplate,
  harvestTemplate,
  duneTemplate,
  crewTemplate,
  arrowTemplate,
  dotsTemplate,
]
