import type { ToolPlugin } from '../../../engine/index.ts'
import { duplicate, remove, reorder, setHidden, setLocked } from './commands.ts'
import { mirror } from './mirror.ts'
import { nudge, place, scale, transform } from './transform.ts'

/** What can be done to anything on the garment, whichever tool it is of. */
export const layersTool: ToolPlugin = {
  kind: 'tool',
  id: 'layers',
  icon: 'layers',
  shortcut: 'l',
  ofLayers: true,
  appliesTo: () => true,
  commands: [place, scale, transform, nudge, mirror, duplicate, setLocked, setHidden, reorder, remove],
  layerKinds: [],
}
