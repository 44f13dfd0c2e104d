import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useRef } from 'react'
import type { Box3, DirectionalLight } from 'three'
import type { CameraRig } from './cameraRig.ts'

export interface StudioProps {
  readonly rig: CameraRig
  readonly bounds: Box3
  /** Pixels along a side of the shadow map. */
  readonly shadowSize: number
}

/** Brightness of each light. Together they give the middle of a front the colour that was picked. */
const lights = { key: 1.92, rim: 1.5, fill: 0.3, tent: 2.5 }

/** Radians from the camera, growing to the viewer's right. */
const keyAside = -0.61
const rimAside = 2.4
const fillAside = 0.9
const away = 3

/** The lights of a photographer's studio. They go round with the camera, so that every view is lit from its upper left. */
export function Studio({ rig, bounds, shadowSize }: StudioProps) {
  const key = useRef<DirectionalLight>(null)
  const rim = useRef<DirectionalLight>(null)
  const fill = useRef<DirectionalLight>(null)
  const gl = useThree(state => state.gl)

  // Shadows are drawn anew only when the light has moved or something else hangs there.
  const shadowed = useRef({ azimuth: Number.NaN, bounds })
  useEffect(() => {
    gl.shadowMap.autoUpdate = false
  }, [gl])

  const height = (bounds.min.y + bounds.max.y) / 2
  useFrame(() => {
    const { azimuth } = rig.orbit()
    const same = shadowed.current.azimuth === azimuth && shadowed.current.bounds === bounds
    if (!same) gl.shadowMap.needsUpdate = true
    shadowed.current = { azimuth, bounds }
    place(key.current, azimuth + keyAside, height, 2.3)
    place(rim.current, azimuth + rimAside, height, 1.3)
    place(fill.current, azimuth + fillAside, height, 0.1)
  })

  const reach = bounds.min.distanceTo(bounds.max) / 2
  return (
    <>
      <hemisphereLight color="#ffffff" groundColor="#8a8a8a" intensity={lights.tent} />
      <directionalLight
        ref={key}
        color="#fff8ef"
        intensity={lights.key}
        castShadow
        shadow-mapSize={[shadowSize, shadowSize]}
        shadow-camera-left={-reach}
        shadow-camera-right={reach}
        shadow-camera-top={reach}
        shadow-camera-bottom={-reach}
        shadow-camera-near={0.5}
        shadow-camera-far={8}
        shadow-normalBias={0.008}
        shadow-bias={-0.0004}
        shadow-radius={5}
      />
      <directionalLight ref={rim} color="#e8f0ff" intensity={lights.rim} />
      <directionalLight ref={fill} color="#eef3ff" intensity={lights.fill} />
    </>
  )
}

function place(light: DirectionalLight | null, azimuth: number, height: number, above: number): void {
  if (!light) return
  light.position.set(Math.sin(azimuth) * away, height + above, Math.cos(azimuth) * away)
  light.target.position.set(0, height, 0)
  light.target.updateMatrixWorld()
}
