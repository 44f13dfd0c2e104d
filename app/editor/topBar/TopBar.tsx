import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import mark from '../../shell/mark.svg'
import { DesignName } from './DesignName.tsx'
import { DownloadButton } from './DownloadButton.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import { People } from './People.tsx'
import { SavedState } from './SavedState.tsx'
import { ThemeButton } from './ThemeButton.tsx'
import styles from './topBar.module.css'
import { UndoButtons } from './UndoButtons.tsx'

/** What concerns the whole design. */
export function TopBar({ className }: { readonly className: string | undefined }) {
  const { t } = useTranslation()
  return (
    <header className={className}>
      <div className={styles.bar}>
        <Link to="/" className={styles.mark} aria-label={t('home')}>
          <img src={mark} alt="" width="24" height="24" />
        </Link>
        <DesignName />
        <SavedState />
        <UndoButtons />
        <span className={styles.grow} />
        <People />
        <LanguageMenu />
        <ThemeButton />
        <DownloadButton />
      </div>
    </header>
  )
}
