import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { PerspectiveCamera } from 'three'
import { graphics } from '../device/graphics.ts'
import type { CameraRig } from './cameraRig.ts'
import { type ClothPicker, createClothPicker } from './clothPicker.ts'
import { useCoarseCloth } from './coarseCloth.ts'
import type { GarmentModel } from './garment.ts'
import type { PanelImages } from './panelImages.ts'
import { type Sharpening, useSharpening } from './sharpening.ts'
import { type Covered, fabricRelief, placeCamera, type Sight, sightOf, textureDensityFor } from './stageCamera.ts'
import type { GarmentStageProps } from './stageProps.ts'
import { createMarkLayer, createStageSurface, type MarkLayer, type StageSurface } from './stageSurface.ts'
import { useContextLoss } from './useContextLoss.ts'
import { useDrawnMarks } from './useDrawnMarks.ts'
import { usePanelImages } from './usePanelImages.ts'
import { useStageInput } from './useStageInput.ts'
import { useFloorShadow, useStageLighting } from './useStageLighting.ts'
import { useBeforeImage, useOnStage, useStageRoot, useStageSize } from './useStageRoot.ts'

export interface StageSceneProps {
  readonly garment: GarmentModel
  readonly rig: CameraRig
  readonly covered: Covered
  readonly stage: RefObject<HTMLDivElement | null>
  readonly svg: RefObject<SVGSVGElement | null>
  readonly surface: RefObject<StageSurface | null>
  readonly props: GarmentStageProps
}

/** Everything that stands on the canvas. It has no element of its own. */
export function StageScene({ garment, rig, covered, stage, svg, surface, props }: StageSceneProps) {
  const { invalidate } = useStageRoot()
  const size = useStageSize()
  const picker = useMemo(() => createClothPicker(garment.pieces), [garment])
  const markLayer = useMemo(() => createMarkLayer(garment.pieces, picker), [garment, picker])
  const sharpening = useSharpening(props.isSought)
  const images = usePanelImages(garment, props, sharpening)
  const age = useContextLoss(props.onLost)
  const sight = () => sightOf(size, garment.bounds, covered, rig.orbit().zoom)

  useEffect(() => {
    const reach = garment.bounds.max.clone().sub(garment.bounds.min).multiplyScalar(0.5)
    rig.setReach([reach.x, reach.y])
  }, [garment, rig])
  useStageInput({ stage, rig, picker, sight, props })
  useSurface(surface, { picker, markLayer, sight })

  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them changes the image.
  useEffect(() => invalidate(), [covered, garment, images, age, invalidate])
  const drawMarks = useDrawnMarks(svg, markLayer, props)
  useDrawing({ garment, rig, images, sharpening, age, sight, drawMarks, props })
  useStageLighting({ rig, bounds: garment.bounds, shadowSize: graphics() === 'software' ? 1024 : 2048, age })
  useFloorShadow(garment)
  useOnStage(garment.group)
  return null
}

interface Drawing {
  readonly garment: GarmentModel
  readonly rig: CameraRig
  readonly images: PanelImages | null
  readonly sharpening: Sharpening
  readonly age: number
  readonly sight: () => Sight
  readonly drawMarks: (camera: PerspectiveCamera) => void
  readonly props: GarmentStageProps
}

/** What is done before each image: the camera moved, the cloth painted, the marks drawn. */
function useDrawing({ garment, rig, images, sharpening, age, sight, drawMarks, props }: Drawing): void {
  const root = useStageRoot()
  const { gl, camera, invalidate } = root
  const size = useStageSize()
  const readyFor = useRef('')
  const [shown, setShown] = useState<GarmentModel | null>(null)
  const isShown = shown === garment
  const coarse = useCoarseCloth(garment)

  useBeforeImage(isKept => {
    const moving = rig.step(performance.now())
    const { density, isPassing } = isKept ? { density: root.density, isPassing: false } : sharpening.next(moving)
    if (density !== gl.getPixelRatio()) gl.setPixelRatio(density)
    coarse?.show(isPassing)
    const seen = sight()
    placeCamera(camera, rig.orbit(), { stage: size, bounds: garment.bounds, sight: seen })
    const metresPerPixel = seen.metresPerPixel / gl.getPixelRatio()
    // A passing image has fewer pixels: by it and the fine one in turn the textures would change for ever.
    if (!moving && !isPassing) images?.setDensity(textureDensityFor(metresPerPixel))
    images?.setRelief(fabricRelief(metresPerPixel))
    const isPainted = images?.paint() ?? false
    garment.group.visible = isPainted
    drawMarks(camera)
    props.onSeen?.()
    if (moving) invalidate()
    const painted = `${garment.group.uuid} ${age}`
    if (!isPainted || readyFor.current === painted) return isPainted
    readyFor.current = painted
    // The image is drawn at the end of this task.
    queueMicrotask(() => {
      setShown(garment)
      props.onReady?.()
    })
    return true
  })
  // What lies over the cloth changes without the cloth, whose image may have taken long.
  const { selected, hovered, marks } = props
  const drawMarksAgain = useEffectEvent(() => drawMarks(camera))
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them changes the marks.
  useEffect(() => {
    if (isShown) drawMarksAgain()
  }, [selected, hovered, marks, isShown])
}

interface SurfaceParts {
  readonly picker: ClothPicker
  readonly markLayer: MarkLayer
  readonly sight: () => Sight
}

/** Hands the visible cloth to the stage's input while it is mounted. */
function useSurface(surface: RefObject<StageSurface | null>, { picker, markLayer, sight }: SurfaceParts): void {
  const { camera, size } = useStageRoot()
  const seeSight = useEffectEvent(sight)
  useEffect(() => {
    const shown = { picker, markLayer, camera, size: size.current, sight: () => seeSight() }
    surface.current = createStageSurface(shown)
    return () => {
      surface.current = null
    }
  }, [picker, markLayer, camera, size, surface])
}
