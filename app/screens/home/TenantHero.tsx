import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { DraftTable } from '../../ui/designs/DraftTable.tsx'
import styles from './tenantHero.module.css'

/** The first thing to be seen of a shop whose garments do not hang in 3D yet: what it is drafting, and whom to ask. */
export function TenantHero() {
  const { t } = useTranslation('home')
  return (
    <section className={styles.hero} data-hero>
      <div className={styles.image}>
        <DraftTable />
      </div>
      <div className={styles.words}>
        <h1 className={styles.title}>
          <span>{t('shopHero.first')}</span> <span>{t('shopHero.second')}</span>
        </h1>
        <p className={styles.lead}>{t('shopHero.lead')}</p>
        <div className={styles.actions}>
          <a className="button primary large" href="#contact">
            {t('shopHero.contact')}
            <ArrowRight aria-hidden />
          </a>
          <Link className="button line large" to="/products">
            {t('shopHero.products')}
          </Link>
        </div>
      </div>
    </section>
  )
}
