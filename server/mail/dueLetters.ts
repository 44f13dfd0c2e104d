import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../db/database.ts'
import { outbox } from '../db/schema/outbox.ts'

/** Letters taken at a time, and milliseconds for which nobody else takes them: longer than sending them all can last. */
const handful = 10
const lease = 5 * 60_000

const row = z.object({
  tenant_id: z.string(),
  id: z.string(),
  recipient: z.string(),
  content: z.unknown(),
  attempts: z.coerce.number(),
})

export interface DueLetter {
  readonly tenantId: string
  readonly id: string
  readonly recipient: string
  readonly content: unknown
  /** With the one that begins now. */
  readonly attempts: number
}

/** Takes letters whose time has come. Two processes never take the same; one that dies gives its own back after the lease. */
export async function takeDueLetters(database: Database, now: number): Promise<readonly DueLetter[]> {
  const [at, back] = [new Date(now).toISOString(), new Date(now + lease).toISOString()]
  const { rows } = await database.asHouse(tx =>
    tx.execute(sql`
      update ${outbox} set attempts = attempts + 1, next_attempt_at = ${back}
      where (tenant_id, id) in (
        select tenant_id, id from ${outbox}
        where kind = 'letter' and sent_at is null and failed_at is null and next_attempt_at <= ${at}
        order by next_attempt_at limit ${handful} for update skip locked)
      returning tenant_id, id, recipient, content, attempts`),
  )
  return rows.map(given => {
    const { tenant_id, ...letter } = row.parse(given)
    return { tenantId: tenant_id, ...letter, content: letter.content }
  })
}
