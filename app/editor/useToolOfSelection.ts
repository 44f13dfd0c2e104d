import { useEffect, useEffectEvent } from 'react'
import type { DesignDocument, Selection, ToolPlugin } from '../../engine/index.ts'
import { panels } from '../../plugins/panels.ts'
import { useStream } from '../device/useStream.ts'
import { wasPickedInPanel } from '../panelkit/design/useDesign.ts'
import { useOpenedDesign } from '../studio/OpenDesignContext.ts'

/**
 * Opens the tool of what is selected on the garment: the one that draws the layer, or the one that paints cloth. A zone
 * is selected no longer than a tool of zones is open.
 */
export function useToolOfSelection(chosen: string | null, choose: (tool: string) => void): void {
  const { engine, tools } = useOpenedDesign()
  const selection = useStream(engine.selection)
  const open = useEffectEvent((next: Selection) => {
    if (wasPickedInPanel(next)) return
    const tool = toolOfSelection(next, engine.document.current(), tools, chosen)
    if (tool) choose(tool.id)
  })
  useEffect(() => open(selection), [selection])
  const leave = useEffectEvent((tool: string | null) => {
    if (engine.selection.current().kind === 'zone' && !isAboutZones(tools, tool)) engine.selection.set({ kind: 'none' })
  })
  useEffect(() => leave(chosen), [chosen])
}

/** Whether a selected zone is lit while this tool is open; with none, nothing on the cloth says that it is selected. */
export const isAboutZones = (tools: readonly ToolPlugin[], chosen: string | null): boolean =>
  tools.some(({ id, ofZones, keepsZone }) => id === chosen && (ofZones === true || keepsZone === true))

export function toolOfSelection(
  selection: Selection,
  document: DesignDocument,
  tools: readonly ToolPlugin[],
  chosen: string | null = null,
): ToolPlugin | undefined {
  const shown = tools.filter(tool => tool.id in panels)
  if (selection.kind === 'zone') return shown.find(tool => tool.ofZones)
  if (selection.kind === 'none') return undefined
  if (shown.some(tool => tool.id === chosen && tool.ofLayers)) return undefined
  const kind = document.layers[selection.layer]?.kind
  return shown.find(tool => kind !== undefined && tool.layerKinds.includes(kind))
}
