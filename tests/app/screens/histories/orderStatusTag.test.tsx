import { cleanup } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { OrderStatusTag } from '../../../../app/screens/histories/OrderStatusTag.tsx'
import { orderStatuses } from '../../../../server/contract/orders/order.ts'
import { renderScreen } from '../../../support/renderScreen.tsx'

afterEach(cleanup)

it('gives every status of an order the severity of the specification', () => {
  const { container } = renderScreen(orderStatuses.map(status => <OrderStatusTag key={status} status={status} />))
  const severities = [...container.querySelectorAll<HTMLElement>('[data-severity]')].map(tag => tag.dataset.severity)
  expect(Object.fromEntries(orderStatuses.map((status, at) => [status, severities[at]]))).toEqual({
    REVIEWING: 'info',
    APPROVED: 'success',
    PROCESSING: 'warn',
    COMPLETED: 'primary',
    ON_THE_WAY: 'secondary',
    REJECTED: 'danger',
    CANCELED: 'danger',
  })
})
