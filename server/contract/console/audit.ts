import { z } from 'zod'
import { defineCall } from '../call.ts'
import { isoTime, pageOf, pageQuery } from '../callParts.ts'

/** One change that somebody made. */
const auditEntry = z.object({
  id: z.uuid(),
  at: isoTime,
  /** The name of an account; `server` for what it did by itself; empty for guests and accounts that are gone. */
  actor: z.string(),
  action: z.enum(['added', 'changed', 'deleted']),
  /** What kind of thing was changed, such as `order` or `staff`. */
  subject: z.string(),
  subjectId: z.uuid().nullable(),
  /** By field: its value, or of a change what was before and what is after. */
  detail: z.record(z.string(), z.unknown()),
})
export type AuditEntry = z.infer<typeof auditEntry>

const auditQuery = pageQuery.extend({
  /** Words of a person, a subject or a value, or the number of an order. */
  search: z.string().trim().max(80).default(''),
  subject: z.string().trim().max(40).default(''),
  /** The first and the last day, in UTC. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
})
export type AuditQuery = z.infer<typeof auditQuery>

export const listAuditCall = defineCall({
  method: 'GET',
  path: '/api/console/audit',
  access: 'admin',
  right: 'manage',
  summary: 'List changes to rights, statuses, prices and orders, newest first',
  query: auditQuery,
  response: pageOf(auditEntry).extend({
    subjects: z.array(z.string()),
    /** The numbers of the orders that the entries of this page name, by id; of none that is gone. */
    orders: z.record(z.uuid(), z.int().min(1)),
  }),
})

/** With a byte order mark, and no cell that a spreadsheet would run. The latest 10,000 entries. */
export const exportAuditCall = defineCall({
  method: 'GET',
  path: '/api/console/audit-export',
  access: 'admin',
  right: 'manage',
  summary: 'Export the audit log as CSV',
  query: auditQuery.omit({ page: true, pageSize: true }),
  response: z.string(),
})
