import { readPhone } from '../accounts/phone.ts'
import { contactCall } from '../contract/contact.ts'
import { fieldCodes } from '../contract/problemCodes.ts'
import type { Database } from '../db/database.ts'
import type { KitloomServer } from '../http/kitloomServer.ts'
import { Problem } from '../http/problem.ts'
import { serveCall } from '../http/serveCall.ts'
import { networkOf } from '../limits/limitRequests.ts'
import { consume, type Limit, type Limits } from '../limits/limits.ts'
import { saveMessage } from './saveMessage.ts'

const hour = 3_600_000

/** The rate limits of messages to a shop, per network and in total, since each becomes emails to its admins. */
const contactLimits = {
  fromAddress: { max: 10, within: hour },
  toShop: { max: 300, within: hour },
} as const satisfies Readonly<Record<string, Limit>>

interface Needed {
  readonly database: Database
  readonly limits: Limits
  /** Milliseconds since 1970. */
  now(): number
  /** Creates a UUIDv7. */
  newId(): string
}

/** `POST /api/contact`: a message to the shop. */
export function serveContact(server: KitloomServer, { database, limits, now, newId }: Needed): void {
  serveCall(server, contactCall, async ({ tenant, principal, body, ip }, reply) => {
    const message = { ...body, contact: checkedContact(body.contact) }
    await consume(
      limits,
      [`contact:${tenant.id}:${networkOf(ip)}`, contactLimits.fromAddress],
      [`contact:${tenant.id}`, contactLimits.toShop],
    )
    const at = now()
    const account = principal.kind === 'customer' ? principal.account : null
    const id = await database.asTenant(tenant.id, tx => saveMessage(tx, { tenant, account, message, now: at, newId }))
    return reply.code(201).send({ id, createdAt: new Date(at).toISOString() })
  })
}

/**
 * Returns an email address unchanged and a phone number as +855….
 * @throws Problem invalid-request when it is not a possible number
 */
function checkedContact(written: string): string {
  if (written.includes('@')) return written
  const phone = readPhone(written)
  if (phone) return phone
  const code = 'invalid-contact'
  throw new Problem('invalid-request', { fields: [{ path: 'contact', code, message: fieldCodes[code] ?? code }] })
}
