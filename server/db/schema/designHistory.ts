import { foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { designStatuses } from '../../contract/designs/design.ts'
import { designEvents, eventActors } from '../../contract/designs/designHistory.ts'
import { createdAt, id, tenantId } from './columns.ts'
import { designs } from './designs.ts'

/** What happened to a design besides editing, written in the transaction in which it happened. */
export const designHistory = pgTable(
  'design_history',
  {
    tenantId: tenantId(),
    id: id(),
    designId: uuid('design_id').notNull(),
    event: text('event', { enum: designEvents }).notNull(),
    by: text('by', { enum: eventActors }).notNull(),
    /** Who it was: an account, or the hash of a guest's secret. */
    actor: text('actor').notNull(),
    fromStatus: text('from_status', { enum: designStatuses }),
    toStatus: text('to_status', { enum: designStatuses }),
    note: text('note').notNull().default(''),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({ columns: [table.tenantId, table.designId], foreignColumns: [designs.tenantId, designs.id] }).onDelete(
      'cascade',
    ),
    index('design_history_of_design').on(table.tenantId, table.designId, table.createdAt),
  ],
)
