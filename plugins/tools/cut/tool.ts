import type { ToolPlugin } from '../../../engine/index.ts'
import { setOption } from './commands.ts'

export const cutTool: ToolPlugin = {
  kind: 'tool',
  id: 'cut',
  icon: 'scissors',
  shortcut: 'x',
  appliesTo: garment => garment.options.length > 0,
  commands: [setOption],
  layerKinds: [],
}
