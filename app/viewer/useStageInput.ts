import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { hitTest } from '../../engine/index.ts'
import type { CameraRig } from './cameraRig.ts'
import type { ClothPicker } from './clothPicker.ts'
import type { Sight } from './stageCamera.ts'
import { steerStage } from './stageInput.ts'
import type { GarmentStageProps, StageHit, StagePress } from './stageProps.ts'
import { useStageRoot, useStageSize } from './useStageRoot.ts'

interface StageInputProps {
  readonly stage: RefObject<HTMLDivElement | null>
  readonly rig: CameraRig
  readonly picker: ClothPicker
  readonly sight: () => Sight
  readonly props: GarmentStageProps
}

/** Lets people turn the garment and point at things on it. */
export function useStageInput({ stage, rig, picker, sight, props }: StageInputProps): void {
  const { camera, invalidate } = useStageRoot()
  const size = useStageSize()
  const hitAt = ([x, y]: readonly [number, number]): StageHit | null => {
    const spot = picker.pick([(x / size.width) * 2 - 1, 1 - (y / size.height) * 2], camera)
    return spot && { ...spot, source: hitTest(props.artworkOf(spot.panel).current(), [spot.x, spot.y]) }
  }
  const scale = useEffectEvent(sight)
  const click = useEffectEvent((at: readonly [number, number]) => props.onPick?.(hitAt(at)))
  const hovered = useRef<StageHit | null>(null)
  const hover = useEffectEvent((at: readonly [number, number] | null) => {
    const hit = at && hitAt(at)
    props.onPoint?.(hit && { panel: hit.panel, x: hit.x, y: hit.y })
    if (isSameThing(hit, hovered.current)) return
    hovered.current = hit
    props.onHover?.(hit)
  })
  const turned = useEffectEvent(() => props.onTurned?.())
  const press = useEffectEvent((pressed: StagePress) => props.onPress?.(hitAt(pressed.at), pressed) ?? null)
  const doubleClick = useEffectEvent((at: readonly [number, number]) => props.onDoubleClick?.(hitAt(at)))

  useEffect(() => {
    if (!stage.current) return
    return steerStage({
      element: stage.current,
      rig,
      invalidate,
      scale: () => scale(),
      onPress: pressed => press(pressed),
      onDoubleClick: at => doubleClick(at),
      onTurned: () => turned(),
      onClick: at => click(at),
      onHover: at => hover(at),
    })
  }, [stage, rig, invalidate])
}

function isSameThing(a: StageHit | null, b: StageHit | null): boolean {
  if (a === null || b === null) return a === b
  return a.panel === b.panel && JSON.stringify(a.source) === JSON.stringify(b.source)
}
