import { drawPicture, type ToolPlugin } from '../../../engine/index.ts'
import { commands } from './commands.ts'

export const sponsorTool: ToolPlugin = {
  kind: 'tool',
  id: 'sponsor',
  icon: 'handshake',
  shortcut: 'o',
  appliesTo: () => true,
  commands: Object.values(commands),
  layerKinds: ['sponsor'],
  draw: drawPicture,
}
