import { createContext, type RefObject, useContext, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import type { Object3D } from 'three'
import { hasWebGl } from '../device/graphics.ts'
import { useStream } from '../device/useStream.ts'
import type { StageSize } from './stageCamera.ts'
import { createStageRoot, type PrepareImage, type StageRoot } from './stageRoot.ts'

/** The stage that a component is part of. */
export const StageRootContext = createContext<StageRoot | null>(null)

/** Makes the stage that fills an element, for as long as the component is there; `null` until then, and where none can be made. */
export function useNewStageRoot(
  parent: RefObject<HTMLElement | null>,
  onFailed: (reason: Error) => void,
): StageRoot | null {
  const [root, setRoot] = useState<StageRoot | null>(null)
  const fail = useEffectEvent(onFailed)
  useLayoutEffect(() => {
    if (!parent.current) return undefined
    if (!hasWebGl()) return void fail(new Error('This browser gives no context to draw a garment with.'))
    const made = createStageRoot(parent.current)
    setRoot(made)
    return () => {
      setRoot(null)
      made.dispose()
    }
  }, [parent])
  return root
}

/** The stage of this component. */
export function useStageRoot(): StageRoot {
  const root = useContext(StageRootContext)
  if (!root) throw new Error('There is no stage round this component. Put it into a <GarmentStage>.')
  return root
}

/** Of the stage of this component, in pixels of the page. */
export const useStageSize = (): StageSize => useStream(useStageRoot().size)

/** Does something before each image; what a component asks for first is done first. */
export function useBeforeImage(prepare: PrepareImage): void {
  const root = useStageRoot()
  const latest = useEffectEvent(prepare)
  useEffect(() => root.beforeImage(isKept => latest(isKept)), [root])
}

/** Puts something on the stage while the component is there. */
export function useOnStage(object: Object3D): void {
  const root = useStageRoot()
  useEffect(() => root.add(object), [root, object])
}
