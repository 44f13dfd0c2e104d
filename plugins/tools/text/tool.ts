import { drawLettering, letteringFields, refused, rulesFor, type ToolPlugin } from '../../../engine/plugin.ts'
import { add, asLines, remove, sameAsPlayers } from './commands.ts'
import { pasteStyle } from './textStyle.ts'

export const textTool: ToolPlugin = {
  kind: 'tool',
  id: 'text',
  icon: 'type',
  shortcut: 't',
  appliesTo: () => true,
  commands: [add, pasteStyle, sameAsPlayers, remove],
  fields: {
    ...rulesFor(letteringFields),
    text: { done: 'setWords', read: words => asLines(words) || refused('words-missing') },
    letterSpacing: { done: 'setSpacing' },
    place: {},
    size: {},
    opacity: {},
  },
  layerKinds: ['text'],
  draw: drawLettering,
}
