import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { WebhookEvent } from '../../contract/webhooks.ts'
import { createdAt, id, tenantId, updatedAt } from './columns.ts'

/** Addresses that a shop wants to hear of its orders at. */
export const webhooks = pgTable(
  'webhooks',
  {
    tenantId: tenantId(),
    id: id(),
    url: text('url').notNull(),
    /** Signs the deliveries, so it cannot be kept as a hash. No call shows it again. */
    secret: text('secret').notNull(),
    events: jsonb('events').notNull().$type<readonly WebhookEvent[]>(),
    active: boolean('active').notNull().default(true),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  table => [primaryKey({ columns: [table.tenantId, table.id] })],
)
