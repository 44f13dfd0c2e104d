import { drawImage, imageCommands, imageFields, type ToolPlugin } from '../../../engine/plugin.ts'

export const commands = imageCommands({ tool: 'image', kind: 'image', landsFree: true })

export const imageTool: ToolPlugin = {
  kind: 'tool',
  id: 'image',
  icon: 'image',
  shortcut: 'i',
  appliesTo: () => true,
  commands: Object.values(commands),
  fields: imageFields,
  layerKinds: ['image'],
  draw: drawImage,
}
