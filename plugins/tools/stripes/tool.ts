import type { ToolPlugin } from '../../../engine/index.ts'
import { setLayout, setPaint } from './commands.ts'

export const stripesTool: ToolPlugin = {
  kind: 'tool',
  id: 'stripes',
  icon: 'rows',
  shortcut: 's',
  appliesTo: () => true,
  commands: [setLayout, setPaint],
  layerKinds: [],
}
