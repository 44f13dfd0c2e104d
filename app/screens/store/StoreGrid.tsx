import { useCallback, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { StoreItem } from '../../../server/contract/designs/storeDesign.ts'
import { useStream } from '../../device/useStream.ts'
import { formatMoney } from '../../i18n/formats.ts'
import { usePrices } from '../../session/prices.ts'
import { slugOf } from '../../session/products.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { templateImage } from '../../studio/kitImages/templateImage.ts'
import type { KitRenderer } from '../../studio/kits/kitRenderer.ts'
import { useFetchStudio } from '../../studio/StudioContext.ts'
import { GarmentSketch } from '../../ui/designs/GarmentSketch.tsx'
import { skeletonItems } from '../../ui/EmptyState.tsx'
import { MovingItem, MovingList } from '../../ui/MovingList.tsx'
import { lowestPrice } from '../pricing/tierRows.ts'
import { StoreDesignCard } from './StoreDesignCard.tsx'
import styles from './store.module.css'
import { pageSize } from './storeCalls.ts'

/** Cards that are seen without scrolling on a phone: the images of the others would take the line from the script. */
const inFirstRows = 4

interface StoreGridProps {
  /** `null` while they come. */
  readonly items: readonly StoreItem[] | null
  /** Of what was looked for before. */
  readonly isStale: boolean
}

/** Cards of store designs. */
export function StoreGrid({ items, isStale }: StoreGridProps) {
  const { t } = useTranslation('store')
  const prices = usePrices().value
  const openRenderer = useSharedRenderer()
  if (items === null) {
    return (
      <div className={styles.grid} role="status" aria-busy aria-label={t('app:loading')}>
        {skeletonItems(pageSize).map(place => (
          <div key={place} className={styles.coming} />
        ))}
      </div>
    )
  }
  return (
    <MovingList className={styles.grid} aria-busy={isStale} data-stale={isStale || undefined}>
      {items.map((item, index) => {
        const price = lowestPrice(prices, item.productType)
        return (
          <MovingItem key={`${item.kind}-${item.id}`}>
            {item.kind === 'template' ? (
              <TemplateCard item={item} price={price} isInFirstRows={index < inFirstRows} />
            ) : (
              <StoreDesignCard item={item} price={price} openRenderer={openRenderer} />
            )}
          </MovingItem>
        )
      })}
    </MovingList>
  )
}

interface TemplateCardProps {
  readonly item: Extract<StoreItem, { kind: 'template' }>
  /** The lowest price of its product in cents. */
  readonly price: number | null
  readonly isInFirstRows: boolean
}

/** A look of the shop, to start from. */
function TemplateCard({ item, price, isInFirstRows }: TemplateCardProps) {
  const { t } = useTranslation('store')
  const { id, productType, colours, names } = item
  const image = templateImage(id)
  const name = names[useStream(useServices().language)]
  return (
    <article className={styles.card}>
      <Link className={styles.image} to={`/design/${slugOf(productType)}?template=${id}`}>
        {image ? (
          <img
            src={image.address}
            width={image.width}
            height={image.height}
            alt=""
            loading={isInFirstRows ? 'eager' : 'lazy'}
          />
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

/** What draws the kits of this screen, one after the other; opened when the first card asks, closed with the screen. */
function useSharedRenderer(): () => Promise<KitRenderer> {
  const fetchStudio = useFetchStudio()
  const shared = useRef<Promise<KitRenderer> | null>(null)
  useEffect(
    () => () => {
      shared.current?.then(
        renderer => renderer.close(),
        () => {},
      )
      shared.current = null
    },
    [],
  )
  return useCallback(() => {
    shared.current ??= fetchStudio().then(({ openKitRenderer }) => openKitRenderer())
    return shared.current
  }, [fetchStudio])
}
