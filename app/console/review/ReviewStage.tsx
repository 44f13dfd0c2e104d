import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DesignDocument } from '../../../engine/index.ts'
import { mayHaveWebGl } from '../../device/display.ts'
import { useStream } from '../../device/useStream.ts'
import { CutLine, clipOf } from '../../editor/timeline/CutLine.tsx'
import { PastGarment } from '../../editor/timeline/PastGarment.tsx'
import { useStepWords } from '../../editor/timeline/useStepWords.ts'
import type { TimelineState } from '../../editor/timeline/useTimeline.ts'
import { formatDate, formatTime } from '../../i18n/formats.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { CommentPins } from '../../studio/comments/CommentPins.tsx'
import type { CommentThread } from '../../studio/comments/commentThreads.ts'
import { KitImage } from '../../studio/kits/KitImage.tsx'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import { Segments } from '../../ui/controls/native/Segments.tsx'
import { createCameraRig } from '../../viewer/cameraRig.ts'
import type { ClothSpot } from '../../viewer/clothPicker.ts'
import { GarmentBoundary } from '../../viewer/GarmentBoundary.tsx'
import { orbitOf, type StageView, sideShown, stageSides } from '../../viewer/orbit.ts'
import type { StageHandle } from '../../viewer/stageProps.ts'
import type { StageSurface } from '../../viewer/stageSurface.ts'
import type { ReviewedBefore } from './reviewedLogs.ts'
import styles from './reviewStage.module.css'

/** What the stage shows: the version of the history that is sought, or beside it what the shop decided about before. */
export type Comparison = 'one' | 'compare' | 'difference'

export interface ReviewStageProps {
  readonly timeline: TimelineState
  readonly before: ReviewedBefore | null
  readonly shown: Comparison
  show(shown: Comparison): void
  readonly view: StageView | 'free'
  setView(view: StageView | 'free'): void
  readonly threads: readonly CommentThread[]
  /** Where the next comment will be pinned. */
  readonly draft: ClothSpot | null
  readonly chosen: string | null
  choose(comment: string): void
  pick(spot: ClothSpot | null): void
}

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches
const covered = { top: 56, right: 0, bottom: 8, left: 0 }

/** The garment that is reviewed, with pins; or two versions of it with a divider between. */
export function ReviewStage(props: ReviewStageProps) {
  const { timeline, before, shown, show, view, setView } = props
  const { t } = useTranslation('console')
  const [rig] = useState(() => createCameraRig({ view: 'front', reducedMotion: prefersReducedMotion }))
  const [isFlat, setFlat] = useState(() => !mayHaveWebGl())
  const [cut, setCut] = useState(0.5)
  const compares = shown === 'compare' && before !== null
  const differs = shown === 'difference' && before !== null
  useEffect(() => {
    if (view !== 'free') rig.goTo(orbitOf(view), performance.now())
  }, [rig, view])
  const fail = () => setFlat(true)
  const document = timeline.filmstrip.documentAt(timeline.positions.left)
  return (
    <section className={styles.stage} aria-label={t('app:timeline.stage')}>
      {isFlat ? (
        <FlatVersions documents={compares ? [before.document, document] : [document]} />
      ) : (
        <GarmentBoundary fail={fail}>
          {compares && (
            <div className={styles.version} style={{ clipPath: clipOf('left', cut) }}>
              <PastGarment document={before.document} rig={rig} onFailed={fail} covered={covered} />
            </div>
          )}
          <div className={styles.version} style={{ clipPath: clipOf('right', compares ? cut : null) }}>
            <PinnedGarment
              {...props}
              document={document}
              arePinsShown={!compares}
              garment={events => (
                <PastGarment
                  document={document}
                  before={differs ? before.document : null}
                  rig={rig}
                  onFailed={fail}
                  covered={covered}
                  stage={events}
                />
              )}
            />
          </div>
        </GarmentBoundary>
      )}
      {compares && <CutLine at={cut} move={setCut} />}
      {(compares || differs) && <BeforeLabel before={before} />}
      {(compares || differs) && <NowLabel timeline={timeline} />}
      <div className={styles.bar}>
        {before !== null && (
          <Segments
            label={t('app:timeline.mode')}
            value={before === null ? 'one' : shown}
            segments={[
              { value: 'one', label: t('review.shown.one') },
              { value: 'compare', label: t('review.shown.compare') },
              { value: 'difference', label: t('review.shown.difference') },
            ]}
            choose={show}
          />
        )}
        <VersionChoice />
        {!isFlat && (
          <Segments
            label={t('app:stage.views')}
            value={sideShown(view)}
            segments={stageSides.map(value => ({ value, label: t(`app:stage.view.${value}`) }))}
            choose={setView}
          />
        )}
      </div>
    </section>
  )
}

