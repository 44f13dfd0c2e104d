import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { formatMoney } from '../../i18n/khmerFormat.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { useFetchStudio } from '../../studio/StudioContext.ts'
import { PublishedPicture, type PublishedPictureProps } from './PublishedPicture.tsx'
import { Rating } from './Rating.tsx'
import styles from './store.module.css'
import { askStoreDesign } from './storeCalls.ts'

export interface DesignCardProps extends PublishedPictureProps {
  /** The lowest price of its product in cents. */
  readonly price: number | null
}

/** What a customer has published: order it as it is, or make it one's own. */
export function DesignCard({ item, price, openWall }: DesignCardProps) {
  const { t } = useTranslation('store')
  const { ask, block, toasts } = useServices()
  const fetchStudio = useFetchStudio()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const { id, productType, rating } = item
  const name = item.name || t('unnamed')

  const copy = async () => {
    const answer = await askStoreDesign(ask, id)
    if (answer.kind !== 'answered') throw new Error('The design did not come.')
    const [{ keepPublished }, made] = await Promise.all([import('./keepPublished.ts'), fetchStudio()])
    await navigate(await keepPublished(made, answer.value))
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
      <button type="button" className={styles.picture} onClick={makeOwn}>
        <PublishedPicture item={item} openWall={openWall} />
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
