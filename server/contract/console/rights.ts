import { z } from 'zod'

/** What somebody of the shop's staff is. An owner may do everything. */
export const staffRoles = ['owner', 'reviewer', 'production', 'reader'] as const
export const staffRole = z.enum(staffRoles)
export type StaffRole = z.infer<typeof staffRole>

/** Who of the staff may do what. A call of the console without a right is for owners alone. */
export const rights = {
  /** Reads orders, designs and what waits. */
  read: ['owner', 'reviewer', 'production', 'reader'],
  /** Approves and rejects designs and orders. */
  review: ['owner', 'reviewer'],
  /** Takes an approved order through production. */
  produce: ['owner', 'production'],
  /** Writes notes that only the staff reads. */
  note: ['owner', 'reviewer', 'production'],
  /** Records money and takes a record back. */
  money: ['owner', 'production'],
  /** Customers, messages, staff, prices, settings, the audit log. */
  manage: ['owner'],
} as const satisfies Readonly<Record<string, readonly StaffRole[]>>

export type Right = keyof typeof rights

export const hasRight = (role: StaffRole, right: Right): boolean =>
  (rights[right] satisfies readonly StaffRole[] as readonly StaffRole[]).includes(role)

/** All that a role may do. */
export const rightsOf = (role: StaffRole): Right[] =>
  (Object.keys(rights) as Right[]).filter(right => hasRight(role, right))
