import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { Box3, Mesh } from 'three'
import { type ClipPlayer, clips, createClipPlayer, expressionOf } from '../../../engine/avatar/index.ts'
import { graphics } from '../../device/graphics.ts'
import type { CameraRig } from '../cameraRig.ts'
import { fabricRelief, placeCamera, sightOf, textureDensityFor } from '../stageCamera.ts'
import { steerStage } from '../stageInput.ts'
import { useContextLoss } from '../useContextLoss.ts'
import { usePanelImages } from '../usePanelImages.ts'
import { useStageLighting } from '../useStageLighting.ts'
import { useBeforeImage, useOnStage, useStageRoot, useStageSize } from '../useStageRoot.ts'
import type { AvatarStageProps } from './avatarProps.ts'
import { lidsShut } from './blinking.ts'
import { orbitOnPath } from './cameraPaths.ts'
import type { DressedWearer } from './dressWearer.ts'
import { createFloor } from './floor.ts'
import { useBall } from './useBall.ts'
import { useClipRoom } from './useClipRoom.ts'

interface AvatarSceneProps {
  readonly dressed: DressedWearer
  readonly rig: CameraRig
  readonly reducedMotion: () => boolean
  /** Where the figure can be, which is lit. */
  readonly room: Box3
  readonly stage: RefObject<HTMLDivElement | null>
  readonly player: RefObject<ClipPlayer | null>
  /** What the last image showed. */
  readonly painted: RefObject<PaintedWearer | null>
  readonly props: AvatarStageProps
}

/** Somebody as they were painted. */
export interface PaintedWearer {
  readonly dressed: DressedWearer
  readonly subject: object
}

/** After a long frame the dance goes on from where it was, in s. */
const longestStep = 0.1
/** Over so many seconds cloth comes to sway along another clip. */
const settling = 0.35

/** Everything that stands on the canvas. It has no element of its own. */
export function AvatarScene({ dressed, rig, reducedMotion, room, stage, player, painted, props }: AvatarSceneProps) {
  const { gl, camera, invalidate } = useStageRoot()
  const size = useStageSize()
  const { garment, wearer } = dressed
  const images = usePanelImages(garment, props)
  // Followed by the images from the same moment on, for effects run in their order.
  const followed = useRef(props.subject)
  useEffect(() => {
    followed.current = props.subject
  }, [props.subject])
  const age = useContextLoss(props.onLost)
  const moveBall = useBall(props.kit, props.hasBall ?? false)
  const step = useMotion(dressed, player, { ...props, moveBall, rig, reducedMotion })
  const readyFor = useRef('')
  const roomFrom = useClipRoom({ skeleton: wearer.skeleton, wearer: props.wearer, isPlaying: props.isPlaying })
  const sight = (framed = roomFrom(rig.orbit().azimuth)) => sightOf(size, framed, props.covered, rig.orbit().zoom)
  useSteering(stage, rig, { scale: () => sight(), onTurned: props.onTurned })

  useBeforeImage(() => {
    const isDancing = step()
    const isMoving = rig.step(performance.now())
    const framed = roomFrom(rig.orbit().azimuth)
    const seen = sight(framed)
    placeCamera(camera, rig.orbit(), { stage: size, bounds: framed, sight: seen })
    const metresPerPixel = seen.metresPerPixel / gl.getPixelRatio()
    images?.setDensity(textureDensityFor(metresPerPixel))
    images?.setRelief(fabricRelief(metresPerPixel))
    const isPainted = images?.paint() ?? false
    garment.group.visible = isPainted
    wearer.group.visible = isPainted
    gl.shadowMap.needsUpdate = true
    if (isMoving || isDancing) invalidate()
    painted.current = isPainted ? { dressed, subject: followed.current } : null
    const image = `${wearer.group.uuid} ${age}`
    if (!isPainted || readyFor.current === image) return isPainted
    readyFor.current = image
    queueMicrotask(props.onReady)
    return true
  })
  useStageLighting({ rig, bounds: room, shadowSize: graphics() === 'software' ? 1024 : 2048, age })
  useOnStage(garment.group)
  useOnStage(wearer.group)
  useOnStage(useFloor(props.hasShadow ?? true))
  return null
}

