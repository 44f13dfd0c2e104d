import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Mark } from '../../shell/Mark.tsx'
import { DesignName } from './DesignName.tsx'
import { DownloadButton } from './DownloadButton.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import { MoreMenu } from './MoreMenu.tsx'
import { People } from './People.tsx'
import { SavedState } from './SavedState.tsx'
import { ThemeButton } from './ThemeButton.tsx'
import { TimelineButton, type TimelineSwitch } from './TimelineButton.tsx'
import styles from './topBar.module.css'
import { UndoButtons } from './UndoButtons.tsx'

export interface TopBarProps {
  readonly className: string | undefined
  readonly timeline: TimelineSwitch
}

/** What concerns the whole design. */
export function TopBar({ className, timeline }: TopBarProps) {
  const { t } = useTranslation()
  return (
    <header className={className}>
      <div className={styles.bar}>
        <Link to="/" className={styles.mark} aria-label={t('home')}>
          <Mark />
        </Link>
        <DesignName />
        <SavedState />
        <UndoButtons />
        <TimelineButton timeline={timeline} />
        <span className={styles.grow} />
        <People />
        <div className={styles.wide}>
          <LanguageMenu />
          <ThemeButton />
        </div>
        <MoreMenu />
        <DownloadButton />
      </div>
    </header>
  )
}
