import { useTranslation } from 'react-i18next'
import type { OrderStatus } from '../../../server/contract/orders/order.ts'
import { type Severity, Tag } from '../../ui/Tag.tsx'

/** How a status is coloured, as section 4 of the specification has it. */
const severities: Readonly<Record<OrderStatus, Severity>> = {
  REVIEWING: 'info',
  APPROVED: 'success',
  PROCESSING: 'warn',
  COMPLETED: 'primary',
  ON_THE_WAY: 'secondary',
  REJECTED: 'danger',
  CANCELED: 'danger',
}

export function OrderStatusTag({ status }: { readonly status: OrderStatus }) {
  const { t } = useTranslation('histories')
  return <Tag severity={severities[status]}>{t(`status.${status}`)}</Tag>
}
