import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import styles from './notFound.module.css'

/** What every unknown address shows. */
export function NotFound() {
  const { t } = useTranslation()
  return (
    <main className={styles.screen}>
      <title>{`404 · Kitloom`}</title>
      <p className={styles.number} aria-hidden>
        404
      </p>
      <h1 className={styles.title}>{t('notFound.title')}</h1>
      <Link className="button primary large" to="/">
        {t('notFound.home')}
      </Link>
    </main>
  )
}
