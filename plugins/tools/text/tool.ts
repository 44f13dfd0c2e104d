import { drawLettering, type ToolPlugin } from '../../../engine/index.ts'
import { add } from './add.ts'
import {
  remove,
  setArc,
  setFont,
  setOutlines,
  setPaint,
  setPlace,
  setShadow,
  setSize,
  setSpacing,
  setWords,
} from './commands.ts'
import { sameAsPlayers } from './sameAsPlayers.ts'
import { pasteStyle } from './textStyle.ts'

const look = [setWords, setPlace, setSize, setFont, setPaint, setOutlines, setSpacing, setArc, setShadow, pasteStyle]

export const textTool: ToolPlugin = {
  kind: 'tool',
  id: 'text',
  icon: 'type',
  shortcut: 't',
  appliesTo: () => true,
  commands: [add, ...look, sameAsPlayers, remove],
  layerKinds: ['text'],
  draw: drawLettering,
}