interface PinnedGarmentProps
  extends Pick<ReviewStageProps, 'threads' | 'draft' | 'chosen' | 'choose' | 'pick' | 'setView'> {
  readonly document: DesignDocument
  readonly arePinsShown: boolean
  garment(events: React.ComponentProps<typeof PastGarment>['stage']): ReactNode
}

/** The garment with the numbers of the comments; a click on the cloth says where the next one goes. */
function PinnedGarment({ garment, threads, draft, chosen, choose, pick, setView, arePinsShown }: PinnedGarmentProps) {
  const stage = useRef<StageHandle>(null)
  /** The cloth as it was seen last; another value with every image. */
  const [seen, setSeen] = useState<{ readonly surface: StageSurface | null }>({ surface: null })
  return (
    <>
      {garment({
        ref: stage,
        onPick: hit => pick(hit && { panel: hit.panel, x: hit.x, y: hit.y }),
        onSeen: () => setSeen({ surface: stage.current?.surface() ?? null }),
        onTurned: () => setView('free'),
      })}
      {arePinsShown && seen.surface && (
        <CommentPins surface={seen.surface} threads={threads} draft={draft} chosen={chosen} choose={choose} />
      )}
    </>
  )
}

/** Where nothing can be drawn in 3D. */
function FlatVersions({ documents }: { readonly documents: readonly DesignDocument[] }) {
  const { t } = useTranslation('console')
  const { garment, kits, view } = useOpenedDesign()
  const shown = useStream(view)
  return (
    <div className={styles.flat}>
      {documents.map((document, at) => (
        <KitImage
          // biome-ignore lint/suspicious/noArrayIndexKey: the first one is what was there before, the last one what is there now.
          key={at}
          kits={kits}
          garment={garment}
          document={document}
          view={{ ...shown, player: null }}
          side="front"
          label={t('app:timeline.stage')}
        />
      ))}
    </div>
  )
}

/** The shirt of the players, or that of the goalkeeper. */
function VersionChoice() {
  const { t } = useTranslation('console')
  const { view } = useOpenedDesign()
  const shown = useStream(view)
  return (
    <Segments
      label={t('review.version')}
      value={shown.version}
      segments={[
        { value: 'player', label: t('review.player') },
        { value: 'goalkeeper', label: t('review.goalkeeper') },
      ]}
      choose={version => view.set({ ...shown, version })}
    />
  )
}

function BeforeLabel({ before }: { readonly before: ReviewedBefore }) {
  const { t } = useTranslation('console')
  const language = useStream(useServices().language)
  return (
    <div className={styles.label} data-side="left">
      <strong>{t(`review.before.${before.decision}`)}</strong>
      <span>
        {formatDate(before.at, language)}, {formatTime(before.at)}
      </span>
    </div>
  )
}

function NowLabel({ timeline: { filmstrip, positions } }: Pick<ReviewStageProps, 'timeline'>) {
  const { t } = useTranslation('console')
  const words = useStepWords(filmstrip)
  const position = positions.left
  return (
    <div className={styles.label} data-side="right">
      <strong>{position === filmstrip.now ? t('review.sentVersion') : words.title(position)}</strong>
      <span>{words.byline(position)}</span>
    </div>
  )
}
