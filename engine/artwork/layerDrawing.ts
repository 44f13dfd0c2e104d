import type { PluginFault } from '../document/fault.ts'
import type { GarmentPlugin } from '../garment/garmentPlugin.ts'
import type { LayerDrawing } from './panelParts.ts'
import { createRegistry } from './registry.ts'
import type { ToolPlugin } from './toolPlugin.ts'

export interface LayerDrawingOptions {
  readonly garment: GarmentPlugin
  readonly tools: readonly ToolPlugin[]
  onFault(fault: PluginFault): void
}

/** Draws layers by the tool that owns their kind. A tool that throws is reported once and draws nothing any more. */
export function layerDrawing({ garment, tools, onFault }: LayerDrawingOptions): LayerDrawing {
  const registry = createRegistry(garment, tools)
  const broken = new Set<string>()
  return (layer, on) => {
    const tool = registry.toolOfLayer(layer.kind)
    if (!tool?.draw || broken.has(tool.id)) return null
    try {
      return tool.draw(layer, on)
    } catch (error) {
      broken.add(tool.id)
      onFault({ plugin: tool.id, during: 'draw', message: error instanceof Error ? error.message : String(error) })
      return null
    }
  }
}
