import type { SupplierOrder } from '../../../server/contract/production/handoffs.ts'

/** What the parts of a supplier's page work with. */
export interface SupplierPartProps {
  readonly secret: string
  readonly order: SupplierOrder
  set(order: SupplierOrder): void
}
