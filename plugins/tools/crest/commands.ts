import { pictureCommands } from '../../../engine/index.ts'

export const commands = pictureCommands({ tool: 'crest', kind: 'logo' })

/** Puts a crest into a slot. */
export const addCrest = commands.add
