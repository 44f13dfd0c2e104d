import type { ToolPlugin } from '../../../engine/index.ts'
import { clearZonePaint, setZonePaint } from './commands.ts'
import { clearLayerPaint } from './layerPaint.ts'

export const colourTool: ToolPlugin = {
  kind: 'tool',
  id: 'colour',
  icon: 'palette',
  shortcut: 'c',
  ofZones: true,
  appliesTo: () => true,
  commands: [setZonePaint, clearZonePaint, clearLayerPaint],
  layerKinds: [],
}
