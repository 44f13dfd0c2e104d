import { Ellipsis } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { LanguageMenu } from './LanguageMenu.tsx'
import { ThemeButton } from './ThemeButton.tsx'
import styles from './topBar.module.css'

/** On a phone: what the top bar has no room for. */
export function MoreMenu() {
  const { t } = useTranslation()
  const id = useId()
  return (
    <div className={styles.narrow}>
      <button type="button" className="icon-button" aria-label={t('more')} popoverTarget={id}>
        <Ellipsis aria-hidden />
      </button>
      <div id={id} popover="auto" className={styles.more}>
        <LanguageMenu />
        <ThemeButton worded />
      </div>
    </div>
  )
}
