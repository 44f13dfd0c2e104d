import { Maximize, Minus, Plus, TriangleAlert } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNarrow } from '../../device/display.ts'
import { fetchedComponent } from '../../device/fetchedComponent.tsx'
import { GarmentBoundary } from '../../viewer/GarmentBoundary.tsx'
import type { StageHandle } from '../../viewer/stageProps.ts'
import { useEditorControls } from '../controls/EditorControlsContext.ts'
import { Dock, PhoneDock } from './Dock.tsx'
import { FirstImage } from './FirstImage.tsx'
import type { GarmentViewProps } from './GarmentView.tsx'
import { useStageClipboard } from './gesture/useStageClipboard.ts'
import { useStageGestures } from './gesture/useStageGestures.ts'
import { useStageKeys } from './gesture/useStageKeys.ts'
import { StageFindings } from './overlay/StageFindings.tsx'
import { useFollowPlayer } from './PlayerPicker.tsx'
import styles from './stage.module.css'
import { type StageError, useSolidStage } from './useSolidStage.ts'
import { VisionPicker } from './VisionPicker.tsx'
import { filterOf, type Vision } from './vision.ts'

const GarmentView = fetchedComponent(async () => (await import('./GarmentView.tsx')).GarmentView)

const FlatView = fetchedComponent(async () => (await import('./flat/FlatView.tsx')).FlatView)

const WornView = fetchedComponent(async () => (await import('./WornView.tsx')).WornView)

const VisionFilters = fetchedComponent(async () => (await import('./VisionFilters.tsx')).VisionFilters)

interface StageProps {
  readonly className: string | undefined
  readonly hasControls: boolean
  /** Called when the garment is drawn or cannot be. */
  readonly onSettled: () => void
}

/** The garment and its view controls. Where 3D does not work, it shows the flat pattern instead. */
export function Stage({ className, hasControls, onSettled }: StageProps) {
  const { t } = useTranslation()
  const camera = useRef<StageHandle>(null)
  const [wantsFlat, setWantsFlat] = useState(false)
  const [isWorn, setWorn] = useState(false)
  const [painted, setPainted] = useState(0)
  const solid = useSolidStage()
  const isSettled = solid.isReady || solid.error !== null
  useEffect(() => {
    if (isSettled) onSettled()
  }, [isSettled, onSettled])
  const gestures = useStageGestures()
  useStageKeys(gestures.gesture)
  useStageClipboard()
  // Also on a phone, where the card that names the player is mostly closed.
  useFollowPlayer()
  const goHome = () => {
    solid.turnTo(solid.home)
    camera.current?.turnTo(solid.home)
  }
  const isNarrow = useNarrow()
  const [vision, see] = useState<Vision>('full')
  const DockHere = isNarrow ? PhoneDock : Dock
  const isFlat = wantsFlat || solid.error !== null
  const { turnTo } = solid
  const { stage, follow } = useEditorControls()
  const { onTurned } = solid.events
  useImperativeHandle(
    stage,
    () => ({
      turnTo,
      toggleFlat: () => setWantsFlat(flat => !flat),
      viewFrom(orbit) {
        onTurned()
        camera.current?.viewFrom(orbit)
      },
    }),
    [turnTo, onTurned],
  )
  const turned = () => {
    onTurned()
    follow(null)
  }
  return (
    <main className={className} aria-label={t('stage.label')} data-painted={painted} data-tour="stage">
      <div
        className={styles.views}
        style={{ filter: filterOf(vision) }}
        data-split={(wantsFlat && solid.error === null) || undefined}
      >
        {solid.mayTry && (
          <Solid
            {...{ solid, camera, gestures, isWorn, turned }}
            unwear={() => setWorn(false)}
            onPainted={() => setPainted(count => count + 1)}
          />
        )}
        {isFlat && <FlatView gestures={gestures} isAlone={solid.error !== null || isNarrow} />}
      </div>
      {vision !== 'full' && <VisionFilters />}
      {solid.isReady && !isNarrow && !isWorn && solid.error === null && (
        <CameraTools camera={camera} home={goHome}>
          <VisionPicker vision={vision} choose={see} className="icon-button small" />
        </CameraTools>
      )}
      {solid.error === null ? <StageFindings /> : <StageNotice error={solid.error} retry={solid.retry} />}
      {hasControls && (
        <DockHere
          view={solid.error === null ? solid.view : null}
          turnTo={solid.turnTo}
          isWorn={isWorn}
          setWorn={solid.error === null ? setWorn : null}
          isFlat={isFlat}
          setFlat={solid.error === null ? setWantsFlat : null}
          more={isNarrow && <VisionPicker vision={vision} choose={see} className="" />}
        />
      )}
    </main>
  )
}

interface SolidProps extends Pick<GarmentViewProps, 'camera' | 'gestures'> {
  readonly solid: ReturnType<typeof useSolidStage>
  readonly isWorn: boolean
  readonly unwear: () => void
  readonly turned: () => void
  readonly onPainted: () => void
}

/** The garment alone, or on somebody. */
function Solid({ solid, camera, gestures, isWorn, unwear, turned, onPainted }: SolidProps) {
  const { view, isReady, error, events } = solid
  return (
    <div className={styles.solid} data-hidden={error !== null || undefined}>
      <GarmentBoundary fail={events.onFailed}>
        <GarmentView
          {...{ camera, view, gestures }}
          isHidden={isWorn}
          events={{ ...events, onTurned: turned, onPainted }}
        />
        {isWorn && <WornView view={view} onTurned={turned} onFailed={unwear} />}
      </GarmentBoundary>
      <FirstImage isReady={isReady} />
    </div>
  )
}

const zoomStep = 1.25

interface CameraToolsProps {
  readonly camera: RefObject<StageHandle | null>
  readonly home: () => void
  /** Below its buttons. */
  readonly children: ReactNode
}

/** Nearer and farther, for those who have no wheel, and back to the whole garment. */
function CameraTools({ camera, home, children }: CameraToolsProps) {
  const { t } = useTranslation()
  const zoom = (factor: number) => () => camera.current?.zoomBy(factor)
  return (
    <div className={styles.camera}>
      <button type="button" className="icon-button small" aria-label={t('stage.nearer')} onClick={zoom(zoomStep)}>
        <Plus aria-hidden />
      </button>
      <button type="button" className="icon-button small" aria-label={t('stage.farther')} onClick={zoom(1 / zoomStep)}>
        <Minus aria-hidden />
      </button>
      <button type="button" className="icon-button small" aria-label={t('stage.home')} onClick={home}>
        <Maximize aria-hidden />
      </button>
      {children}
    </div>
  )
}

interface StageNoticeProps {
  readonly error: StageError
  readonly retry: (() => void) | null
}

/** Why one sees the flat pattern in the place of the garment, and that nothing else is missing. */
function StageNotice({ error, retry }: StageNoticeProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.notice} role="status" data-error={error}>
      <TriangleAlert aria-hidden />
      <p>{t(`stage.error.${error}`)}</p>
      {retry && (
        <button type="button" className={styles.retry} onClick={retry}>
          {t('stage.again')}
        </button>
      )}
    </div>
  )
}
