import type { ToolPlugin } from '../../../engine/index.ts'
import { applyTemplate } from './commands.ts'

export const templatesTool: ToolPlugin = {
  kind: 'tool',
  id: 'templates',
  icon: 'layout-template',
  shortcut: 'm',
  appliesTo: garment => garment.templates.length > 0,
  commands: [applyTemplate],
  layerKinds: [],
}
