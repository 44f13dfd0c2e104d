import type { Template } from '../../../../engine/plugin.ts'
import { collegeTemplate, crewTemplate, inkTemplate, nagaTemplate, runnerTemplate, tailoredTemplate } from './club.ts'
import { angkorTemplate, nightTemplate, sailorTemplate, silkTemplate, sunriseTemplate } from './street.ts'

/** Templates to start from, in the order they are shown: no two similar ones side by side. */
export const tshirtTemplates: readonly Template[] = [
  angkorTemplate,
  collegeTemplate,
  nagaTemplate,
  sailorTemplate,
  sunriseTemplate,
  nightTemplate,
  runnerTemplate,
  silkTemplate,
  inkTemplate,
  tailoredTemplate,
  crewTemplate,
]
