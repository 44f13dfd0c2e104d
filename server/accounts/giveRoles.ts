import type { Role } from '../contract/accounts/accessClaims.ts'
import type { ClientId } from '../contract/clientIds.ts'
import type { TenantId, Transaction } from '../db/database.ts'
import { accountRoles } from '../db/schema/accounts.ts'

const customerOf: readonly (readonly [ClientId, Role])[] = [
  ['web', 'customer'],
  ['app', 'customer'],
]

const rolesOfKind = { customer: customerOf, admin: [['console', 'ADMIN']] } as const

interface Given {
  readonly tenant: TenantId
  readonly account: string
  readonly kind: keyof typeof rolesOfKind
  newId(): string
}

/** Makes an account a customer, or an ADMIN of the console. Roles that it has already stay. */
export async function giveRoles(tx: Transaction, { tenant, account, kind, newId }: Given): Promise<void> {
  const rows = rolesOfKind[kind].map(([client, role]) => ({
    tenantId: tenant,
    id: newId(),
    accountId: account,
    client,
    role,
  }))
  await tx.insert(accountRoles).values(rows).onConflictDoNothing()
}
