import { drawLettering, type ToolPlugin } from '../../../engine/index.ts'
import { add } from './add.ts'
import { remove, setFont, setOutlines, setPaint, setPlace, setSize, setSpacing, setWords } from './commands.ts'

export const textTool: ToolPlugin = {
  kind: 'tool',
  id: 'text',
  icon: 'type',
  shortcut: 't',
  appliesTo: () => true,
  commands: [add, setWords, setPlace, setSize, setFont, setPaint, setOutlines, setSpacing, remove],
  layerKinds: ['text'],
  draw: drawLettering,
}
