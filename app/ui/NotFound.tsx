import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import styles from './notFound.module.css'
import { PageTitle } from './PageTitle.tsx'

/** What every unknown address shows. */
export function NotFound() {
  const { t } = useTranslation()
  return (
    <main id="content" className={styles.screen}>
      <PageTitle>404</PageTitle>
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
