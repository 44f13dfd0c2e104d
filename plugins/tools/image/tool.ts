import { drawPicture, type ToolPlugin } from '../../../engine/index.ts'
import { commands } from './commands.ts'

export const imageTool: ToolPlugin = {
  kind: 'tool',
  id: 'image',
  icon: 'image',
  shortcut: 'i',
  appliesTo: () => true,
  commands: Object.values(commands),
  layerKinds: ['image'],
  draw: drawPicture,
}
