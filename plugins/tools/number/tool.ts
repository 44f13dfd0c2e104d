import { drawLettering, refused, type ToolPlugin } from '../../../engine/index.ts'
import { add } from './add.ts'
import { remove, sameAsPlayers } from './commands.ts'
import { readDigits } from './digits.ts'

export const numberTool: ToolPlugin = {
  kind: 'tool',
  id: 'number',
  icon: 'hash',
  shortcut: 'n',
  appliesTo: () => true,
  commands: [add, sameAsPlayers, remove],
  fields: {
    text: { done: 'setDigits', read: digits => readDigits(digits) ?? refused('digits-invalid') },
    font: {},
    size: { done: 'setHeight' },
    paint: {},
    outlines: {},
  },
  layerKinds: ['number'],
  draw: drawLettering,
}
