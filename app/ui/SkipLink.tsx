import { useTranslation } from 'react-i18next'
import styles from './skipLink.module.css'

/** The first thing that the keyboard meets: past the bar to what the page is about. Seen while it has the focus. */
export function SkipLink() {
  const { t } = useTranslation()
  return (
    <a className={styles.skip} href="#content">
      {t('app:menu.skip')}
    </a>
  )
}
