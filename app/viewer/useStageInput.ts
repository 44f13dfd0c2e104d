import { useThree } from '@react-three/fiber'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { hitTest } from '../../engine/index.ts'
import type { CameraRig } from './cameraRig.ts'
import type { ClothPicker } from './clothPicker.ts'
import type { Sight } from './stageCamera.ts'
import { steerStage } from './stageInput.ts'
import type { GarmentStageProps, StageHit } from './stageProps.ts'

export interface StageInputProps {
  readonly stage: RefObject<HTMLDivElement | null>
  readonly rig: CameraRig
  readonly picker: ClothPicker
  readonly sight: () => Sight
  readonly props: GarmentStageProps
}

/** Lets people turn the garment and point at things on it. */
export function useStageInput({ stage, rig, picker, sight, props }: StageInputProps): void {
  const { invalidate, camera, size } = useThree()
  const hitAt = ([x, y]: readonly [number, number]): StageHit | null => {
    const spot = picker.pick([(x / size.width) * 2 - 1, 1 - (y / size.height) * 2], camera)
    return spot && { ...spot, source: hitTest(props.artworkOf(spot.panel).current(), [spot.x, spot.y]) }
  }
  const scale = useEffectEvent(sight)
  const click = useEffectEvent((at: readonly [number, number]) => props.onPick?.(hitAt(at)))
  const hover = useEffectEvent((at: readonly [number, number] | null) => props.onHover?.(at && hitAt(at)))
  const turned = useEffectEvent(() => props.onTurned?.())
  const home = useEffectEvent(() => (props.view === 'free' ? 'front' : props.view))

  useEffect(() => {
    if (!stage.current) return
    return steerStage({
      element: stage.current,
      rig,
      invalidate: () => invalidate(),
      scale: () => scale(),
      home: () => home(),
      onTurned: () => turned(),
      onClick: at => click(at),
      onHover: at => hover(at),
    })
  }, [stage, rig, invalidate])
}
