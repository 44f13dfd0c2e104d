import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useMemo, useRef } from 'react'
import type { Box3 } from 'three'
import type { CameraRig } from './cameraRig.ts'
import { createStudioLights } from './studioLights.ts'

export interface StudioProps {
  readonly rig: CameraRig
  readonly bounds: Box3
  /** Pixels along a side of the shadow map. */
  readonly shadowSize: number
}

/** The studio's lights on the stage. Shadows are drawn anew only when the lights have moved or something else hangs there. */
export function Studio({ rig, bounds, shadowSize }: StudioProps) {
  const gl = useThree(state => state.gl)
  const lights = useMemo(() => createStudioLights(bounds, shadowSize), [bounds, shadowSize])
  useEffect(() => () => lights.dispose(), [lights])
  const shadowed = useRef({ azimuth: Number.NaN, lights })
  useEffect(() => {
    gl.shadowMap.autoUpdate = false
  }, [gl])

  useFrame(() => {
    const { azimuth } = rig.orbit()
    const same = shadowed.current.azimuth === azimuth && shadowed.current.lights === lights
    if (!same) gl.shadowMap.needsUpdate = true
    shadowed.current = { azimuth, lights }
    lights.turn(azimuth)
  })
  return <primitive object={lights.group} />
}
