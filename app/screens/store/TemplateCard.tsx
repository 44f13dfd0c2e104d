import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { StoreItem } from '../../../server/contract/designs/storeDesign.ts'
import { useStream } from '../../device/useStream.ts'
import { formatMoney } from '../../i18n/khmerFormat.ts'
import { slugOf } from '../../session/products.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { kitPicture } from '../../studio/kitPictures/kitPicture.ts'
import { GarmentSketch } from '../../ui/designs/GarmentSketch.tsx'
import styles from './store.module.css'

export interface TemplateCardProps {
  readonly item: Extract<StoreItem, { kind: 'template' }>
  /** The lowest price of its product in cents. */
  readonly price: number | null
}

/** A look of the shop, to start from. */
export function TemplateCard({ item, price }: TemplateCardProps) {
  const { t } = useTranslation('store')
  const { id, productType, colours, names } = item
  const picture = kitPicture(`look-${id}`)
  const name = names[useStream(useServices().language)]
  return (
    <article className={styles.card}>
      <Link className={styles.picture} to={`/design/${slugOf(productType)}?template=${id}`}>
        {picture ? (
          <img src={picture.address} width={picture.width} height={picture.height} alt="" />
        ) : (
          <GarmentSketch type={productType} colours={colours} />
        )}
        <span className={styles.use}>{t('useThis')}</span>
        <span className="visually-hidden">{name}</span>
      </Link>
      <h3>{name}</h3>
      <p>
        <span>{t(`app:product.${productType}`)}</span>
        <span>{price !== null && t('from', { price: formatMoney(price) })}</span>
      </p>
    </article>
  )
}
