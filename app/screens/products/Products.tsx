import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { ProductType } from '../../../server/contract/tenantSettings.ts'
import { formatMoney } from '../../i18n/formats.ts'
import { useScreenWords } from '../../i18n/words.ts'
import { usePrices } from '../../session/prices.ts'
import { slugOf } from '../../session/products.ts'
import { useTenant } from '../../session/useTenant.ts'
import { kitImage } from '../../studio/kitImages/kitImage.ts'
import { GarmentSketch } from '../../ui/designs/GarmentSketch.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { lowestPrice } from '../pricing/tierRows.ts'
import styles from './products.module.css'
import en from './words/en.json' with { type: 'json' }
import kh from './words/kh.json' with { type: 'json' }

/** `/products`: a card for each product of the shop. */
export function Products() {
  const t = useScreenWords('products', { en, kh })
  const types = useTenant()?.productTypes
  const prices = usePrices().value

  const priceOf = (type: ProductType) => {
    const price = lowestPrice(prices, type)
    return <p className={styles.price}>{price === null ? ' ' : t('from', { price: formatMoney(price) })}</p>
  }
  return (
    <main id="content" className="public-page">
      <PageTitle>{t('app:menu.products')}</PageTitle>
      <header className={styles.head}>
        <h1 className="display">{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </header>
      {types ? (
        types.map((type, index) => (
          <article key={type} className={styles.ready}>
            <Image type={type} isFirst={index === 0} />
            <div className={styles.about}>
              <h2>{t(`app:product.${type}`)}</h2>
              <p>{t(`about.${type}`)}</p>
              {priceOf(type)}
              <div className={styles.actions}>
                <Link className="button primary large" to={`/design/${slugOf(type)}?new`}>
                  {t('design')}
                  <ArrowRight aria-hidden />
                </Link>
                <Link className="button line large" to={`/store?type=${type}`}>
                  {t('templates')}
                </Link>
              </div>
            </div>
          </article>
        ))
      ) : (
        <div className={styles.skeleton} role="status" aria-busy aria-label={t('app:loading')} />
      )}
    </main>
  )
}

/** The first one is seen at once; the others wait until somebody comes near them. */
function Image({ type, isFirst }: { readonly type: ProductType; readonly isFirst: boolean }) {
  const image = kitImage(`product-${slugOf(type)}`)
  return (
    <span className={styles.image}>
      {image ? (
        <img
          src={image.address}
          width={image.width}
          height={image.height}
          alt=""
          {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        />
      ) : (
        <GarmentSketch type={type} />
      )}
    </span>
  )
}
