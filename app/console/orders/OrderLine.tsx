import { Shirt } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Order } from '../../../server/contract/orders/order.ts'
import { sizeName } from '../../i18n/formats.ts'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import styles from './order.module.css'

interface OrderLineProps {
  readonly line: Order['lines'][number]
  /** The address of an image of the design. */
  readonly thumbnail: string | null
}

/** A design of an order: its image, its fabric, and who gets what. */
export function OrderLine({ line, thumbnail }: OrderLineProps) {
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
            {t(`app:product.${line.productType}`)} · {line.fabric} · {t('orders.pieces', { count: pieces })}
          </p>
        </div>
      </div>
      <ScrollRegion className={styles.scroll} label={name}>
        <table className={styles.table}>
          <thead>
            <tr>
              {(['number', 'name', 'size', 'sleeve', 'quantity'] as const).map(column => (
                <th key={column} scope="col">
                  {t(`histories:column.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {line.pieces.map((piece, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows of an order never change, and may be alike.
              <tr key={at}>
                <td>{piece.number}</td>
                <td>{piece.name}</td>
                <td>
                  {sizeName(piece.size)}
                  {piece.shortsSize && ` / ${sizeName(piece.shortsSize)}`}
                </td>
                <td>{t(`histories:sleeve.${piece.sleeve}`)}</td>
                <td>{piece.quantity}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  )
}
