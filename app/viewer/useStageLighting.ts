import { useEffect, useMemo, useRef } from 'react'
import { type Box3, CanvasTexture, Color, Mesh, MeshBasicMaterial, PlaneGeometry } from 'three'
import type { CameraRig } from './cameraRig.ts'
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
  })
}

/** How far below the garment the floor lies, in metres: it hangs in the air. */
const gap = 0.012

/** The soft shadow of a hanging garment on the floor of the stage. */
export function useFloorShadow(bounds: Box3): void {
  const shadow = useMemo(() => floorShadow(bounds), [bounds])
  useOnStage(shadow)
  useEffect(
    () => () => {
      shadow.geometry.dispose()
      shadow.material.alphaMap?.dispose()
      shadow.material.dispose()
    },
    [shadow],
  )
}

function floorShadow({ min, max }: Box3): Mesh<PlaneGeometry, MeshBasicMaterial> {
  const map = new CanvasTexture(softDisc(128))
  const darkness = { color: new Color(0, 0, 0), alphaMap: map, transparent: true, depthWrite: false }
  const shadow = new Mesh(new PlaneGeometry(), new MeshBasicMaterial(darkness))
  shadow.position.set(0, min.y - gap, (max.z + min.z) / 2)
  shadow.rotation.x = -Math.PI / 2
  shadow.scale.set((max.x - min.x) * 0.95, (max.z - min.z) * 1.6, 1)
  shadow.renderOrder = -1
  return shadow
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
