import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { type ClipPlayer, clips } from '../../../engine/avatar/index.ts'
import { type CameraRig, createCameraRig } from '../cameraRig.ts'
import { imageOfStage } from '../GarmentStage.tsx'
import { useGarmentModel } from '../garment.ts'
import { orbitOf, type StageView } from '../orbit.ts'
import { isSeen, type StageRoot } from '../stageRoot.ts'
import { StageRootContext, useNewStageRoot, useStageSize } from '../useStageRoot.ts'
import { AvatarScene, type PaintedWearer } from './AvatarScene.tsx'
import type { AvatarHandle, AvatarStageProps } from './avatarProps.ts'
import { type DressedWearer, dressWearer } from './dressWearer.ts'
import { wearerRoom } from './floor.ts'

const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Somebody in a kit on their stage: turned by hand, dancing. Fills its parent; the background is the parent's. */
export function AvatarStage(props: AvatarStageProps) {
  const { models, wearer, view, label } = props
  const fail = useEffectEvent((reason: Error) => props.onFailed(reason))
  const garment = useGarmentModel(models, fail)
  const dressed = useDressed(garment, props, fail)
  const stage = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLDivElement>(null)
  const player = useRef<ClipPlayer>(null)
  const painted = useRef<PaintedWearer>(null)
  const root = useNewStageRoot(canvas, fail)
  const [rig] = useState(() => createCameraRig({ view: view === 'free' ? 'front' : view, reducedMotion }))
  useView(rig, root, view)
  const latest = useRef({ props, dressed })
  useLayoutEffect(() => {
    latest.current = { props, dressed }
  })
  const [isSettled] = useState(() => (subject: object) => {
    const now = latest.current
    const isShown = painted.current?.subject === subject && painted.current.dressed === now.dressed
    if (now.dressed && !now.dressed.swaying.isReady()) return false
    return isShown && now.props.subject === subject && now.dressed?.wanted === wantedOf(now.props) && !rig.moving()
  })
  useImperativeHandle(props.ref, () => ({ ...handleOf(root, player, clips[wearer.animation].seconds), isSettled }), [
    root,
    wearer.animation,
    isSettled,
  ])

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys turn the figure.
    <div ref={stage} role="img" aria-label={label} tabIndex={0} style={stageStyle}>
      <div ref={canvas} style={canvasStyle} />
      {root && dressed && (
        <StageRootContext value={root}>
          <Sized>
            <AvatarScene {...{ dressed, rig, reducedMotion, room: wearerRoom, stage, player, painted, props }} />
          </Sized>
        </StageRootContext>
      )}
    </div>
  )
}

function Sized({ children }: { readonly children: ReactNode }) {
  return isSeen(useStageSize()) && children
}

function useView(rig: CameraRig, root: StageRoot | null, view: StageView | 'free'): void {
  useEffect(() => rig.follow(() => root?.invalidate()), [rig, root])
  useEffect(() => {
    if (view !== 'free') rig.goTo(orbitOf(view), performance.now())
    root?.invalidate()
  }, [view, rig, root])
}

/** What a stage is asked for, as one text: the kit's files and sizes, and who wears it in which colours. */
function wantedOf({ models, wearer, kit }: Pick<AvatarStageProps, 'models' | 'wearer' | 'kit'>): string {
  const { avatar, boots, hair, skin, build } = wearer
  return [...models, avatar, boots, hair, skin, build, kit.main, kit.second].join(' ')
}

interface WantedWearer extends DressedWearer {
  readonly wanted: string
}

/** The wearer in the kit; the last one stays until the next has come. */
function useDressed(
  garment: ReturnType<typeof useGarmentModel>,
  props: AvatarStageProps,
  fail: (reason: Error) => void,
): WantedWearer | null {
  const [dressed, setDressed] = useState<WantedWearer | null>(null)
  const failed = useEffectEvent(fail)
  const { wearer, kit } = props
  const wanted = wantedOf(props)
  // The garment that is there may still be the one in the size of who came before.
  const isRightSize = garment?.addresses.join() === props.models.join()

  // biome-ignore lint/correctness/useExhaustiveDependencies: another clip needs no other figure.
  useEffect(() => {
    if (!garment || !isRightSize) return undefined
    let isWanted = true
    let made: DressedWearer | null = null
    dressWearer(garment, wearer, kit).then(
      next => {
        if (!isWanted) return next.dispose()
        made = next
        setDressed({ ...next, wanted })
      },
      reason => {
        if (isWanted) failed(reason instanceof Error ? reason : new Error(String(reason)))
      },
    )
    return () => {
      isWanted = false
      made?.dispose()
    }
  }, [garment, isRightSize, wanted])
  return dressed
}

function handleOf(
  root: StageRoot | null,
  player: RefObject<ClipPlayer | null>,
  seconds: number,
): Omit<AvatarHandle, 'isSettled'> {
  return {
    image: () => imageOfStage(root),
    draw() {
      root?.draw()
      return root?.gl.domElement ?? null
    },
    seek(share) {
      player.current?.seek(share * seconds)
      root?.invalidate()
    },
  }
}

const stageStyle = { position: 'absolute', inset: 0, touchAction: 'none', userSelect: 'none' } as const
const canvasStyle = { position: 'relative', width: '100%', height: '100%', overflow: 'hidden' } as const
