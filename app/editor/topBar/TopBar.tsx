import { ArrowRight, Share2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Mark } from '../../ui/Mark.tsx'
import { useEditorControls } from '../EditorControlsContext.ts'
import { People } from '../people/People.tsx'
import { ReviewButton } from '../standing/ReviewButton.tsx'
import { DesignName } from './DesignName.tsx'
import { DownloadButton } from './DownloadButton.tsx'
import { MoreMenu } from './MoreMenu.tsx'
import { SavedState } from './SavedState.tsx'
import { TimelineButton } from './TimelineButton.tsx'
import styles from './topBar.module.css'
import { UndoButtons } from './UndoButtons.tsx'

/** What concerns the whole design. */
export function TopBar({ className }: { readonly className: string | undefined }) {
  const { t } = useTranslation()
  const { showDialog } = useEditorControls()
  return (
    <header className={className}>
      <div className={styles.bar}>
        <Link to="/" className={styles.mark} aria-label={t('home')}>
          <Mark />
        </Link>
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
        <button type="button" className={`button primary ${styles.checkout}`} onClick={() => showDialog('checkout')}>
          {t('checkout.button')}
          <ArrowRight aria-hidden />
        </button>
      </div>
    </header>
  )
}
