import { type PointerEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { mayHaveWebGl } from '../../device/display.ts'
import { useStream } from '../../device/useStream.ts'
import { KitImage } from '../../studio/kits/KitImage.tsx'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import { createCameraRig } from '../../viewer/cameraRig.ts'
import { GarmentBoundary } from '../../viewer/GarmentBoundary.tsx'
import { CutLine, clipOf } from './CutLine.tsx'
import { FilmstripCard } from './FilmstripCard.tsx'
import { PastGarment } from './PastGarment.tsx'
import styles from './timelineStage.module.css'
import { useStepWords } from './useStepWords.ts'
import { sidesOf, type TimelineSide, type TimelineState } from './useTimeline.ts'

interface TimelineStageProps {
  readonly className: string | undefined
  readonly timeline: TimelineState
  readonly close: () => void
}

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** One version of the design, or two of them with a divider between, above the filmstrip. */
export function TimelineStage({ className, timeline, close }: TimelineStageProps) {
  const { t } = useTranslation()
  const [rig] = useState(() => createCameraRig({ view: 'front', reducedMotion: prefersReducedMotion }))
  const [isFlat, setFlat] = useState(() => !mayHaveWebGl())
  const [cut, setCut] = useState(0.5)
  const compares = timeline.mode === 'compare'
  const sides = sidesOf(timeline.mode)

  return (
    <main className={className} aria-label={t('timeline.title')} onPointerDown={leaveField}>
      {sides.map(side => (
        <div
          key={side}
          className={styles.version}
          style={{ clipPath: clipOf(side, compares ? cut : null) }}
          data-side={side}
          data-half={timeline.mode === 'beside' || undefined}
        >
          {isFlat ? (
            <FlatVersion timeline={timeline} side={side} />
          ) : (
            <GarmentBoundary fail={() => setFlat(true)}>
              <PastGarment
                document={timeline.filmstrip.documentAt(timeline.positions[side])}
                rig={rig}
                onFailed={() => setFlat(true)}
              />
            </GarmentBoundary>
          )}
        </div>
      ))}
      {compares && <CutLine at={cut} move={setCut} />}
      {sides.map(side => (
        <StepLabel key={side} timeline={timeline} side={side} />
      ))}
      <FilmstripCard timeline={timeline} close={close} />
    </main>
  )
}

/** Where nothing can be drawn in 3D. */
function FlatVersion({ timeline, side }: { readonly timeline: TimelineState; readonly side: TimelineSide }) {
  const { garment, kits, view } = useOpenedDesign()
  const shown = useStream(view)
  const { t } = useTranslation()
  return (
    <div className={styles.flat}>
      <KitImage
        kits={kits}
        garment={garment}
        document={timeline.filmstrip.documentAt(timeline.positions[side])}
        view={{ ...shown, player: null }}
        side="front"
        label={t('timeline.stage')}
      />
    </div>
  )
}

/** A press on the stage takes the keyboard away from a field, as it does everywhere else. */
function leaveField(event: PointerEvent<HTMLElement>): void {
  const { activeElement } = document
  if (activeElement instanceof HTMLInputElement && !event.currentTarget.contains(activeElement)) activeElement.blur()
}

/** Which version a side of the stage shows. */
function StepLabel({ timeline, side }: { readonly timeline: TimelineState; readonly side: TimelineSide }) {
  const { t } = useTranslation()
  const { filmstrip, positions } = timeline
  const words = useStepWords(filmstrip)
  const position = positions[side]
  const subject = words.subject(position)
  return (
    <div className={styles.label} data-side={side}>
      <strong>{position === filmstrip.now ? t('timeline.now') : words.title(position)}</strong>
      {position !== filmstrip.now && subject !== '' && <span>{subject}</span>}
      <span>{words.byline(position)}</span>
    </div>
  )
}
