import { drawImage, imageCommands, imageFields, type ToolPlugin } from '../../../engine/plugin.ts'

export const commands = imageCommands({ tool: 'crest', kind: 'logo' })

/** Puts a crest into a slot. */
export const addCrest = commands.add

export const crestTool: ToolPlugin = {
  kind: 'tool',
  id: 'crest',
  icon: 'shield',
  shortcut: 'b',
  appliesTo: () => true,
  commands: [commands.add, commands.replace, commands.edit, commands.remove],
  fields: imageFields,
  own: commands.edits,
  layerKinds: ['logo'],
  draw: drawImage,
}
