import { and, count, eq, isNull, sql } from 'drizzle-orm'
import type { DesignDocument } from '../../engine/index.ts'
import type { ProductType } from '../contract/tenantSettings.ts'
import { designs } from '../db/schema/designs.ts'
import { Problem } from '../http/problem.ts'
import { type DesignRow, ownedBy, type Person } from './design.ts'
import { writeLog } from './designLog.ts'
import type { DesignWork } from './designWork.ts'
import { writeHistory } from './history.ts'
import { findGarment, garmentOf, openDesign, withoutPlayers } from './openDesign.ts'

interface NewDesign {
  readonly id: string
  readonly productType: ProductType
}

interface Made {
  readonly design: DesignRow
  /** False when the same person has made it before. */
  readonly isNew: boolean
}

/**
 * An empty design. The same id again gives what is there.
 *
 * @throws Problem invalid-request for a type that the shop does not offer, id-taken, `createDesign max limit`
 */
export async function createDesign(
  work: DesignWork,
  person: Person,
  { id, productType, event = 'created' }: NewDesign & { readonly event?: 'created' | 'copied' },
): Promise<Made> {
  const { tx, tenant, now } = work
  const [known] = await tx
    .select()
    .from(designs)
    .where(and(eq(designs.id, id), ownedBy(person)))
  if (known) return asBefore(known, productType)
  if (!tenant.settings.productTypes.includes(productType) || !findGarment(productType)) throw notOffered(productType)
  await checkLimit(work, person)
  const owner = { ownerId: person.accountId, guestHash: person.guestHash }
  const times = { createdAt: now, updatedAt: now, designedAt: now }
  const [design] = await tx
    .insert(designs)
    .values({ tenantId: tenant.id, id, productType, ...owner, ...times })
    .onConflictDoNothing()
    .returning()
  if (!design) return madeMeanwhile(work, person, { id, productType })
  await writeHistory(work, { designId: id, event, by: 'owner', actor: person.author, to: 'DRAFT' })
  return { design, isNew: true }
}

/** Somebody else has the id, or the same person asked twice at once. */
async function madeMeanwhile({ tx }: DesignWork, person: Person, { id, productType }: NewDesign): Promise<Made> {
  const [known] = await tx
    .select()
    .from(designs)
    .where(and(eq(designs.id, id), ownedBy(person)))
  if (!known) throw new Problem('id-taken')
  return asBefore(known, productType)
}

function asBefore(design: DesignRow, productType: ProductType): Made {
  if (design.productType === productType && design.deletedAt === null) return { design, isNew: false }
  throw new Problem('id-taken', { detail: 'You have another design under this id, or deleted it. Make a new id.' })
}

const notOffered = (productType: ProductType) =>
  new Problem('invalid-request', {
    fields: [{ path: 'productType', code: 'not-offered', message: `This shop does not make ${productType}.` }],
  })

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

interface Copied {
  /** That the copy shall have; again, it gives the copy that is there. */
  readonly id: string
  readonly productType: ProductType
  readonly document: DesignDocument
}

/** A new design with one entry that says how the old one looks: neither its history nor its players come along. */
export async function copyDesign(work: DesignWork, person: Person, copied: Copied): Promise<Made> {
  const { id, productType, document } = copied
  const made = await createDesign(work, person, { id, productType, event: 'copied' })
  if (!made.isNew) return made
  const { author } = person
  const { engine } = await openDesign({
    garment: garmentOf(productType),
    updates: [],
    author: `${author}#server`,
    copyOf: withoutPlayers(document),
    now: () => work.now.getTime(),
  })
  const log = engine.timeline.log()
  const parts = [{ clientId: log.client, bytes: log.update() }]
  engine.dispose()
  const seq = await writeLog(work, made.design, { author, parts })
  return { ...made, design: { ...made.design, seq } }
}
