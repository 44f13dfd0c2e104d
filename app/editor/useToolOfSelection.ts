import { useEffect } from 'react'
import type { DesignDocument, Selection, ToolPlugin } from '../../engine/index.ts'
import { panels } from '../../plugins/panels.ts'
import { useStream } from '../device/useStream.ts'
import { wasPickedInPanel } from '../panelkit/useSelection.ts'
import { useOpenedDesign } from './OpenDesignContext.ts'

/** Opens the tool of what is selected on the garment: the one that draws the layer, or the one that paints cloth. */
export function useToolOfSelection(choose: (tool: string) => void): void {
  const { engine, tools } = useOpenedDesign()
  const selection = useStream(engine.selection)
  useEffect(() => {
    if (wasPickedInPanel(selection)) return
    const tool = toolOfSelection(selection, engine.document.current(), tools)
    if (tool) choose(tool.id)
  }, [selection, engine, tools, choose])
}

export function toolOfSelection(
  selection: Selection,
  document: DesignDocument,
  tools: readonly ToolPlugin[],
): ToolPlugin | undefined {
  const shown = tools.filter(tool => tool.id in panels)
  if (selection.kind === 'zone') return shown.find(tool => tool.ofZones)
  if (selection.kind === 'none') return undefined
  const kind = document.layers[selection.layer]?.kind
  return shown.find(tool => kind !== undefined && tool.layerKinds.includes(kind))
}
