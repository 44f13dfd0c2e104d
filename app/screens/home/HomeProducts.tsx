import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { ProductType } from '../../../server/contract/tenantSettings.ts'
import { isDesignable, slugOf } from '../../session/products.ts'
import { useShop } from '../../session/useShop.ts'
import { kitPicture } from '../../studio/kitPictures/kitPicture.ts'
import { GarmentSketch } from '../../ui/designs/GarmentSketch.tsx'
import styles from './home.module.css'

/** A row less than the page of products: a large card and two rows of small ones. */
const mostProducts = 7

/** What the shop makes: what can be designed with its picture, what is being drafted as a drawing. */
export function HomeProducts({ types }: { readonly types: readonly ProductType[] }) {
  const { t } = useTranslation('home')
  return (
    <ul className={styles.products}>
      {types.slice(0, mostProducts).map(type => {
        const slug = slugOf(type)
        const picture = kitPicture(`product-${slug}`)
        return (
          <li key={type} data-large={picture !== null || undefined}>
            <Link className={styles.product} to={isDesignable(type) ? `/design/${slug}?new` : `/design/${slug}`}>
              <span className={styles.productName}>{t(`app:product.${type}`)}</span>
              <span className={styles.productText}>
                {isDesignable(type) ? t('products.ready') : t('products.coming')}
              </span>
              <span className={styles.productPicture}>
                {picture ? (
                  <img src={picture.address} width={picture.width} height={picture.height} alt="" loading="lazy" />
                ) : (
                  <GarmentSketch type={type} />
                )}
              </span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

/** More would push the prices out of sight. */
const mostTemplates = 6

/** The shop's templates, each a way into the designer. */
export function HomeTemplates() {
  const { t } = useTranslation('home')
  const looks = (useShop()?.templates ?? []).slice(0, mostTemplates)
  return (
    <ul className={styles.looks}>
      {looks.map(look => {
        const picture = kitPicture(`look-${look}`)
        return (
          picture && (
            <li key={look}>
              <Link className={styles.look} to={`/design/soccer?template=${look}`}>
                <img src={picture.address} width={picture.width} height={picture.height} alt="" loading="lazy" />
                {t(`app:look.${look}`)}
              </Link>
            </li>
          )
        )
      })}
    </ul>
  )
}