/** What goes with somebody who moves. */
interface MovedAlong {
  readonly moveBall: ReturnType<typeof useBall>
  readonly rig: CameraRig
  readonly reducedMotion: () => boolean
}

/** Takes the next pose; says whether there is more to come. Nobody dances on a page that nobody sees. */
function useMotion(
  { wearer, swaying }: DressedWearer,
  player: RefObject<ClipPlayer | null>,
  props: AvatarStageProps & MovedAlong,
): () => boolean {
  const { invalidate } = useStageRoot()
  const { animation } = props.wearer
  const clip = clips[animation]
  // biome-ignore lint/correctness/useExhaustiveDependencies: another clip is played, not begun by another player.
  const own = useMemo(() => createClipPlayer(wearer.skeleton, clip), [wearer])
  const last = useRef(0)
  const total = useRef(1)
  const travelled = useRef(0)
  const { path = 'still' } = props
  // biome-ignore lint/correctness/useExhaustiveDependencies: each path sets out from its beginning.
  useEffect(() => {
    travelled.current = 0
  }, [path])
  useEffect(() => {
    player.current = own
    invalidate()
  }, [own, player, invalidate])
  // biome-ignore lint/correctness/useExhaustiveDependencies: who stands still changes at once, who dances blends over.
  useEffect(() => {
    own.play(clip)
    if (!props.isPlaying) own.seek(0)
    invalidate()
  }, [own, clip, invalidate])
  // Since the clip began, or since it is known how the kit sways along it, in s.
  const swayed = useRef(0)
  useEffect(() => {
    wearer.feel(expressionOf(animation))
    swaying.follow(animation, () => {
      swayed.current = 0
      invalidate()
    })
  }, [wearer, swaying, animation, invalidate])
  const { isPlaying, speed } = props
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has passed before belongs to the old speed.
  useEffect(() => {
    last.current = performance.now()
    invalidate()
  }, [isPlaying, speed, invalidate])
  useEffect(() => {
    const seen = () => {
      last.current = performance.now()
      if (document.visibilityState === 'visible') invalidate()
    }
    document.addEventListener('visibilitychange', seen)
    return () => document.removeEventListener('visibilitychange', seen)
  }, [invalidate])

  return () => {
    const now = performance.now()
    const passed = Math.min((now - last.current) / 1000, longestStep)
    last.current = now
    if (props.isPlaying) {
      own.step(passed * props.speed)
      total.current += passed
      travelled.current += passed * props.speed
      const orbit = props.reducedMotion() ? null : orbitOnPath(path, travelled.current)
      if (orbit) props.rig.jumpTo(orbit)
    }
    swayed.current += passed
    swaying.show(own.time() / clip.seconds, props.isPlaying ? Math.min(1, swayed.current / settling) : 1)
    wearer.show(own.pose(), props.isPlaying ? lidsShut(total.current) : 0)
    const share = own.time() / clip.seconds
    wearer.hold(animation, share)
    props.moveBall(animation, share)
    props.onTime?.(share)
    return props.isPlaying && document.visibilityState === 'visible'
  }
}

function useFloor(isShown: boolean): Mesh {
  const floor = useMemo(createFloor, [])
  floor.visible = isShown
  useEffect(
    () => () => {
      floor.geometry.dispose()
      floor.material.dispose()
    },
    [floor],
  )
  return floor
}

function useSteering(
  stage: RefObject<HTMLDivElement | null>,
  rig: CameraRig,
  { scale, onTurned }: { readonly scale: () => ReturnType<typeof sightOf>; readonly onTurned: () => void },
): void {
  const { invalidate } = useStageRoot()
  const latest = useRef({ scale, onTurned })
  latest.current = { scale, onTurned }
  const [nothing] = useState(() => () => {})
  useEffect(() => {
    if (!stage.current) return undefined
    return steerStage({
      element: stage.current,
      rig,
      invalidate,
      scale: () => latest.current.scale(),
      onPress: () => null,
      onDoubleClick: nothing,
      onTurned: () => latest.current.onTurned(),
      onClick: nothing,
      onHover: nothing,
    })
  }, [stage, rig, invalidate, nothing])
}
