import { pictureCommands } from '../../../engine/index.ts'

export const commands = pictureCommands({ tool: 'crest', kind: 'logo' })
