import type { ConsoleOrder } from '../../../server/contract/orders/consoleOrders.ts'

/** What a part of the page of an order gets. */
export interface OrderPartProps {
  readonly found: ConsoleOrder
  /** Loads it again. */
  changed(): void
}
