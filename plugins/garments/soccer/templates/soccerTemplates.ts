import type { Template } from '../../../../engine/index.ts'
import { centre } from './centre.ts'
import { chevron } from './chevron.ts'
import { halftone } from './halftone.ts'
import { halves } from './halves.ts'
import { hoops } from './hoops.ts'
import { kbach } from './kbach.ts'
import { pinstripe } from './pinstripe.ts'
import { sash } from './sash.ts'
import { scales } from './scales.ts'
import { slash } from './slash.ts'
import { stripes } from './stripes.ts'
import { yoke } from './yoke.ts'

/** Looks to start from, in the order they are shown: no two like each other side by side. */
export const soccerTemplates: readonly Template[] = [
  kbach,
  sash,
  stripes,
  yoke,
  halftone,
  halves,
  pinstripe,
  hoops,
  chevron,
  scales,
  slash,
  centre,
]
