import { useEffect, useEffectEvent } from 'react'
import { layerId } from '../../../../engine/index.ts'
import { duplicateLayer, pasteThings, removeLayer, removeLayers, writeThings } from '../../../../plugins/index.ts'
import { useOpenedDesign } from '../../../studio/OpenDesignContext.ts'
import { useNotifyOutcome } from '../../controls/useNotifyOutcome.ts'
import { isWriting } from '../../shortcuts/useShortcuts.ts'
import type { LayerGesture } from './layerGesture.ts'
import { shownFields } from './layersOnCloth.ts'
import { selectedLayers, selectionOf } from './selectedLayers.ts'
import { useNudge } from './useNudge.ts'

/**
 * Keys for what is selected on the stage: arrows move it, and those that follow each other within half a second are one
 * step; Delete removes it, Ctrl/⌘ D copies it, Escape lets go. What is no key of ours is left to the camera.
 */
export function useStageKeys({ running, cancel }: Pick<LayerGesture, 'running' | 'cancel'>): void {
  const design = useOpenedDesign()
  const { engine, view } = design
  const notify = useNotifyOutcome()
  const nudge = useNudge()
  const endNudge = useEffectEvent(nudge.end)
  const release = useEffectEvent(nudge.release)

  /** Whether the key was for us. */
  const act = useEffectEvent((key: StageKey): boolean => {
    if (key.kind === 'escape') {
      if (running.current()) cancel()
      else if (engine.selection.current().kind === 'none') return false
      else engine.selection.set({ kind: 'none' })
      return true
    }
    const selection = engine.selection.current()
    if (selection.kind !== 'layer' || running.current()) return false
    const layers = selectedLayers(selection)
    const { layer } = selection
    const { version } = view.current()
    if (key.kind === 'nudge') {
      nudge.move(layers, version, key.by)
    } else if (key.kind === 'remove') {
      const command =
        layers.length > 1 ? removeLayers.of({ layers: [...layers], version }) : removeLayer.of({ layer, version })
      notify(command, engine.dispatch(command))
    } else {
      const id = design.newId()
      const pasted = layers.length > 1 ? writeThings(layers.flatMap(each => shownFields(design, each) ?? [])) : null
      const command =
        pasted === null ? duplicateLayer.of({ layer, version, as: id }) : pasteThings.of({ id, version, pasted })
      const outcome = engine.dispatch(command)
      notify(command, outcome)
      const copies = pasted === null ? [layerId(id)] : layers.map((_, index) => layerId(`${id}:${index}`))
      if (outcome.kind === 'applied') engine.selection.set(selectionOf(copies))
    }
    return true
  })

  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const down = (event: KeyboardEvent) => {
      const key = stageKeyOf(event)
      // Undo comes by a key too, and has to find the step done.
      if (key?.kind !== 'nudge' && event.key !== 'Shift') endNudge()
      if (!key || isWriting(event.target) || !isOnStage(event.target) || !act(key)) return
      event.preventDefault()
      event.stopPropagation()
    }
    // Before the stage itself, which would turn the garment.
    window.addEventListener('keydown', down, { signal, capture: true })
    const up = ({ key }: KeyboardEvent) => key.startsWith('Arrow') && release()
    window.addEventListener('keyup', up, { signal, capture: true })
    window.addEventListener('pointerdown', () => endNudge(), { signal, capture: true })
    window.addEventListener('blur', () => endNudge(), { signal })
    return () => {
      leaving.abort()
      endNudge()
    }
  }, [])
}

/**
 * Keys belong to the stage while nothing else has the focus. A dialog whose button has gone has lost it, and is still
 * what somebody works in.
 */
const isOnStage = (target: EventTarget | null): boolean =>
  (target === document.body && document.querySelector('[aria-modal="true"]') === null) ||
  (target instanceof Element && target.closest('[data-cloth]') !== null)

type StageKey =
  | { readonly kind: 'nudge'; readonly by: readonly [x: number, y: number] }
  | { readonly kind: 'remove' | 'duplicate' | 'escape' }

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Millimetres of an arrow key, and with Shift. */
const near = 1
const far = 10

/** What a key means for the selected thing. */
export function stageKeyOf({ key, ctrlKey, metaKey, shiftKey, altKey }: Pressed): StageKey | null {
  if (altKey) return null
  if (ctrlKey || metaKey) return key.toLowerCase() === 'd' && !shiftKey ? { kind: 'duplicate' } : null
  const way = arrows[key]
  if (way) {
    const step = shiftKey ? far : near
    return { kind: 'nudge', by: [way[0] * step, way[1] * step] }
  }
  if (key === 'Delete' || key === 'Backspace') return { kind: 'remove' }
  return key === 'Escape' ? { kind: 'escape' } : null
}
