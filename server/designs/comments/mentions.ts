import { and, eq, gt, inArray, isNull, lt, or } from 'drizzle-orm'
import { mentionedIn } from '../../contract/designs/mentions.ts'
import { accountRoles, accounts } from '../../db/schema/accounts.ts'
import { designComments } from '../../db/schema/designReviews.ts'
import { designShares } from '../../db/schema/designShares.ts'
import { findAny } from '../design.ts'
import { emailMentioned } from '../designEmails.ts'
import type { DesignWork } from '../designWork.ts'
import { refreshSummary } from '../summary.ts'

/** Somebody is emailed about a design this often at most, in ms, however often they are mentioned. */
const pause = 3_600_000

interface Written {
  readonly designId: string
  readonly author: string
  readonly authorName: string
  readonly text: string
}

/**
 * Emails the people whom a comment mentions by name: the owner, those who commented by a link while there still is one,
 * and staff of the shop who did. Nobody else may see the design, and guests have no address.
 */
export async function notifyMentioned(
  work: DesignWork,
  { designId, author, authorName, text }: Written,
): Promise<void> {
  if (!text.includes('@')) return
  const design = await findAny(work, { id: designId })
  const people = (await peopleOf(work, designId, design.ownerId)).filter(({ account }) => account !== author)
  const mentioned = peopleIn(text, people)
  if (mentioned.size === 0) return
  const earlier = await work.tx
    .select({ text: designComments.text })
    .from(designComments)
    .where(
      and(
        eq(designComments.designId, designId),
        gt(designComments.createdAt, new Date(work.now.getTime() - pause)),
        lt(designComments.createdAt, work.now),
      ),
    )
  const known = new Set(earlier.flatMap(comment => [...peopleIn(comment.text, people)]))
  const recipients = [...mentioned].filter(account => !known.has(account))
  if (recipients.length === 0) return
  const { design: current } = await refreshSummary(work, design)
  await emailMentioned(work, recipients, { design: current, by: authorName })
}

interface NamedPerson {
  readonly account: string
  readonly name: string
}

function peopleIn(text: string, people: readonly NamedPerson[]): Set<string> {
  const names = mentionedIn(
    text,
    people.map(({ name }) => name),
  )
  return new Set(people.filter(({ name }) => names.includes(name)).map(({ account }) => account))
}

/** Customers and staff who may see a design, by the names that comments call them. */
async function peopleOf(work: DesignWork, designId: string, ownerId: string | null): Promise<readonly NamedPerson[]> {
  const { tx } = work
  const authors = await tx
    .selectDistinct({ account: designComments.author, name: designComments.authorName, byShop: designComments.byShop })
    .from(designComments)
    .where(eq(designComments.designId, designId))
  const hasLink = authors.length > 0 && (await hasOpenLink(work, designId))
  const staff = await staffAmong(
    work,
    authors.filter(({ byShop }) => byShop).map(({ account }) => account),
  )
  const commented = authors.filter(({ byShop, account }) => (byShop ? staff.has(account) : hasLink))
  const [owner] = ownerId === null ? [] : await tx.select().from(accounts).where(eq(accounts.id, ownerId))
  const owning = owner ? [{ account: owner.id, name: `${owner.firstName} ${owner.lastName}` }] : []
  // A guest is known by a hash, an account by its id.
  return [...owning, ...commented.filter(({ account }) => account.length === 36)]
}

async function hasOpenLink({ tx, now }: DesignWork, designId: string): Promise<boolean> {
  const [open] = await tx
    .select({ id: designShares.id })
    .from(designShares)
    .where(
      and(
        eq(designShares.designId, designId),
        inArray(designShares.scope, ['comment', 'edit']),
        isNull(designShares.revokedAt),
        or(isNull(designShares.expiresAt), gt(designShares.expiresAt, now)),
      ),
    )
    .limit(1)
  return open !== undefined
}

async function staffAmong({ tx }: DesignWork, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const found = await tx
    .select({ id: accountRoles.accountId })
    .from(accountRoles)
    .where(and(inArray(accountRoles.accountId, [...ids]), eq(accountRoles.client, 'console')))
  return new Set(found.map(({ id }) => id))
}
