import { pictureCommands } from '../../../engine/index.ts'

export const commands = pictureCommands({ tool: 'sponsor', kind: 'sponsor' })
