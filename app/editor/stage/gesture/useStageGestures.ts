import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { createState, type Hit, type LayerId, type Point, type State } from '../../../../engine/index.ts'
import { useOpenedDesign } from '../../../studio/OpenDesignContext.ts'
import type { HeldKeys, StageDrag, StageHit, StagePress } from '../../../viewer/stageProps.ts'
import type { StageSurface } from '../../../viewer/stageSurface.ts'
import { useNotifyOutcome } from '../../controls/useNotifyOutcome.ts'
import { createLayerGesture, type LayerGesture, type Manner } from './layerGesture.ts'
import { shownFields } from './layersOnCloth.ts'
import { createMarquee } from './marquee.ts'
import { selectedLayers, toggled, withGroup } from './selectedLayers.ts'
import { emptyLayerAt, typedWords } from './typedWords.ts'
import { useEyedropper } from './useEyedropper.ts'

/** What hands do on the cloth, the same on the draped garment and on the flat pattern. */
export interface StageGestures {
  readonly gesture: LayerGesture
  readonly hovered: Hit
  /** What a press would take, for the cursor. */
  readonly over: Hit['kind'] | 'colour'
  /** The rectangle that somebody draws round things, in pixels of the stage. */
  readonly marquee: State<Marquee | null>
  hover(hit: StageHit | null): void
  click(hit: StageHit | null): void
  doubleClick(hit: StageHit | null): void
  /** What a press takes hold of; `null` when it is nothing that can be moved. */
  press(hit: StageHit | null, press: StagePress, surface: StageSurface | null): StageDrag | null
  /** The layer whose words are written on the cloth. */
  readonly typing: LayerId | null
  type(layer: LayerId | null): void
}

/** Two corners of a rectangle. */
export type Marquee = readonly [from: Point, to: Point]

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
  const eyedropper = useEyedropper()
  const gesture = useMemo(() => createLayerGesture(design, notify), [design, notify])
  const [hovered, setHovered] = useState<Hit>(nothing)
  const [typing, type] = useState<LayerId | null>(null)
  const [marquee] = useState(() => createState<Marquee | null>(null))
  const isShift = useShiftHeld()
  useEffect(() => () => gesture.cancel(), [gesture])

  return {
    gesture,
    hovered,
    over: eyedropper.isWaiting ? 'colour' : hovered.kind,
    marquee,
    typing,
    type,
    hover(hit) {
      const source = hit?.source ?? nothing
      setHovered(known => (isSame(known, source) ? known : source))
    },
    click(hit) {
      if (eyedropper.isWaiting) return eyedropper.take(hit)
      const source = hit?.source ?? nothing
      const shown = engine.shown.current()
      if (source.kind !== 'layer') return isShift() ? undefined : engine.selection.set(source)
      const { layer } = source
      return engine.selection.set(
        isShift() ? toggled(shown, engine.selection.current(), layer) : withGroup(shown, layer),
      )
    },
    doubleClick(hit) {
      const layer = hit?.source.kind === 'layer' ? hit.source.layer : hit && emptyLayerAt(design, hit)
      if (eyedropper.isWaiting || !layer || !typedWords(design, layer)) return
      engine.selection.set({ kind: 'layer', layer })
      type(layer)
    },
    press(hit, { pointer, at: from }, surface) {
      if (eyedropper.isWaiting) return null
      if (surface && isShift() && hit?.source.kind !== 'layer') return createMarquee(design, surface, { from, marquee })
      if (hit?.source.kind !== 'layer' || !surface) return null
      const { layer } = hit.source
      const selection = engine.selection.current()
      const isSelected = selectedLayers(selection).includes(layer)
      // A finger turns the garment unless it lies on what was chosen before; what is locked is not taken by chance.
      if (!isSelected && (pointer === 'touch' || shownFields(design, layer)?.locked)) return null
      let begun = false
      const pinch = isSelected && selectedLayers(selection).length === 1 ? pinchOf(gesture, layer, surface) : null
      return {
        ...(pinch && { pinch }),
        move(at, keys) {
          if (!begun) {
            begun = true
            setHovered(nothing)
            if (!isSelected) engine.selection.set(withGroup(engine.shown.current(), layer))
            const more = selectedLayers(engine.selection.current()).filter(other => other !== layer)
            gesture.begin(layer, { kind: 'move' }, hit, more)
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

/** Two fingers on a layer scale and turn it. What the first of them moved before the second came is put back. */
function pinchOf(gesture: LayerGesture, layer: LayerId, surface: StageSurface): NonNullable<StageDrag['pinch']> {
  let first: readonly [Point, Point] | null = null
  return (fingers, keys) => {
    const spot = surface.spotAt(middleOf(fingers))
    if (!spot) return
    if (!first) {
      first = fingers
      gesture.cancel()
      gesture.begin(layer, { kind: 'pinch' }, spot)
    }
    const [was, is] = [between(first), between(fingers)]
    gesture.move(spot, mannerOf(keys, surface), {
      share: is.length / was.length,
      degrees: ((is.angle - was.angle) * 180) / Math.PI,
    })
  }
}

const middleOf = ([[ax, ay], [bx, by]]: readonly [Point, Point]): Point => [(ax + bx) / 2, (ay + by) / 2]

/** How far the second finger is from the first, and in which direction. */
const between = ([[ax, ay], [bx, by]]: readonly [Point, Point]) => ({
  length: Math.max(1, Math.hypot(bx - ax, by - ay)),
  angle: Math.atan2(by - ay, bx - ax),
})

const nothing: Hit = { kind: 'none' }

const isSame = (a: Hit, b: Hit): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Whether Shift was held when a pointer went down last. */
function useShiftHeld(): () => boolean {
  const isHeld = useRef(false)
  useEffect(() => {
    const note = (event: PointerEvent) => {
      isHeld.current = event.shiftKey
    }
    window.addEventListener('pointerdown', note, { capture: true })
    return () => window.removeEventListener('pointerdown', note, { capture: true })
  }, [])
  return useCallback(() => isHeld.current, [])
}
