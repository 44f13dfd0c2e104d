import { useEffect, useMemo, useRef } from 'react'
import type { Box3 } from 'three'
import type { CameraRig } from './cameraRig.ts'
import { floorShadow } from './floorShadow.ts'
import type { GarmentModel } from './garment.ts'
import { createStudioLights } from './stageLights.ts'
import { useBeforeImage, useOnStage, useStageRoot } from './useStageRoot.ts'

interface Studio {
  readonly rig: CameraRig
  readonly bounds: Box3
  /** Pixels along a side of the shadow map. */
  readonly shadowSize: number
  /** How often the graphics card has come back: its shadow map is lost each time. */
  readonly age: number
}

/** The studio's lights on the stage. Shadows are drawn anew only when the lights have moved or something else hangs there. */
export function useStageLighting({ rig, bounds, shadowSize, age }: Studio): void {
  const { gl } = useStageRoot()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a card that came back needs new lights.
  const lights = useMemo(() => createStudioLights(bounds, shadowSize), [bounds, shadowSize, age])
  useEffect(() => () => lights.dispose(), [lights])
  useOnStage(lights.group)
  const shadowed = useRef({ azimuth: Number.NaN, lights })
  useEffect(() => {
    gl.shadowMap.autoUpdate = false
  }, [gl])

  useBeforeImage(() => {
    const { azimuth } = rig.orbit()
    const same = shadowed.current.azimuth === azimuth && shadowed.current.lights === lights
    if (!same) gl.shadowMap.needsUpdate = true
    shadowed.current = { azimuth, lights }
    lights.turn(azimuth)
    return true
  })
}

/** The shadow of the garment on the floor of the stage. */
export function useFloorShadow(garment: GarmentModel): void {
  const { retire } = useStageRoot()
  const shadow = useMemo(() => floorShadow(garment), [garment])
  useOnStage(shadow)
  useEffect(
    () => () => {
      shadow.geometry.dispose()
      shadow.material.alphaMap?.dispose()
      retire(shadow.material)
    },
    [shadow, retire],
  )
}
