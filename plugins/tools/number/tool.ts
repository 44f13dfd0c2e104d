import { drawLettering, type ToolPlugin } from '../../../engine/index.ts'
import { add } from './add.ts'
import { remove, sameAsPlayers, setDigits, setFont, setHeight, setOutlines, setPaint } from './commands.ts'

export const numberTool: ToolPlugin = {
  kind: 'tool',
  id: 'number',
  icon: 'hash',
  shortcut: 'n',
  appliesTo: () => true,
  commands: [add, setDigits, setHeight, setFont, setPaint, setOutlines, sameAsPlayers, remove],
  layerKinds: ['number'],
  draw: drawLettering,
}
