import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { idempotencyKeys } from '../db/schema/outbox.ts'
import { canonicalJson } from '../designs/revisions.ts'
import { Problem } from '../http/problem.ts'
import type { OrderWork } from './orderWork.ts'

export interface Attempt {
  /** The caller: two people may choose the same key. */
  readonly author: string
  readonly key: string
  /** Everything that the caller asks for. */
  readonly request: unknown
}

interface Once {
  /** The id that the first attempt made. */
  readonly id: string
  /** Whether this is that attempt. */
  readonly first: boolean
}

/**
 * Makes an id once for a key, however often and at how many places at once it is sent. Later attempts wait until the
 * first has been committed, and begin anew when it has failed.
 *
 * @throws Problem key-reused for another request with the same key
 */
export async function onceOnly(work: OrderWork, { author, key, request }: Attempt): Promise<Once> {
  const { tx, tenant, now, newId } = work
  const requestSha256 = createHash('sha256').update(canonicalJson(request)).digest('hex')
  const id = newId()
  const made = await tx
    .insert(idempotencyKeys)
    .values({ tenantId: tenant.id, id, author, key, requestSha256, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: idempotencyKeys.id })
  if (made.length > 0) return { id, first: true }
  const [before] = await tx
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.author, author), eq(idempotencyKeys.key, key)))
  if (!before || before.requestSha256 !== requestSha256) throw new Problem('key-reused')
  return { id: before.id, first: false }
}
