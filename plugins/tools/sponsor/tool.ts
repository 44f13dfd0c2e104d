import { drawImage, imageCommands, imageFields, type ToolPlugin } from '../../../engine/plugin.ts'

export const commands = imageCommands({ tool: 'sponsor', kind: 'sponsor' })

export const sponsorTool: ToolPlugin = {
  kind: 'tool',
  id: 'sponsor',
  icon: 'handshake',
  shortcut: 'o',
  appliesTo: () => true,
  commands: [commands.add, commands.replace, commands.edit, commands.remove],
  fields: imageFields,
  own: commands.edits,
  layerKinds: ['sponsor'],
  draw: drawImage,
}
