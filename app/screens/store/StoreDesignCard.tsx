import { Star } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { StoreItem } from '../../../server/contract/designs/storeDesign.ts'
import { useNear } from '../../device/display.ts'
import { formatMoney, formatNumber } from '../../i18n/formats.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { useFetchStudio } from '../../studio/StudioContext.ts'
import { GarmentSketch } from '../../ui/designs/GarmentSketch.tsx'
import { useNavigate } from '../../ui/routing/RoutingContext.ts'
import { GarmentBoundary } from '../../viewer/GarmentBoundary.tsx'
import type { PublishedKitProps } from './PublishedKit.tsx'
import styles from './store.module.css'
import { readStoreDesign } from './storeCalls.ts'

interface DesignCardProps extends PublishedImageProps {
  /** The lowest price of its product in cents. */
  readonly price: number | null
}

/** A design that a customer has published: order it as it is, or edit a copy. */
export function StoreDesignCard({ item, price, openRenderer }: DesignCardProps) {
  const { t } = useTranslation('store')
  const { client, block, toasts } = useServices()
  const fetchStudio = useFetchStudio()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const { id, productType, rating } = item
  const name = item.name || t('unnamed')

  const copy = async () => {
    const response = await readStoreDesign(client, id)
    if (response.kind !== 'ok') throw new Error('The design did not come.')
    const [{ saveCopyOfPublished }, made] = await Promise.all([import('./saveCopyOfPublished.ts'), fetchStudio()])
    await navigate(await saveCopyOfPublished(made, response.value))
  }
  const makeOwn = () => {
    if (isBusy) return
    setBusy(true)
    block
      .during(copy())
      .catch(() => toasts.show({ key: 'copy', severity: 'error', text: t('notCopied', { name }) }))
      .finally(() => setBusy(false))
  }
  return (
    <article className={styles.card}>
      <button type="button" className={styles.image} onClick={makeOwn}>
        <PublishedImage item={item} openRenderer={openRenderer} />
        <span className={styles.use}>{t('makeOwn')}</span>
        <span className="visually-hidden">{name}</span>
      </button>
      <h3>
        <Link to={`/store/${id}`}>{name}</Link>
      </h3>
      <p>
        <span>{t(`app:product.${productType}`)}</span>
        <span>{price !== null && t('from', { price: formatMoney(price) })}</span>
      </p>
      <p>
        <Rating {...rating} />
        <Link to={`/design/checkout/${id}`}>{t('order')}</Link>
      </p>
    </article>
  )
}

interface RatingProps {
  /** Of 1 to 5; `null` while nobody has rated. */
  readonly average: number | null
  readonly count: number
}

/** How others have rated it. */
function Rating({ average, count }: RatingProps) {
  const { t } = useTranslation('store')
  if (average === null) return <span>{t('unrated')}</span>
  const formatted = formatNumber(average, 1)
  return (
    <span className={styles.rating}>
      <Star aria-hidden />
      <span aria-hidden>
        {formatted} ({count})
      </span>
      <span className="visually-hidden">{t('rated', { average: formatted, count })}</span>
    </span>
  )
}

const PublishedKit = lazy(async () => ({ default: (await import('./PublishedKit.tsx')).PublishedKit }))

interface PublishedImageProps extends Pick<PublishedKitProps, 'openRenderer'> {
  readonly item: Extract<StoreItem, { kind: 'design' }>
}

/** The image that the owner's page has sent; else the kit is drawn when somebody comes near, over its line drawing. */
function PublishedImage({ item, openRenderer }: PublishedImageProps) {
  const { withTenant } = useServices()
  const { id, productType, colours, thumbnail } = item
  const [broken, setBroken] = useState<string | null>(null)
  const place = useRef<HTMLSpanElement>(null)
  const isNear = useNear(place)
  if (thumbnail !== null && thumbnail !== broken) {
    const fail = () => setBroken(thumbnail)
    return <img src={withTenant(thumbnail)} width={384} height={480} alt="" loading="lazy" onError={fail} />
  }
  return (
    <>
      <span ref={place} className={styles.drawn}>
        {isNear && (
          <GarmentBoundary fail={() => {}}>
            <Suspense fallback={null}>
              <PublishedKit id={id} openRenderer={openRenderer} />
            </Suspense>
          </GarmentBoundary>
        )}
      </span>
      <GarmentSketch type={productType} colours={colours} />
    </>
  )
}
