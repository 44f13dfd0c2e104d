import { drawPicture, pictureCommands, type ToolPlugin } from '../../../engine/index.ts'

export const commands = pictureCommands({ tool: 'crest', kind: 'logo' })

/** Puts a crest into a slot. */
export const addCrest = commands.add

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
