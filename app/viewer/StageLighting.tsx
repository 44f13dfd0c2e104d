import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useMemo, useRef } from 'react'
import { type Box3, CanvasTexture, Color, MeshBasicMaterial } from 'three'
import type { CameraRig } from './cameraRig.ts'
import { createStudioLights } from './stageLights.ts'

interface StudioProps {
  readonly rig: CameraRig
  readonly bounds: Box3
  /** Pixels along a side of the shadow map. */
  readonly shadowSize: number
}

/** The studio's lights on the stage. Shadows are drawn anew only when the lights have moved or something else hangs there. */
export function StageLighting({ rig, bounds, shadowSize }: StudioProps) {
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

/** How far below the garment the floor lies, in metres: it hangs in the air. */
const gap = 0.012

/** The soft shadow of a hanging garment on the floor of the stage. */
export function FloorShadow({ bounds }: { readonly bounds: Box3 }) {
  const material = useMemo(() => {
    const map = new CanvasTexture(softDisc(128))
    return new MeshBasicMaterial({ color: new Color(0, 0, 0), alphaMap: map, transparent: true, depthWrite: false })
  }, [])
  useEffect(
    () => () => {
      material.alphaMap?.dispose()
      material.dispose()
    },
    [material],
  )
  const width = (bounds.max.x - bounds.min.x) * 0.95
  const depth = (bounds.max.z - bounds.min.z) * 1.6
  const middle = (bounds.max.z + bounds.min.z) / 2
  return (
    <mesh
      position={[0, bounds.min.y - gap, middle]}
      rotation-x={-Math.PI / 2}
      scale={[width, depth, 1]}
      material={material}
      renderOrder={-1}
    >
      <planeGeometry />
    </mesh>
  )
}

/** Darkness as the green of grey pixels: deep in the middle, nothing at the rim. */
function softDisc(size: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = size
  canvas.height = size
  const pen = canvas.getContext('2d')
  if (!pen) return canvas
  const disc = pen.createRadialGradient(size / 2, size / 2, 0, size / 2, size / 2, size / 2)
  disc.addColorStop(0, 'rgb(84 84 84)')
  disc.addColorStop(0.45, 'rgb(38 38 38)')
  disc.addColorStop(0.8, 'rgb(7 7 7)')
  disc.addColorStop(1, 'rgb(0 0 0)')
  pen.fillStyle = disc
  pen.fillRect(0, 0, size, size)
  return canvas
}
