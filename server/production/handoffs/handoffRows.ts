import { and, asc, count, desc, eq, gt, isNull } from 'drizzle-orm'
import Papa from 'papaparse'
import type { Handoff, HandoffMessage, HandoffProgress } from '../../contract/production/handoffs.ts'
import { handoffMessages, handoffPieces, handoffs } from '../../db/schema/handoffs.ts'
import { hashSecret } from '../../designs/design.ts'
import type { DesignWork } from '../../designs/designWork.ts'
import type { FileStore } from '../../files/fileStore.ts'
import { Problem } from '../../http/problem.ts'

export type HandoffRow = typeof handoffs.$inferSelect
type Work = Pick<DesignWork, 'tx' | 'tenant' | 'now' | 'newId'>

const day = 24 * 60 * 60 * 1000
/** Rows that one statement inserts. */
const perInsert = 500

interface Handing {
  readonly orderId: string
  readonly packId: string
  readonly supplier: string
  readonly supplierId: string | null
  readonly days: number
  readonly secret: string
  readonly pieces: readonly PackPiece[]
}

export async function createHandoff(work: Work, handing: Handing): Promise<void> {
  const { tx, tenant, now, newId } = work
  const { orderId, packId, supplier, supplierId, days, secret, pieces } = handing
  const id = newId()
  await tx.insert(handoffs).values({
    ...{ tenantId: tenant.id, id, orderId, packId, supplier, supplierId, createdAt: now },
    ...{ secretHash: hashSecret(secret), expiresAt: new Date(now.getTime() + days * day) },
  })
  for (let at = 0; at < pieces.length; at += perInsert) {
    const part = pieces.slice(at, at + perInsert)
    await tx
      .insert(handoffPieces)
      .values(part.map(piece => ({ ...piece, tenantId: tenant.id, handoffId: id, updatedAt: now })))
      .onConflictDoNothing()
  }
}

export interface PackPiece {
  readonly code: string
  readonly name: string
  readonly size: string
  readonly wearer: string
}

/** The pieces of a pack, from its own lists. */
export async function piecesOfPack(
  files: Pick<FileStore, 'read'>,
  listed: readonly { readonly name: string; readonly sha256: string }[],
): Promise<PackPiece[]> {
  const lists = listed.filter(({ name }) => /^lists\/\d+-pieces\.csv$/.test(name))
  const pieces: PackPiece[] = []
  for (const { sha256, name } of lists) {
    const bytes = await files.read(sha256)
    if (!bytes) throw new Error(`The bytes of ${name} are gone.`)
    const { data } = Papa.parse<Record<string, string>>(new TextDecoder().decode(bytes), {
      header: true,
      skipEmptyLines: true,
    })
    for (const { code = '', piece = '', size = '', wearer = '' } of data) {
      if (code !== '') pieces.push({ code, name: piece, size, wearer })
    }
  }
  return pieces
}

export async function listHandoffs(work: Pick<Work, 'tx'>, orderId: string): Promise<{ items: Handoff[] }> {
  const rows = await work.tx
    .select()
    .from(handoffs)
    .where(eq(handoffs.orderId, orderId))
    .orderBy(desc(handoffs.createdAt), desc(handoffs.id))
  return { items: await Promise.all(rows.map(row => showHandoff(work, row))) }
}

async function showHandoff(work: Pick<Work, 'tx'>, row: HandoffRow): Promise<Handoff> {
  const { id, packId, supplier, createdAt, expiresAt, revokedAt, acknowledgedAt } = row
  return {
    ...{ id, pack: packId, supplier },
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    revokedAt: revokedAt?.toISOString() ?? null,
    acknowledgedAt: acknowledgedAt?.toISOString() ?? null,
    progress: await progressOf(work, id),
    messages: await messagesOf(work, id),
  }
}

export async function progressOf({ tx }: Pick<Work, 'tx'>, id: string): Promise<HandoffProgress> {
  const rows = await tx
    .select({ step: handoffPieces.step, pieces: count() })
    .from(handoffPieces)
    .where(eq(handoffPieces.handoffId, id))
    .groupBy(handoffPieces.step)
  return { waiting: 0, cut: 0, sewn: 0, shipped: 0, ...Object.fromEntries(rows.map(row => [row.step, row.pieces])) }
}

export async function messagesOf({ tx }: Pick<Work, 'tx'>, id: string): Promise<HandoffMessage[]> {
  const rows = await tx
    .select()
    .from(handoffMessages)
    .where(eq(handoffMessages.handoffId, id))
    .orderBy(asc(handoffMessages.createdAt), asc(handoffMessages.id))
  return rows.map(({ id: own, byShop, text, createdAt }) => ({ id: own, byShop, text, at: createdAt.toISOString() }))
}

/** @throws Problem wrong-state when so much was written that nobody reads it */
export async function addMessage(work: Work, handoffId: string, byShop: boolean, text: string): Promise<void> {
  const { tx, tenant, now, newId } = work
  const known = await messagesOf(work, handoffId)
  if (known.length >= maxMessages) throw new Problem('wrong-state', { detail: 'No more messages fit here.' })
  await tx.insert(handoffMessages).values({ tenantId: tenant.id, id: newId(), handoffId, byShop, text, createdAt: now })
}

const maxMessages = 200

/** @throws Problem not-found */
export async function findHandoff({ tx }: Pick<Work, 'tx'>, orderId: string, id: string): Promise<HandoffRow> {
  const [row] = await tx
    .select()
    .from(handoffs)
    .where(and(eq(handoffs.id, id), eq(handoffs.orderId, orderId)))
    .for('update')
  if (!row) throw new Problem('not-found')
  return row
}

/** A link that works: it is not revoked and has not expired. @throws Problem not-found, for all others alike */
export async function openLink({ tx, now }: Work, by: { readonly secret: string } | { readonly id: string }) {
  const own = 'id' in by ? eq(handoffs.id, by.id) : eq(handoffs.secretHash, hashSecret(by.secret))
  const [row] = await tx
    .select()
    .from(handoffs)
    .where(and(own, isNull(handoffs.revokedAt), gt(handoffs.expiresAt, now)))
  if (!row) throw new Problem('not-found')
  return row
}
