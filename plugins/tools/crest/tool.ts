import { drawPicture, type ToolPlugin } from '../../../engine/index.ts'
import { commands } from './commands.ts'

export const crestTool: ToolPlugin = {
  kind: 'tool',
  id: 'crest',
  icon: 'shield',
  shortcut: 'b',
  appliesTo: () => true,
  commands: Object.values(commands),
  layerKinds: ['logo'],
  draw: drawPicture,
}
