import type { ClientId } from '../contract/accounts/tokens.ts'
import type { Transaction } from '../db/database.ts'
import { authEvents } from '../db/schema/sessions.ts'
import type { AccountServices } from './accountServices.ts'
import type { Visit } from './visit.ts'

type EventKind =
  | 'registered'
  | 'confirmed'
  | 'signed-in'
  | 'locked'
  | 'unlocked'
  | 'refresh-reused'
  | 'password-changed'
  | 'password-reset'
  | 'google-linked'

interface Happening {
  readonly kind: EventKind
  readonly account: string
  readonly client?: ClientId
}

/** Records an event of an account for security audits. */
export async function recordEvent(
  tx: Transaction,
  { now, newId }: AccountServices,
  { tenant, device }: Visit,
  { kind, account, client }: Happening,
): Promise<void> {
  await tx.insert(authEvents).values({
    tenantId: tenant.id,
    id: newId(),
    accountId: account,
    kind,
    address: device.address,
    createdAt: new Date(now()),
    ...(client === undefined ? {} : { client }),
  })
}

/** Records a wrong password, also at an address without an account, so that both take the same work. */
export async function recordFailedSignIn(
  tx: Transaction,
  { now, newId }: AccountServices,
  { tenant, device }: Visit,
  { account, client }: { readonly account: string | null; readonly client: ClientId },
): Promise<void> {
  await tx.insert(authEvents).values({
    tenantId: tenant.id,
    id: newId(),
    accountId: account,
    kind: 'sign-in-failed',
    client,
    address: device.address,
    createdAt: new Date(now()),
  })
}
