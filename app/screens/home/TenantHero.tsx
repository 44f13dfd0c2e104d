import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { slugOf } from '../../session/products.ts'
import { useTenant } from '../../session/useTenant.ts'
import { productImage } from '../../studio/kitImages/kitImage.ts'
import { DraftTable } from '../../ui/designs/DraftTable.tsx'
import styles from './tenantHero.module.css'

/** The first thing to be seen of a shop without soccer kits: what it makes, and the way to it. */
export function TenantHero() {
  const { t } = useTranslation('home')
  const types = useTenant()?.productTypes ?? []
  const [type] = types
  const image = productImage(types)
  return (
    <section className={styles.hero} data-hero>
      <div className={styles.image}>
        {image ? (
          <img src={image.address} width={image.width} height={image.height} alt="" fetchPriority="high" />
        ) : (
          <DraftTable />
        )}
      </div>
      <div className={styles.words}>
        <h1 className={styles.title}>
          <span>{t('shopHero.first')}</span> <span>{t('shopHero.second')}</span>
        </h1>
        <p className={styles.lead}>{type ? t('shopHero.leadReady') : t('shopHero.lead')}</p>
        <div className={styles.actions}>
          {type ? (
            <Link className="button primary large" to={`/design/${slugOf(type)}?new`}>
              {t('products.ready')}
              <ArrowRight aria-hidden />
            </Link>
          ) : (
            <a className="button primary large" href="#contact">
              {t('shopHero.contact')}
              <ArrowRight aria-hidden />
            </a>
          )}
          <Link className="button line large" to="/products">
            {t('shopHero.products')}
          </Link>
        </div>
      </div>
    </section>
  )
}
