import { useEffect, useEffectEvent } from 'react'
import { layerId } from '../../../../engine/index.ts'
import { meansThings, pasteThings, removeLayers, writeThings } from '../../../../plugins/index.ts'
import { useOpenedDesign } from '../../../studio/OpenDesignContext.ts'
import { useNotifyOutcome } from '../../controls/useNotifyOutcome.ts'
import { isWriting } from '../../shortcuts/useShortcuts.ts'
import { shownFields } from './layersOnCloth.ts'
import { selectedLayers, selectionOf } from './selectedLayers.ts'

/**
 * Copies what is selected on the cloth to the clipboard of the device, and lays on the kit what was copied from a kit: in
 * this design, in another one or in another tab. Everything else in the clipboard is left to the browser.
 */
export function useStageClipboard(): void {
  const design = useOpenedDesign()
  const { engine, view, newId } = design
  const notify = useNotifyOutcome()

  const copy = useEffectEvent((event: ClipboardEvent): boolean => {
    const fields = selectedLayers(engine.selection.current()).flatMap(layer => shownFields(design, layer) ?? [])
    // Words that somebody has marked are theirs.
    if (fields.length === 0 || !event.clipboardData || isWriting(event.target) || !document.getSelection()?.isCollapsed)
      return false
    event.clipboardData.setData('text/plain', writeThings(fields))
    event.preventDefault()
    return true
  })
  const cut = useEffectEvent((event: ClipboardEvent) => {
    if (!copy(event)) return
    const layers = selectedLayers(engine.selection.current())
    const command = removeLayers.of({ layers: [...layers], version: view.current().version })
    notify(command, engine.dispatch(command))
  })
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const pasted = event.clipboardData?.getData('text/plain') ?? ''
    if (isWriting(event.target) || !meansThings(pasted)) return
    event.preventDefault()
    const id = newId()
    const command = pasteThings.of({ id, version: view.current().version, pasted })
    const outcome = engine.dispatch(command)
    notify(command, outcome)
    if (outcome.kind !== 'applied') return
    const pastedIds = Object.keys(engine.document.current().layers).filter(layer => layer.startsWith(`${id}:`))
    engine.selection.set(selectionOf(pastedIds.map(layerId)))
  })

  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    document.addEventListener('copy', event => void copy(event), { signal })
    document.addEventListener('cut', event => cut(event), { signal })
    document.addEventListener('paste', event => paste(event), { signal })
    return () => leaving.abort()
  }, [])
}
