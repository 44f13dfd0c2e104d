import type { ToolPlugin } from '../../../engine/plugin.ts'
import { add, addMany, edit, remove, reorder } from './commands.ts'
import { revise } from './revise.ts'

/** Who wears the kit: names, numbers and sizes. */
export const playersTool: ToolPlugin = {
  kind: 'tool',
  id: 'players',
  icon: 'users',
  shortcut: 'p',
  appliesTo: () => true,
  commands: [add, addMany, edit, remove, reorder, revise],
  layerKinds: [],
}
