import type { Template } from '../../../../engine/plugin.ts'
import { dawnTemplate, lotusTemplate, mekongTemplate, nightTemplate, oatTemplate, weaverTemplate } from './street.ts'
import { courtTemplate, forestTemplate, stormTemplate, trackTemplate, varsityTemplate } from './team.ts'

/** Templates to start from, in the order they are shown: no two similar ones side by side. */
export const hoodieTemplates: readonly Template[] = [
  varsityTemplate,
  mekongTemplate,
  nightTemplate,
  lotusTemplate,
  trackTemplate,
  oatTemplate,
  stormTemplate,
  weaverTemplate,
  courtTemplate,
  forestTemplate,
  dawnTemplate,
]
