import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { mayHaveWebGl } from '../../device/display.ts'
import { useDebounced } from '../../device/useDebounced.ts'
import { KitImage } from '../../studio/kits/KitImage.tsx'
import type { ReadOnlyDesign } from '../../studio/kits/readOnlyDesign.ts'
import { Segments } from '../../ui/controls/native/Segments.tsx'
import { GarmentBoundary } from '../../viewer/GarmentBoundary.tsx'
import type { StageView } from '../../viewer/orbit.ts'
import { type EnteredFields, wornBy } from './enteredPlayer.ts'
import styles from './selfEntry.module.css'

const ShownKit = lazy(async () => ({ default: (await import('../../studio/kits/ShownKit.tsx')).ShownKit }))

interface EntryShirtProps {
  readonly readOnlyDesign: ReadOnlyDesign
  readonly fields: EnteredFields | null
  readonly name: string
}

/** The shirt with what is typed, to be turned; laid flat where nothing can be drawn in 3D. */
export function EntryShirt({ readOnlyDesign, fields, name }: EntryShirtProps) {
  const { t } = useTranslation('selfEntry')
  const [isSolid, setSolid] = useState(mayHaveWebGl)
  const [view, setView] = useState<StageView | 'free'>('back')
  const rested = useDebounced(fields, 300)
  const { garment, document, kits, change } = readOnlyDesign
  const worn = useMemo(() => wornBy(document, rested), [document, rested])
  useEffect(() => change(worn.document), [change, worn.document])
  const shown = useMemo(() => ({ ...readOnlyDesign, document: worn.document }), [readOnlyDesign, worn.document])
  const fail = () => setSolid(false)
  return (
    <section className={styles.shirt} aria-label={t('shirt')}>
      {isSolid ? (
        <>
          <GarmentBoundary fail={fail}>
            <Suspense fallback={<div />}>
              <ShownKit
                readOnlyDesign={shown}
                worn={worn.view}
                name={name}
                view={view}
                onReady={() => {}}
                onTurned={() => setView('free')}
                onFailed={fail}
              />
            </Suspense>
          </GarmentBoundary>
          <div className={styles.views}>
            <Segments
              label={t('app:stage.views')}
              segments={(['front', 'back'] as const).map(value => ({ value, label: t(`app:stage.view.${value}`) }))}
              value={view === 'front' || view === 'back' ? view : null}
              choose={setView}
            />
          </div>
        </>
      ) : (
        <div className={styles.flat}>
          {(['back', 'front'] as const).map(side => (
            <KitImage
              key={side}
              kits={kits}
              garment={garment}
              document={worn.document}
              side={side}
              view={worn.view}
              label={t(`app:stage.view.${side}`)}
            />
          ))}
        </div>
      )}
    </section>
  )
}
