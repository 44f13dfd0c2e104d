import { useFrame, useThree } from '@react-three/fiber'
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { PerspectiveCamera } from 'three'
import type { CameraRig } from './cameraRig.ts'
import { createClothPicker } from './clothPicker.ts'
import { knitRelief, textureSideFor } from './detail.ts'
import { drawMarks } from './drawMarks.ts'
import { FloorShadow } from './FloorShadow.tsx'
import type { Covered } from './framing.ts'
import type { Garment } from './garment.ts'
import { graphics } from './graphics.ts'
import { createMarkLayer } from './markLayer.ts'
import { rememberMarks } from './rememberMarks.ts'
import { Studio } from './Studio.tsx'
import { placeCamera, sightOf } from './stageCamera.ts'
import type { GarmentStageProps } from './stageProps.ts'
import { createStageSurface, type StageSurface } from './stageSurface.ts'
import { useContextLoss } from './useContextLoss.ts'
import { usePanelPictures } from './usePanelPictures.ts'
import { useStageInput } from './useStageInput.ts'

export interface StageSceneProps {
  readonly garment: Garment
  readonly rig: CameraRig
  readonly covered: Covered
  readonly stage: RefObject<HTMLDivElement | null>
  readonly svg: RefObject<SVGSVGElement | null>
  readonly surface: RefObject<StageSurface | null>
  readonly props: GarmentStageProps
}

/** How much smaller the picture is drawn while something moves and no graphics card helps. */
const movingShare = 0.6

/** Everything inside the canvas. */
export function StageScene({ garment, rig, covered, stage, svg, surface, props }: StageSceneProps) {
  const gl = useThree(state => state.gl)
  const size = useThree(state => state.size)
  const invalidate = useThree(state => state.invalidate)
  const setDpr = useThree(state => state.setDpr)
  const initialDpr = useThree(state => state.viewport.initialDpr)
  const picker = useMemo(() => createClothPicker(garment.pieces), [garment])
  const markLayer = useMemo(() => createMarkLayer(garment.pieces, picker), [garment, picker])
  const pictures = usePanelPictures(garment, props)
  const age = useContextLoss(props.onLost)
  const readyFor = useRef('')
  const marked = useRef(false)
  const rememberedMarks = useRef(rememberMarks())

  useEffect(() => {
    const reach = garment.bounds.max.clone().sub(garment.bounds.min).multiplyScalar(0.5)
    rig.setReach([reach.x, reach.y])
  }, [garment, rig])

  const sight = () => sightOf(size, garment.bounds, covered, rig.orbit().zoom)
  useStageInput({ stage, rig, picker, sight, props })

  const camera = useThree(state => state.camera)
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

  // What is drawn over the cloth may change without the cloth.
  const { selected, hovered, marks } = props
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them changes the picture.
  useEffect(() => invalidate(), [selected, hovered, marks, covered, garment, pictures, age, invalidate])

  const showMarks = useEffectEvent((camera: PerspectiveCamera) => {
    const marks = rememberedMarks.current(props)
    if (!svg.current || (marks.length === 0 && !marked.current)) return
    marked.current = marks.length > 0
    const seen = markLayer.see(marks, camera, size)
    drawMarks(svg.current, seen)
    props.onSelectedSeen?.(seen.find(({ mark }) => mark.tone === 'selected')?.rect ?? null)
  })

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
    showMarks(camera)
    props.onSeen?.()
    if (moving) invalidate()
    const painted = `${garment.group.uuid} ${age}`
    if (!garment.group.visible || readyFor.current === painted) return
    readyFor.current = painted
    // The picture is drawn at the end of this task.
    queueMicrotask(() => props.onReady?.())
  }, -1)

  return (
    <>
      <Studio key={age} rig={rig} bounds={garment.bounds} shadowSize={graphics() === 'software' ? 1024 : 2048} />
      <FloorShadow bounds={garment.bounds} />
      <primitive object={garment.group} />
    </>
  )
}
