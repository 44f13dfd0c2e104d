import type { ToolPlugin } from '../../../engine/index.ts'
import { add, addMany, edit, remove, reorder } from './commands.ts'

export const playersTool: ToolPlugin = {
  kind: 'tool',
  id: 'players',
  icon: 'users',
  shortcut: 'p',
  appliesTo: () => true,
  commands: [add, addMany, edit, remove, reorder],
  layerKinds: [],
}
