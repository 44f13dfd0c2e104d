import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '../../../server/contract/orders/order.ts'
import styles from './orderPieces.module.css'

interface OrderDefectsProps {
  readonly pieces: Order['lines'][number]['pieces']
  /** Those of this design. */
  readonly defects: Order['defects']
  /** What is said of the whole order. */
  readonly reason?: string | null
  /** What can be done about it. */
  readonly children?: ReactNode
}

/** Why a design was rejected, and which of its players. The words are those of `histories`. */
export function OrderDefects({ pieces, defects, reason, children }: OrderDefectsProps) {
  const { t } = useTranslation('histories')
  if (!reason && defects.length === 0) return null
  const playerOf = (row: number) =>
    [pieces[row]?.number, pieces[row]?.name].filter(Boolean).join(' ') || t('row', { count: row + 1 })
  return (
    <div className={styles.defects}>
      {reason && <p>{reason}</p>}
      {defects.map(({ row, text }) => (
        <p key={`${row} ${text}`}>
          {row !== null && <strong>{playerOf(row)}: </strong>}
          {text}
        </p>
      ))}
      {children}
    </div>
  )
}
