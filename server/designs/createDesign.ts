import { and, count, eq, isNull, sql } from 'drizzle-orm'
import type { DesignDocument } from '../../engine/index.ts'
import type { ProductType } from '../contract/tenantSettings.ts'
import { designs } from '../db/schema/designs.ts'
import { Problem } from '../http/problem.ts'
import { type DesignRow, ownedBy, type Person } from './design.ts'
import { writeLog } from './designLog.ts'
import type { DesignWork } from './designWork.ts'
import { writeHistory } from './history.ts'
import { garmentOf, openDesign, withoutPlayers } from './openDesign.ts'
import { summarise } from './summarise.ts'
import { saveSummary } from './summary.ts'

interface NewDesign {
  readonly id: string
  readonly productType: ProductType
}

interface Made {
  readonly design: DesignRow
  /** False when this person already created it. */
  readonly isNew: boolean
}

/**
 * Creates an empty design. The same id again returns the existing one.
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
  if (!tenant.settings.productTypes.includes(productType)) throw notOffered(productType)
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

/** The id belongs to somebody else, or to a concurrent request of the same person. */
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
  throw new Problem('id-taken', {
    detail: 'You already used this id for another design, which may be deleted. Choose a new id.',
  })
}

const notOffered = (productType: ProductType) =>
  new Problem('invalid-request', {
    fields: [{ path: 'productType', code: 'not-offered', message: `This shop does not offer ${productType}.` }],
  })

/** How many more designs a person can create. Locks the count until the transaction ends. */
export async function designsLeft({ tx, tenant }: DesignWork, person: Person): Promise<number> {
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
  if ((await designsLeft(work, person)) < 1) throw new Problem('createDesign max limit')
}

interface Copied {
  /** The id of the copy; the same id again returns the existing copy. */
  readonly id: string
  readonly productType: ProductType
  readonly document: DesignDocument
}

/** Creates a design with one entry that contains the artwork of another, without its history and players. */
export async function copyDesign(work: DesignWork, person: Person, copied: Copied): Promise<Made> {
  const { id, productType, document } = copied
  const made = await createDesign(work, person, { id, productType, event: 'copied' })
  if (!made.isNew) return made
  const { author } = person
  const garment = garmentOf(productType)
  const { engine } = await openDesign({
    garment,
    updates: [],
    author: `${author}#server`,
    copyOf: withoutPlayers(document),
    now: () => work.now.getTime(),
  })
  const log = engine.timeline.log()
  const parts = [{ clientId: log.client, bytes: log.update() }]
  const summary = summarise(engine.document.current(), garment)
  engine.dispose()
  const seq = await writeLog(work, made.design, { person, parts })
  // The client is another one in each run of the transaction, so a replay of this log would never be found.
  const saved = await saveSummary(work, { ...made.design, seq }, summary)
  return { ...made, design: saved.design }
}
