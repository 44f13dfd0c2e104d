import type { Template } from '../../../../engine/index.ts'
import { chevron, halftone, slash } from './bold.ts'
import { centre, halves, hoops, sash, stripes, yoke } from './classic.ts'
import { kbach, pinstripe, scales } from './quiet.ts'

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
