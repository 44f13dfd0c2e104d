import { ArrowRight, Share2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useStream } from '../../device/useStream.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import { StatusTag } from '../../ui/designs/StatusTag.tsx'
import { ShopMark } from '../../ui/ShopMark.tsx'
import { useEditorControls } from '../controls/EditorControlsContext.ts'
import { People } from '../people/People.tsx'
import { useOrderOutside } from '../useHostPage.ts'
import { DesignName } from './DesignName.tsx'
import { TimelineButton, UndoButtons } from './HistoryButtons.tsx'
import { DownloadButton, MoreMenu } from './MoreMenu.tsx'
import { SavedState } from './SavedState.tsx'
import styles from './topBar.module.css'

/** What concerns the whole design. */
export function TopBar({ className }: { readonly className: string | undefined }) {
  const { t } = useTranslation()
  const { showDialog } = useEditorControls()
  const orderOutside = useOrderOutside()
  return (
    <header className={className}>
      <div className={styles.bar}>
        <ShopMark />
        <DesignName />
        <SavedState />
        <UndoButtons />
        <TimelineButton />
        <span className={styles.grow} />
        <People />
        <DownloadButton />
        <button
          type="button"
          className={`button ${styles.share}`}
          aria-label={t('share.button')}
          onClick={() => showDialog('share')}
        >
          <Share2 aria-hidden />
          <span>{t('share.button')}</span>
        </button>
        <MoreMenu />
        <ReviewButton className={styles.review ?? ''} />
        <button
          type="button"
          className={`button primary ${styles.checkout}`}
          onClick={() => orderOutside() || showDialog('checkout')}
        >
          {t('checkout.button')}
          <ArrowRight aria-hidden />
        </button>
      </div>
    </header>
  )
}

/** Submits the design for review; once it was submitted, says how it stands and leads to what can be done. */
function ReviewButton({ className }: { readonly className: string }) {
  const { t } = useTranslation()
  const { showDialog } = useEditorControls()
  const review = useStream(useOpenedDesign().review)
  const isDraft = review === null || review.status === 'DRAFT'
  return (
    <button
      type="button"
      className={`button ${isDraft ? 'line' : ''} ${className}`}
      data-review-status={review?.status}
      onClick={() => showDialog('review')}
    >
      {isDraft ? (
        t('review.submit')
      ) : (
        <>
          <span className="visually-hidden">{t('reviewStatus.label')} </span>
          <StatusTag status={review.status} />
        </>
      )}
    </button>
  )
}
