import type { ToolPlugin } from '../../../engine/plugin.ts'
import { paste } from './clipboard.ts'
import { duplicate, remove, reorder } from './commands.ts'
import { mirror } from './mirror.ts'
import { arrange, group, groupFields, removeSeveral } from './several.ts'
import { nudge, transform } from './transform.ts'

/** What can be done to anything on the garment, whichever tool it is of. */
export const layersTool: ToolPlugin = {
  kind: 'tool',
  id: 'layers',
  icon: 'layers',
  shortcut: 'l',
  ofLayers: true,
  appliesTo: () => true,
  commands: [transform, nudge, arrange, mirror, duplicate, paste, group, reorder, remove, removeSeveral],
  own: groupFields,
  fields: { hidden: {}, locked: { shared: true } },
  layerKinds: [],
}
