import { and, eq, ne } from 'drizzle-orm'
import { valueOfNumber } from '../../../plugins/index.ts'
import { maxReplies, type ReplyFields } from '../../contract/orders/rosterLink.ts'
import { rosterLinks, rosterReplies } from '../../db/schema/rosterLinks.ts'
import { type DesignRow, findAny, hashSecret } from '../../designs/design.ts'
import type { DesignWork } from '../../designs/designWork.ts'
import { flattenDocument } from '../../designs/openDesign.ts'
import { readDesign } from '../../designs/readDesign.ts'
import { Problem } from '../../http/problem.ts'
import { type LinkRow, type ReplyRow, showReply } from './rosterLinks.ts'

/** The secrets of a link and of the browser that opened it. */
export interface Opening {
  readonly secret: string
  readonly own: string
}

/** The shirt that a link asks about, without anybody's name, and this browser's own reply. */
export async function openRoster(work: DesignWork, opening: Opening) {
  const { link, design } = await findLink(work, opening.secret)
  const { document } = await readDesign(work, design)
  const reply = await ownReply(work, link, opening.own)
  return {
    name: document.design.name,
    productType: design.productType,
    document: flattenDocument({ ...document, players: {} }),
    expiresAt: link.expiresAt.toISOString(),
    reply: reply && showReply(reply),
  }
}

/**
 * Keeps what a player entered. Who has answered can change it until it is approved.
 *
 * @throws Problem not-found; wrong-state when it was approved or the roster is full; invalid-request for a number that somebody else wears
 */
export async function sendReply(work: DesignWork, opening: Opening, fields: ReplyFields) {
  const { link, design } = await findLink(work, opening.secret)
  const { document } = await readDesign(work, design)
  const before = await ownReply(work, link, opening.own)
  if (before?.status === 'approved') throw approved
  const others = await work.tx
    .select()
    .from(rosterReplies)
    .where(and(eq(rosterReplies.linkId, link.id), ne(rosterReplies.ownHash, hashSecret(opening.own))))
  if (!before && others.length >= maxReplies) throw full
  const worn = [...others.filter(({ status }) => status !== 'declined'), ...Object.values(document.players)]
  const wanted = valueOfNumber(fields.number)
  if (wanted !== null && worn.some(({ number }) => valueOfNumber(number) === wanted)) throw takenNumber
  const { tx, tenant, now, newId } = work
  const values = { ...fields, status: 'waiting' as const, updatedAt: now }
  const [reply] = await tx
    .insert(rosterReplies)
    .values({
      ...values,
      tenantId: tenant.id,
      id: newId(),
      linkId: link.id,
      ownHash: hashSecret(opening.own),
      createdAt: now,
    })
    .onConflictDoUpdate({
      target: [rosterReplies.tenantId, rosterReplies.linkId, rosterReplies.ownHash],
      set: values,
    })
    .returning()
  if (!reply) throw new Error('The database returned no reply.')
  return showReply(reply)
}

const approved = new Problem('wrong-state', { detail: 'This was approved and can no longer be changed here.' })
const full = new Problem('wrong-state', { detail: 'This roster is full.' })

/** It is told that the number is taken, and not by whom. */
const takenNumber = new Problem('invalid-request', {
  fields: [{ path: 'number', code: 'number-taken', message: 'This number is taken.' }],
})

/** An open link by its secret; its row is locked, so that two players cannot take one number at once. */
async function findLink(work: DesignWork, secret: string): Promise<{ link: LinkRow; design: DesignRow }> {
  const [link] = await work.tx
    .select()
    .from(rosterLinks)
    .where(eq(rosterLinks.secretHash, hashSecret(secret)))
    .for('update')
  if (!link || link.closedAt !== null || link.expiresAt <= work.now) throw new Problem('not-found')
  return { link, design: await findAny(work, { id: link.designId }) }
}

async function ownReply({ tx }: DesignWork, { id }: LinkRow, own: string): Promise<ReplyRow | null> {
  const [reply] = await tx
    .select()
    .from(rosterReplies)
    .where(and(eq(rosterReplies.linkId, id), eq(rosterReplies.ownHash, hashSecret(own))))
  return reply ?? null
}
