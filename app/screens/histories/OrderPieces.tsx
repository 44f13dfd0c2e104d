import { useTranslation } from 'react-i18next'
import type { Order } from '../../../server/contract/orders/order.ts'
import { sizeName } from '../../i18n/formats.ts'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import styles from './orderPieces.module.css'

interface OrderPiecesProps {
  /** The name of the design. */
  readonly label: string
  readonly pieces: Order['lines'][number]['pieces']
  /** What is wrong with this design and its rows. */
  readonly defects?: Order['defects']
}

/** Who gets which shirt of a design that was ordered. The words are those of `histories`. */
export function OrderPieces({ label, pieces, defects = [] }: OrderPiecesProps) {
  const { t } = useTranslation('histories')
  const defectOf = (at: number) => defects.filter(({ row }) => row === at)
  return (
    <ScrollRegion className={styles.scroll} label={label}>
      <table className={styles.table}>
        <thead>
          <tr>
            {(['number', 'name', 'size', 'sleeve', 'quantity'] as const).map(column => (
              <th key={column} scope="col">
                {t(`column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pieces.map((piece, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of an order never change, and may be alike.
            <tr key={at} data-wrong={defectOf(at).length > 0}>
              <td>{piece.number}</td>
              <td>
                {piece.name}
                {defectOf(at).map(({ text }) => (
                  <small key={text}>{text}</small>
                ))}
              </td>
              <td>
                {sizeName(piece.size)}
                {piece.shortsSize && ` / ${sizeName(piece.shortsSize)}`}
              </td>
              <td>{t(`sleeve.${piece.sleeve}`)}</td>
              <td>{piece.quantity}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
