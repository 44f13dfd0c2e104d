import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { templateCards } from '../../../plugins/templateCards.ts'
import type { ProductType } from '../../../server/contract/tenantSettings.ts'
import { useStream } from '../../device/useStream.ts'
import { slugOf } from '../../session/products.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { useTenant } from '../../session/useTenant.ts'
import { kitImage } from '../../studio/kitImages/kitImage.ts'
import { templateImage } from '../../studio/kitImages/templateImage.ts'
import { GarmentSketch } from '../../ui/designs/GarmentSketch.tsx'
import styles from './homeProducts.module.css'

/** A row less than the page of products: a large card and two rows of small ones. */
const maxProducts = 7

/** What the shop makes, with its image. */
export function HomeProducts({ types }: { readonly types: readonly ProductType[] }) {
  const { t } = useTranslation('home')
  return (
    <ul className={styles.products}>
      {types.slice(0, maxProducts).map(type => {
        const slug = slugOf(type)
        const image = kitImage(`product-${slug}`)
        return (
          <li key={type} data-large={image !== null || undefined}>
            <Link className={styles.product} to={`/design/${slug}?new`}>
              <span className={styles.productName}>{t(`app:product.${type}`)}</span>
              <span className={styles.productText}>{t('products.ready')}</span>
              <span className={styles.productImage}>
                {image ? (
                  <img src={image.address} width={image.width} height={image.height} alt="" loading="lazy" />
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
const maxTemplates = 6

/** The shop's templates, each a way into the designer. */
export function HomeTemplates() {
  const language = useStream(useServices().language)
  const templates = (useTenant()?.templates ?? []).slice(0, maxTemplates)
  return (
    <ul className={styles.templates}>
      {templates.map(template => {
        const image = templateImage(template)
        const card = templateCards.get(template)
        return (
          image &&
          card && (
            <li key={template}>
              <Link className={styles.template} to={`/design/${card.slug}?template=${template}`}>
                <img src={image.address} width={image.width} height={image.height} alt="" loading="lazy" />
                {card.names[language]}
              </Link>
            </li>
          )
        )
      })}
    </ul>
  )
}
