import type { Template } from '../../../../engine/plugin.ts'
import { jesterTemplate, silkTemplate, tailoredTemplate, terraceTemplate } from './calm.ts'
import { clawTemplate, infernoTemplate, spearheadTemplate, thunderTemplate } from './loud.ts'
import { championTemplate, cornersTemplate, kunKhmerTemplate, oldRingTemplate } from './ringside.ts'

/** Templates to start from, in the order they are shown: no two similar ones side by side. */
export const trunkTemplates: readonly Template[] = [
  kunKhmerTemplate,
  infernoTemplate,
  championTemplate,
  thunderTemplate,
  terraceTemplate,
  cornersTemplate,
  silkTemplate,
  clawTemplate,
  oldRingTemplate,
  jesterTemplate,
  spearheadTemplate,
  tailoredTemplate,
]
