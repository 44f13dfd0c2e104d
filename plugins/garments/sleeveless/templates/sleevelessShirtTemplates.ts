import type { Template } from '../../../../engine/plugin.ts'
import { beachTemplate, bloomTemplate, boltTemplate, hoopTemplate, silkTemplate } from './court.ts'
import { boatTemplate, coachTemplate, gymTemplate, riverTemplate, sprintTemplate } from './training.ts'

/** Templates to start from, in the order they are shown: no two similar ones side by side. */
export const sleevelessShirtTemplates: readonly Template[] = [
  gymTemplate,
  hoopTemplate,
  coachTemplate,
  boatTemplate,
  sprintTemplate,
  bloomTemplate,
  beachTemplate,
  silkTemplate,
  riverTemplate,
  boltTemplate,
]
