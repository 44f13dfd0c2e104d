import type { Template } from '../../../../engine/plugin.ts'
import {
  clubTemplate,
  coachTemplate,
  courtTemplate,
  quartersTemplate,
  regattaTemplate,
  travelTemplate,
} from './club.ts'
import {
  angkorTemplate,
  coastTemplate,
  esportTemplate,
  lotusTemplate,
  nightTemplate,
  tailorTemplate,
} from './street.ts'

/** Templates to start from, in the order they are shown: no two similar ones side by side. */
export const poloTemplates: readonly Template[] = [
  clubTemplate,
  coachTemplate,
  angkorTemplate,
  regattaTemplate,
  courtTemplate,
  quartersTemplate,
  nightTemplate,
  travelTemplate,
  lotusTemplate,
  coastTemplate,
  tailorTemplate,
  esportTemplate,
]
