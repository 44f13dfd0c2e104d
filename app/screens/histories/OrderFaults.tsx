import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '../../../server/contract/orders/order.ts'
import styles from './orderPieces.module.css'

interface OrderFaultsProps {
  readonly pieces: Order['lines'][number]['pieces']
  /** Those of this design. */
  readonly faults: Order['faults']
  /** What is said of the whole order. */
  readonly reason?: string | null
  /** What can be done about it. */
  readonly children?: ReactNode
}

/** Why a design was rejected, and which of its players. The words are those of `histories`. */
export function OrderFaults({ pieces, faults, reason, children }: OrderFaultsProps) {
  const { t } = useTranslation('histories')
  if (!reason && faults.length === 0) return null
  const playerOf = (row: number) =>
    [pieces[row]?.number, pieces[row]?.name].filter(Boolean).join(' ') || t('row', { count: row + 1 })
  return (
    <div className={styles.faults}>
      {reason && <p>{reason}</p>}
      {faults.map(({ row, text }) => (
        <p key={`${row} ${text}`}>
          {row !== null && <strong>{playerOf(row)}: </strong>}
          {text}
        </p>
      ))}
      {children}
    </div>
  )
}
