import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { asDesigned } from '../../../engine/index.ts'
import type { DesignComment } from '../../../server/contract/designs/designComment.ts'
import { useStream } from '../../device/useStream.ts'
import type { CheckLine } from '../../editor/review/shirtLines.ts'
import { useDesignChecks } from '../../editor/review/useDesignChecks.ts'
import type { TimelineState } from '../../editor/timeline/useTimeline.ts'
import { type CommentSource, Comments, type CommentsState } from '../../studio/comments/Comments.tsx'
import { middleOfSide } from '../../studio/comments/middleOfSide.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import { Segments } from '../../ui/controls/native/Segments.tsx'
import type { ClothSpot } from '../../viewer/clothPicker.ts'
import { ReviewChecks } from './ReviewChecks.tsx'
import { ReviewHistory } from './ReviewHistory.tsx'
import { ReviewTexts } from './ReviewTexts.tsx'
import styles from './review.module.css'

const panelTabs = ['checks', 'comments', 'texts', 'history'] as const
export type PanelTab = (typeof panelTabs)[number]

/** The tab that the address names. It outlives a correction, which opens the design anew. */
export function usePanelTab(): readonly [tab: PanelTab, setTab: (tab: PanelTab) => void] {
  const [params, setParams] = useSearchParams()
  const named = params.get('tab')
  const setTab = (tab: PanelTab) =>
    setParams(
      before => {
        before.set('tab', tab)
        return before
      },
      { replace: true },
    )
  return [panelTabs.find(tab => tab === named) ?? 'checks', setTab]
}

interface ReviewPanelProps {
  readonly tab: PanelTab
  setTab(tab: PanelTab): void
  readonly timeline: TimelineState
  readonly talk: CommentSource
  readonly comments: CommentsState
  readonly chosen: string | null
  choose(comment: DesignComment): void
  /** Where the next comment is pinned; `null` while nobody has chosen a spot. */
  readonly spot: ClothSpot | null
  /** From where the garment is seen. */
  readonly side: 'front' | 'back'
  pinned(): void
  readonly located: CheckLine['text'] | null
  locate(line: CheckLine): void
  readonly mayCorrect: boolean
  corrected(): void
}

/** What was found, what is said, what is written on the kit, and how it came to be. */
export function ReviewPanel(props: ReviewPanelProps) {
  const { tab, setTab, timeline, talk, comments, chosen, choose, spot, side, pinned } = props
  const { t } = useTranslation('console')
  const { garment, artwork } = useOpenedDesign()
  const { panels } = useStream(artwork.pattern(asDesigned))
  const checks = useDesignChecks('review')
  const found = checks.lines?.filter(({ severity }) => severity !== 'good').length ?? 0
  const threads = comments.kind === 'ok' ? comments.threads.length : 0
  return (
    <>
      <div className={styles.tabs}>
        <Segments
          wide
          label={t('review.panel')}
          value={tab}
          segments={[
            { value: 'checks', label: t('review.tab.checks', { count: found }) },
            { value: 'comments', label: t('review.tab.comments', { count: threads }) },
            { value: 'texts', label: t('review.tab.texts') },
            { value: 'history', label: t('review.tab.history') },
          ]}
          choose={setTab}
        />
      </div>
      <div className={styles.body}>
        {tab === 'checks' && <ReviewChecks checks={checks} located={props.located} locate={props.locate} />}
        {tab === 'texts' && <ReviewTexts mayCorrect={props.mayCorrect} corrected={props.corrected} />}
        {tab === 'comments' && (
          <Comments
            source={talk}
            comments={comments}
            chosen={chosen}
            choose={choose}
            spot={spot ?? middleOfSide(panels, side)}
            garment={garment.slug}
            pinned={pinned}
          />
        )}
        {tab === 'history' && <ReviewHistory timeline={timeline} />}
      </div>
    </>
  )
}
