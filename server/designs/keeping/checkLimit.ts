import { and, count, isNull, sql } from 'drizzle-orm'
import { designs } from '../../db/schema/designs.ts'
import { Problem } from '../../http/problem.ts'
import type { DesignWork } from '../designWork.ts'
import { ownedBy } from '../findDesign.ts'
import type { Person } from '../person.ts'

/** How many more designs somebody may have. Until the transaction ends nobody else counts them. */
export async function roomLeft({ tx, tenant }: DesignWork, person: Person): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`designs ${tenant.id} ${person.author}`}, 0))`)
  const [counted] = await tx
    .select({ designs: count() })
    .from(designs)
    .where(and(ownedBy(person), isNull(designs.deletedAt)))
  const { perCustomer, perGuest } = tenant.settings.designs
  return (person.accountId === null ? perGuest : perCustomer) - (counted?.designs ?? 0)
}

/** @throws Problem `createDesign max limit` */
export async function checkLimit(work: DesignWork, person: Person): Promise<void> {
  if ((await roomLeft(work, person)) < 1) throw new Problem('createDesign max limit')
}
