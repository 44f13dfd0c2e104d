import { lazy, Suspense, useImperativeHandle, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNarrow } from '../../device/useNarrow.ts'
import { GarmentBoundary } from '../../viewer/GarmentBoundary.tsx'
import type { StageHandle } from '../../viewer/stageProps.ts'
import { useEditorControls } from '../EditorControlsContext.ts'
import { CameraTools } from './CameraTools.tsx'
import { Dock } from './Dock.tsx'
import { FlatView } from './FlatView.tsx'
import { PhoneDock } from './PhoneDock.tsx'
import { StageNotice } from './StageNotice.tsx'
import { StageSkeleton } from './StageSkeleton.tsx'
import styles from './stage.module.css'
import { useFollowPlayer } from './useFollowPlayer.ts'
import { useSolidStage } from './useSolidStage.ts'
import { useStageHands } from './useStageHands.ts'
import { useStageKeys } from './useStageKeys.ts'

const GarmentView = lazy(async () => ({ default: (await import('./GarmentView.tsx')).GarmentView }))

/** The garment and what one looks at it with. Where it cannot be shown in 3D, the flat pattern stands in for it. */
export function Stage({ className }: { readonly className: string | undefined }) {
  const { t } = useTranslation()
  const camera = useRef<StageHandle>(null)
  const [wantsFlat, setWantsFlat] = useState(false)
  const [painted, setPainted] = useState(0)
  const solid = useSolidStage()
  const hands = useStageHands()
  useStageKeys(hands.gesture)
  // Also on a phone, where the card that names the player is mostly closed.
  useFollowPlayer()
  const goHome = () => {
    solid.turnTo(solid.home)
    camera.current?.turnTo(solid.home)
  }
  const isNarrow = useNarrow()
  const DockHere = isNarrow ? PhoneDock : Dock
  const isFlat = wantsFlat || solid.trouble !== null
  const { turnTo } = solid
  useImperativeHandle(useEditorControls().stage, () => ({ turnTo, toggleFlat: () => setWantsFlat(flat => !flat) }), [
    turnTo,
  ])
  return (
    <main className={className} aria-label={t('stage.label')} data-painted={painted} data-tour="stage">
      <div className={styles.views} data-split={(wantsFlat && solid.trouble === null) || undefined}>
        {solid.mayTry && (
          <div className={styles.solid} data-hidden={solid.trouble !== null || undefined}>
            <GarmentBoundary fail={() => solid.fail('failed')}>
              <Suspense fallback={<StageSkeleton />}>
                <GarmentView
                  camera={camera}
                  view={solid.view}
                  hands={hands}
                  events={{ ...solid.events, onPainted: () => setPainted(count => count + 1) }}
                />
              </Suspense>
            </GarmentBoundary>
            {!solid.isReady && <StageSkeleton />}
            {solid.isReady && !isNarrow && <CameraTools camera={camera} home={goHome} />}
          </div>
        )}
        {isFlat && <FlatView hands={hands} isAlone={solid.trouble !== null || isNarrow} />}
      </div>
      {solid.trouble !== null && <StageNotice trouble={solid.trouble} again={solid.again} />}
      <DockHere
        view={solid.trouble === null ? solid.view : null}
        turnTo={solid.turnTo}
        isFlat={isFlat}
        setFlat={solid.trouble === null ? setWantsFlat : null}
      />
    </main>
  )
}
