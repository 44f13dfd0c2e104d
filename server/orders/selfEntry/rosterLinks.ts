import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, gt, type InferSelectModel, inArray, isNull } from 'drizzle-orm'
import type { ReplyStatus, RosterLink, RosterReply } from '../../contract/orders/rosterLink.ts'
import { rosterLinks, rosterReplies } from '../../db/schema/rosterLinks.ts'
import { findOwn, hashSecret, type Person } from '../../designs/design.ts'
import type { DesignWork } from '../../designs/designWork.ts'
import { Problem } from '../../http/problem.ts'

export type LinkRow = InferSelectModel<typeof rosterLinks>
export type ReplyRow = InferSelectModel<typeof rosterReplies>

const day = 24 * 60 * 60 * 1000

/** So many open links has a design: one is enough for a team. */
const maxLinks = 10

const isOpen = (now: Date) => and(isNull(rosterLinks.closedAt), gt(rosterLinks.expiresAt, now))

const enoughLinks = new Problem('wrong-state', { detail: 'This design has enough open links. Close one first.' })

/** The open links of a design of this person, and the replies through all of its links, the first one first. */
export async function readReplies(work: DesignWork, person: Person, id: string) {
  await findOwn(work, person, { id })
  const links = await work.tx
    .select()
    .from(rosterLinks)
    .where(and(eq(rosterLinks.designId, id), isOpen(work.now)))
    .orderBy(desc(rosterLinks.createdAt))
  return { links: links.map(showLink), replies: (await repliesOf(work, id)).map(showReply) }
}

async function repliesOf({ tx }: DesignWork, design: string): Promise<readonly ReplyRow[]> {
  const rows = await tx
    .select({ reply: rosterReplies })
    .from(rosterReplies)
    .innerJoin(
      rosterLinks,
      and(eq(rosterLinks.tenantId, rosterReplies.tenantId), eq(rosterLinks.id, rosterReplies.linkId)),
    )
    .where(eq(rosterLinks.designId, design))
    .orderBy(asc(rosterReplies.createdAt), asc(rosterReplies.id))
  return rows.map(({ reply }) => reply)
}

/** @throws Problem wrong-state when there are enough open links */
export async function createRosterLink(work: DesignWork, person: Person, wanted: { id: string; days: number }) {
  const { tx, tenant, now, newId } = work
  await findOwn(work, person, { id: wanted.id, lock: true })
  const open = await tx.$count(rosterLinks, and(eq(rosterLinks.designId, wanted.id), isOpen(now)))
  if (open >= maxLinks) throw enoughLinks
  const secret = randomUUID()
  const [link] = await tx
    .insert(rosterLinks)
    .values({
      tenantId: tenant.id,
      id: newId(),
      designId: wanted.id,
      secretHash: hashSecret(secret),
      createdAt: now,
      expiresAt: new Date(now.getTime() + wanted.days * day),
    })
    .returning()
  if (!link) throw new Error('The database returned no link.')
  return { ...showLink(link), secret }
}

/** Closes a link; one that is closed stays as it was. */
export async function closeRosterLink(work: DesignWork, person: Person, wanted: { id: string; link: string }) {
  await findOwn(work, person, { id: wanted.id })
  const own = and(eq(rosterLinks.id, wanted.link), eq(rosterLinks.designId, wanted.id))
  await work.tx
    .update(rosterLinks)
    .set({ closedAt: work.now })
    .where(and(own, isNull(rosterLinks.closedAt)))
  const [link] = await work.tx.select().from(rosterLinks).where(own)
  if (!link) throw new Problem('not-found')
  return showLink(link)
}

interface Decided {
  readonly id: string
  readonly replies: readonly string[]
  readonly decision: Exclude<ReplyStatus, 'waiting'>
}

/**
 * Decides replies to links of a design of this person.
 *
 * @throws Problem not-found when one of them is none of the design's; then nothing is decided
 */
export async function decideReplies(work: DesignWork, person: Person, { id, replies, decision }: Decided) {
  await findOwn(work, person, { id })
  const known = new Set((await repliesOf(work, id)).map(reply => reply.id))
  if (!replies.every(reply => known.has(reply))) throw new Problem('not-found')
  await work.tx
    .update(rosterReplies)
    .set({ status: decision, updatedAt: work.now })
    .where(inArray(rosterReplies.id, [...replies]))
  return { replies: (await repliesOf(work, id)).map(showReply) }
}

const showLink = ({ id, createdAt, expiresAt, closedAt }: LinkRow): RosterLink => ({
  id,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  closedAt: closedAt?.toISOString() ?? null,
})

export const showReply = ({
  id,
  name,
  number,
  size,
  shortsSize,
  sleeve,
  status,
  updatedAt,
}: ReplyRow): RosterReply => ({
  id,
  name,
  number,
  size,
  shortsSize,
  sleeve,
  status,
  updatedAt: updatedAt.toISOString(),
})
