import { drawPicture, pictureCommands, type ToolPlugin } from '../../../engine/index.ts'

export const commands = pictureCommands({ tool: 'image', kind: 'image' })

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
