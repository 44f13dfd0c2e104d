import { drawPicture, pictureCommands, type ToolPlugin } from '../../../engine/index.ts'

export const commands = pictureCommands({ tool: 'sponsor', kind: 'sponsor' })

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
