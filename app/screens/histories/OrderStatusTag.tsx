import { useTranslation } from 'react-i18next'
import type { OrderStatus } from '../../../server/contract/orders/order.ts'
import styles from './orderStatusTag.module.css'

/** Where an order is, as a tag. */
export function OrderStatusTag({ status }: { readonly status: OrderStatus }) {
  const { t } = useTranslation('histories')
  return (
    <span className={styles.tag} data-status={status}>
      {t(`status.${status}`)}
    </span>
  )
}
