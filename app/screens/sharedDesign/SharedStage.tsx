import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { asDesigned } from '../../../engine/index.ts'
import type { SharedDesign } from '../../../server/contract/designs/sharedDesign.ts'
import { mayHaveWebGl } from '../../device/display.ts'
import { fetchedComponent } from '../../device/fetchedComponent.tsx'
import { KitImage } from '../../studio/kits/KitImage.tsx'
import type { ReadOnlyDesign } from '../../studio/kits/readOnlyDesign.ts'
import { Segments } from '../../ui/controls/native/Segments.tsx'
import { GarmentBoundary } from '../../viewer/GarmentBoundary.tsx'
import { type StageView, sideShown, stageSides } from '../../viewer/orbit.ts'
import type { StageHandle, StageHit } from '../../viewer/stageProps.ts'
import type { StageSurface } from '../../viewer/stageSurface.ts'
import { SharedImage } from './SharedImage.tsx'
import styles from './sharedDesign.module.css'

const ShownKit = fetchedComponent(
  async () => (await import('../../studio/kits/ShownKit.tsx')).ShownKit,
  () => <div />,
)

export interface SharedStageProps {
  readonly design: SharedDesign
  readonly readOnlyDesign: ReadOnlyDesign
  readonly name: string
  readonly view: StageView | 'free'
  readonly setView: (view: StageView | 'free') => void
  /** What lies on the cloth, drawn with every image of it. */
  readonly pins?: (surface: StageSurface) => ReactNode
  readonly onPick?: (hit: StageHit | null) => void
}

/** The shared kit on its stage, to be turned; laid flat where nothing can be drawn in 3D. */
export function SharedStage({ design, readOnlyDesign, name, view, setView, pins, onPick }: SharedStageProps) {
  const { t } = useTranslation('sharedDesign')
  const [isSolid, setSolid] = useState(mayHaveWebGl)
  const [isReady, setReady] = useState(false)
  const stage = useRef<StageHandle>(null)
  /** The cloth as it was seen last; another value with every image. */
  const [seen, setSeen] = useState<{ readonly surface: StageSurface | null }>({ surface: null })
  const { garment, document, kits } = readOnlyDesign
  const fail = () => setSolid(false)
  return (
    <main
      className={styles.stage}
      aria-label={t('app:stage.label')}
      data-shown={(isSolid ? isReady : true) || undefined}
    >
      {isSolid ? (
        <GarmentBoundary fail={fail}>
          <ShownKit
            ref={stage}
            readOnlyDesign={readOnlyDesign}
            name={name}
            view={view}
            {...(onPick && { onPick })}
            {...(pins && { onSeen: () => setSeen({ surface: stage.current?.surface() ?? null }) })}
            worn={asDesigned}
            onReady={() => setReady(true)}
            onTurned={() => setView('free')}
            onFailed={fail}
          />
          {isReady && seen.surface && pins?.(seen.surface)}
        </GarmentBoundary>
      ) : (
        <div className={styles.flat}>
          {(['front', 'back'] as const).map(side => (
            <KitImage
              key={side}
              kits={kits}
              garment={garment}
              document={document}
              side={side}
              view={asDesigned}
              label={t(`app:stage.view.${side}`)}
            />
          ))}
        </div>
      )}
      {isSolid && !isReady && (
        <div role="status" aria-label={t('app:stage.coming')}>
          {design.thumbnail === null ? <div className={styles.coming} /> : <SharedImage design={design} />}
        </div>
      )}
      {isSolid && (
        <div className={styles.views}>
          <Segments
            label={t('app:stage.views')}
            segments={stageSides.map(value => ({ value, label: t(`app:stage.view.${value}`) }))}
            value={sideShown(view)}
            choose={setView}
          />
        </div>
      )}
    </main>
  )
}
