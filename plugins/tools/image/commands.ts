import { pictureCommands } from '../../../engine/index.ts'

export const commands = pictureCommands({ tool: 'image', kind: 'image' })
