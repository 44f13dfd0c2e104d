import { History, Shirt } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Order } from '../../../server/contract/orders/order.ts'
import { OrderDefects } from '../../screens/histories/OrderDefects.tsx'
import { OrderPieces } from '../../screens/histories/OrderPieces.tsx'
import styles from './order.module.css'

interface OrderLineProps {
  /** The id of the order. */
  readonly order: string
  readonly line: Order['lines'][number]
  /** The address of the design’s image. */
  readonly thumbnail: string | null
  /** What is wrong with this design. */
  readonly defects: Order['defects']
}

/** A design of an order: its image, its fabric, and who gets what. */
export function OrderLine({ order, line, thumbnail, defects }: OrderLineProps) {
  const { t } = useTranslation('console')
  const name = line.name || t('order.unnamed')
  const pieces = line.pieces.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <section className={styles.card} aria-label={name}>
      <div className={styles.design}>
        {thumbnail ? <img src={thumbnail} alt={name} /> : <Shirt aria-hidden />}
        <div>
          <h2>{name}</h2>
          <p>
            {t(`app:product.${line.productType}`)} · {t(`app:fabric.${line.fabric}`, { defaultValue: line.fabric })} ·{' '}
            {t('orders.pieces', { count: pieces })}
          </p>
          <Link className="button line" to={`/console/designs/${line.design}?order=${order}`}>
            <History aria-hidden />
            {t('order.replay')}
          </Link>
        </div>
      </div>
      <OrderDefects pieces={line.pieces} defects={defects} />
      <OrderPieces label={name} pieces={line.pieces} defects={defects} />
    </section>
  )
}
