import type { Template } from '../../../../engine/plugin.ts'
import { courtTemplate, ladderTemplate, prismTemplate, waveTemplate, workwearTemplate } from './court.ts'
import { cycloTemplate, galleryTemplate, lotusTemplate, marketTemplate, monsoonTemplate } from './street.ts'

/** Templates to start from, in the order they are shown: no two similar ones side by side. */
export const boxyFitTemplates: readonly Template[] = [
  marketTemplate,
  courtTemplate,
  monsoonTemplate,
  cycloTemplate,
  lotusTemplate,
  ladderTemplate,
  galleryTemplate,
  waveTemplate,
  workwearTemplate,
  prismTemplate,
]
