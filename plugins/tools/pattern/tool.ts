import type { ToolPlugin } from '../../../engine/index.ts'
import { set } from './commands.ts'

export const patternTool: ToolPlugin = {
  kind: 'tool',
  id: 'pattern',
  icon: 'blend',
  shortcut: 'f',
  appliesTo: () => true,
  commands: [set],
  layerKinds: [],
}
