import { drawImage, imageCommands, imageFields, type ToolPlugin } from '../../../engine/plugin.ts'

export const commands = imageCommands({ tool: 'image', kind: 'image', landsFree: true })

export const imageTool: ToolPlugin = {
  kind: 'tool',
  id: 'image',
  icon: 'image',
  shortcut: 'i',
  appliesTo: () => true,
  commands: [commands.add, commands.replace, commands.edit, commands.remove],
  fields: imageFields,
  own: commands.edits,
  layerKinds: ['image'],
  draw: drawImage,
}
