import { useEffect, useMemo, useState } from 'react'
import type { Hit, LayerId } from '../../../../engine/index.ts'
import { useOpenedDesign } from '../../../studio/OpenDesignContext.ts'
import type { HeldKeys, StageDrag, StageHit, StagePress } from '../../../viewer/stageProps.ts'
import type { StageSurface } from '../../../viewer/stageSurface.ts'
import { useNotifyOutcome } from '../../controls/useNotifyOutcome.ts'
import { createLayerGesture, type LayerGesture, type Manner } from './layerGesture.ts'
import { shownFields } from './layersOnCloth.ts'
import { emptyLayerAt, typedWords } from './typedWords.ts'

/** What hands do on the cloth, the same on the draped garment and on the flat pattern. */
export interface StageGestures {
  readonly gesture: LayerGesture
  readonly hovered: Hit
  hover(hit: StageHit | null): void
  click(hit: StageHit | null): void
  doubleClick(hit: StageHit | null): void
  /** What a press takes hold of; `null` when it is nothing that can be moved. */
  press(hit: StageHit | null, press: StagePress, surface: StageSurface | null): StageDrag | null
  /** The layer whose words are written on the cloth. */
  readonly typing: LayerId | null
  type(layer: LayerId | null): void
}

/** How near to a guide something comes to rest on it, in pixels. */
const snapReach = 6

export const mannerOf = (keys: HeldKeys, surface: StageSurface): Manner => ({
  reach: snapReach * surface.mmPerPixel(),
  free: keys.altKey || keys.ctrlKey || keys.metaKey,
  inSteps: keys.shiftKey,
})

export function useStageGestures(): StageGestures {
  const design = useOpenedDesign()
  const { engine } = design
  const notify = useNotifyOutcome()
  const gesture = useMemo(() => createLayerGesture(design, notify), [design, notify])
  const [hovered, setHovered] = useState<Hit>(nothing)
  const [typing, type] = useState<LayerId | null>(null)
  useEffect(() => () => gesture.cancel(), [gesture])

  return {
    gesture,
    hovered,
    typing,
    type,
    hover(hit) {
      const source = hit?.source ?? nothing
      setHovered(known => (isSame(known, source) ? known : source))
    },
    click(hit) {
      engine.selection.set(hit?.source ?? nothing)
    },
    doubleClick(hit) {
      const layer = hit?.source.kind === 'layer' ? hit.source.layer : hit && emptyLayerAt(design, hit)
      if (!layer || !typedWords(design, layer)) return
      engine.selection.set({ kind: 'layer', layer })
      type(layer)
    },
    press(hit, { pointer }, surface) {
      if (hit?.source.kind !== 'layer' || !surface) return null
      const { layer } = hit.source
      const selection = engine.selection.current()
      const isSelected = selection.kind === 'layer' && selection.layer === layer
      // A finger turns the garment unless it lies on what was chosen before; what is locked is not taken by chance.
      if (!isSelected && (pointer === 'touch' || shownFields(design, layer)?.locked)) return null
      let begun = false
      return {
        move(at, keys) {
          if (!begun) {
            begun = true
            setHovered(nothing)
            engine.selection.set({ kind: 'layer', layer })
            gesture.begin(layer, { kind: 'move' }, hit)
          }
          const spot = surface.spotAt(at)
          if (spot) gesture.move(spot, mannerOf(keys, surface))
        },
        end: gesture.end,
        cancel: gesture.cancel,
      }
    },
  }
}

const nothing: Hit = { kind: 'none' }

const isSame = (a: Hit, b: Hit): boolean => JSON.stringify(a) === JSON.stringify(b)
