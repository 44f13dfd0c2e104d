import { Shirt } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import styles from './quickstart.module.css'

/** The quick start makes soccer kits: what is here in a shop that sells none. */
export function NotSold() {
  const { t } = useTranslation('quickstart')
  return (
    <main id="content" className={styles.notSold}>
      <Shirt aria-hidden />
      <h1>{t('notSold.title')}</h1>
      <p>{t('notSold.text')}</p>
      <Link className="button primary" to="/products">
        {t('notSold.act')}
      </Link>
    </main>
  )
}
