import { Ellipsis } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { LanguageMenu } from './LanguageMenu.tsx'
import { ThemeButton } from './ThemeButton.tsx'
import styles from './topBar.module.css'

/** What one seldom needs; on a phone also what the top bar has no room for. */
export function MoreMenu() {
  const { t } = useTranslation()
  const id = useId()
  return (
    <div>
      <button type="button" className="icon-button" aria-label={t('more')} popoverTarget={id}>
        <Ellipsis aria-hidden />
      </button>
      <div id={id} popover="auto" className={styles.more}>
        <div className={styles.narrow}>
          <LanguageMenu />
          <ThemeButton worded />
        </div>
        <Link className="button" to="?new">
          {t('editor.another')}
        </Link>
        <Link className="button" to="/credits">
          {t('credits.title')}
        </Link>
      </div>
    </div>
  )
}
