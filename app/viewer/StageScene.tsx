import { useFrame, useThree } from '@react-three/fiber'
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { PerspectiveCamera } from 'three'
import type { CameraRig } from './cameraRig.ts'
import { type ClothPicker, createClothPicker } from './clothPicker.ts'
import type { Garment } from './garment.ts'
import { graphics } from './graphics.ts'
import type { PanelPictures } from './panelPictures.ts'
import { FloorShadow, Studio } from './StudioSet.tsx'
import { type Covered, knitRelief, placeCamera, type Sight, sightOf, textureSideFor } from './stageCamera.ts'
import type { GarmentStageProps } from './stageProps.ts'
import { createMarkLayer, createStageSurface, type MarkLayer, type StageSurface } from './stageSurface.ts'
import { useDrawnMarks } from './useDrawnMarks.ts'
import { usePanelPictures } from './usePanelPictures.ts'
import { useStageInput } from './useStageInput.ts'

interface StageSceneProps {
  readonly garment: Garment
  readonly rig: CameraRig
  readonly covered: Covered
  readonly stage: RefObject<HTMLDivElement | null>
  readonly svg: RefObject<SVGSVGElement | null>
  readonly surface: RefObject<StageSurface | null>
  readonly props: GarmentStageProps
}

/** Everything inside the canvas. */
export function StageScene({ garment, rig, covered, stage, svg, surface, props }: StageSceneProps) {
  const size = useThree(state => state.size)
  const invalidate = useThree(state => state.invalidate)
  const picker = useMemo(() => createClothPicker(garment.pieces), [garment])
  const markLayer = useMemo(() => createMarkLayer(garment.pieces, picker), [garment, picker])
  const pictures = usePanelPictures(garment, props)
  const age = useContextLoss(props.onLost)
  const sight = () => sightOf(size, garment.bounds, covered, rig.orbit().zoom)

  useEffect(() => {
    const reach = garment.bounds.max.clone().sub(garment.bounds.min).multiplyScalar(0.5)
    rig.setReach([reach.x, reach.y])
  }, [garment, rig])
  useStageInput({ stage, rig, picker, sight, props })
  useSurface(surface, { picker, markLayer, sight })

  // What is drawn over the cloth may change without the cloth.
  const { selected, hovered, marks } = props
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them changes the picture.
  useEffect(() => invalidate(), [selected, hovered, marks, covered, garment, pictures, age, invalidate])
  const drawMarks = useDrawnMarks(svg, markLayer, props)
  useDrawing({ garment, rig, pictures, age, sight, drawMarks, props })

  return (
    <>
      <Studio key={age} rig={rig} bounds={garment.bounds} shadowSize={graphics() === 'software' ? 1024 : 2048} />
      <FloorShadow bounds={garment.bounds} />
      <primitive object={garment.group} />
    </>
  )
}

interface Drawing {
  readonly garment: Garment
  readonly rig: CameraRig
  readonly pictures: PanelPictures | null
  readonly age: number
  readonly sight: () => Sight
  readonly drawMarks: (camera: PerspectiveCamera) => void
  readonly props: GarmentStageProps
}

/** How much smaller the picture is drawn while something moves and no graphics card helps. */
const movingShare = 0.6

/** What is done before each picture: the camera moved, the cloth painted, the marks drawn. */
function useDrawing({ garment, rig, pictures, age, sight, drawMarks, props }: Drawing): void {
  const gl = useThree(state => state.gl)
  const size = useThree(state => state.size)
  const invalidate = useThree(state => state.invalidate)
  const setDpr = useThree(state => state.setDpr)
  const initialDpr = useThree(state => state.viewport.initialDpr)
  const readyFor = useRef('')

  useFrame(({ camera }) => {
    if (!(camera instanceof PerspectiveCamera)) return
    const moving = rig.step(performance.now())
    const density = initialDpr * (moving && graphics() === 'software' ? movingShare : 1)
    if (density !== gl.getPixelRatio()) setDpr(density)
    const seen = sight()
    placeCamera(camera, rig.orbit(), { stage: size, bounds: garment.bounds, sight: seen })
    const metresPerPixel = seen.metresPerPixel / gl.getPixelRatio()
    if (!moving) pictures?.setSide(textureSideFor(metresPerPixel))
    pictures?.setRelief(knitRelief(metresPerPixel))
    garment.group.visible = pictures?.paint() ?? false
    drawMarks(camera)
    props.onSeen?.()
    if (moving) invalidate()
    const painted = `${garment.group.uuid} ${age}`
    if (!garment.group.visible || readyFor.current === painted) return
    readyFor.current = painted
    // The picture is drawn at the end of this task.
    queueMicrotask(() => props.onReady?.())
  }, -1)
}

interface SurfaceParts {
  readonly picker: ClothPicker
  readonly markLayer: MarkLayer
  readonly sight: () => Sight
}

/** Gives the cloth as it is seen to whoever points at it, as long as it hangs there. */
function useSurface(surface: RefObject<StageSurface | null>, { picker, markLayer, sight }: SurfaceParts): void {
  const camera = useThree(state => state.camera)
  const size = useThree(state => state.size)
  const seeSize = useEffectEvent(() => size)
  const seeSight = useEffectEvent(sight)
  useEffect(() => {
    if (!(camera instanceof PerspectiveCamera)) return undefined
    const shown = { picker, markLayer, camera, size: () => seeSize(), sight: () => seeSight() }
    surface.current = createStageSurface(shown)
    return () => {
      surface.current = null
    }
  }, [picker, markLayer, camera, surface])
}

/** Counts how often the graphics card has come back: what lived only in its memory has to be made anew. */
function useContextLoss(onLost: (() => void) | undefined): number {
  const gl = useThree(state => state.gl)
  const invalidate = useThree(state => state.invalidate)
  const [age, setAge] = useState(0)
  const lose = useEffectEvent(() => onLost?.())
  useEffect(() => {
    const canvas = gl.domElement
    const leaving = new AbortController()
    const { signal } = leaving
    canvas.addEventListener('webglcontextlost', () => lose(), { signal })
    canvas.addEventListener(
      'webglcontextrestored',
      () => {
        setAge(count => count + 1)
        invalidate()
      },
      { signal },
    )
    return () => leaving.abort()
  }, [gl, invalidate])
  return age
}
