import { and, eq } from 'drizzle-orm'
import type { KeptFile, PackEvent } from '../../engine/print/index.ts'
import type { PackRefusal } from '../contract/production/packs.ts'
import type { Database, TenantId, Transaction } from '../db/database.ts'
import { orderImages, type orderLines, orders } from '../db/schema/orders.ts'
import { packFiles, packs } from '../db/schema/packs.ts'
import { tenants } from '../db/schema/tenants.ts'
import { saveFiles } from '../files/fileRows.ts'
import type { FileStore } from '../files/fileStore.ts'
import { lastLines } from '../orders/orderedArtwork.ts'
import type { PackMaker } from './openPackMaker.ts'
import { packFonts } from './packFonts.ts'
import type { PackJob } from './packJob.ts'
import { filesOf, type PackRow } from './packRows.ts'

interface PackRunning {
  readonly database: Database
  readonly files: FileStore
  readonly makePack: PackMaker
  /** Milliseconds since 1970. */
  now(): number
}

export interface Packs {
  /** Makes a pack after those that wait. */
  queue(pack: Pick<PackRow, 'tenantId' | 'id'>): void
  /** Goes on with the packs that a server which stopped was making, in every shop. */
  resume(): Promise<void>
  /** Resolves when no pack is waiting. */
  idle(): Promise<void>
}

/** Makes one pack after another: each takes a core and hundreds of megabytes. */
export function runPacks(services: PackRunning, onError: (error: unknown) => void): Packs {
  let last = Promise.resolve()
  const queued = new Set<string>()
  const queue: Packs['queue'] = ({ tenantId, id }) => {
    if (queued.has(id)) return
    queued.add(id)
    last = last
      .then(() => runPack(services, tenantId as TenantId, id))
      .catch(async error => {
        onError(error)
        const reason = error instanceof Error ? error.message : String(error)
        await refuse(services, tenantId as TenantId, id, { refusal: null, reason: reason.slice(0, 2000) })
      })
      .catch(onError)
      .finally(() => queued.delete(id))
  }
  return {
    queue,
    async resume() {
      const waiting = await services.database.asSystem(tx => tx.select().from(packs).where(eq(packs.status, 'making')))
      for (const pack of waiting) queue(pack)
    },
    idle: () => last,
  }
}

async function runPack(services: PackRunning, tenantId: TenantId, id: string): Promise<void> {
  const job = await readJob(services, tenantId, id)
  if (!job) return
  for await (const event of services.makePack(job)) {
    if (event.kind !== 'file') {
      await refuse(services, tenantId, id, { refusal: refusalOf(event), reason: '' })
      return
    }
    await keep(services, tenantId, id, event)
  }
  await services.database.asTenant(tenantId, tx =>
    tx
      .update(packs)
      .set({ status: 'done', updatedAt: new Date(services.now()) })
      .where(eq(packs.id, id)),
  )
}

/** A file is stored before its row is written: what a row names is there. */
async function keep(services: PackRunning, tenantId: TenantId, packId: string, file: PackEvent & { kind: 'file' }) {
  const sha256 = await services.files.put(file.bytes)
  const values = { sha256, size: file.bytes.length, createdAt: new Date(services.now()) }
  await saveFiles(services, {
    tenantId,
    files: [{ sha256, withBytes: work => work(file.bytes) }],
    async write(tx) {
      await tx
        .insert(packFiles)
        .values({ tenantId, packId, name: file.name, ...values })
        .onConflictDoUpdate({ target: [packFiles.tenantId, packFiles.packId, packFiles.name], set: values })
      await tx.update(packs).set({ done: file.done, steps: file.all }).where(eq(packs.id, packId))
    },
  })
}

const refuse = (
  { database, now }: PackRunning,
  tenantId: TenantId,
  id: string,
  why: Pick<PackRow, 'refusal' | 'reason'>,
) =>
  database.asTenant(tenantId, tx =>
    tx
      .update(packs)
      .set({ status: 'refused', ...why, updatedAt: new Date(now()) })
      .where(eq(packs.id, id)),
  )

function refusalOf(event: Exclude<PackEvent, { kind: 'file' }>): PackRefusal {
  switch (event.kind) {
    case 'refused': {
      const { line, wearer, named } = event
      return { kind: 'unprintable', design: line, wearer, found: [...named] }
    }
    case 'too-narrow':
      return { kind: event.kind, pieces: [...event.pieces], needed: event.needed }
    case 'too-short':
      return { kind: event.kind, garment: event.garment }
  }
}

async function readJob({ database, files }: PackRunning, tenantId: TenantId, id: string): Promise<PackJob | null> {
  const read = await database.asTenant(tenantId, async tx => {
    const [found] = await tx
      .select()
      .from(packs)
      .innerJoin(orders, and(eq(orders.tenantId, packs.tenantId), eq(orders.id, packs.orderId)))
      .where(and(eq(packs.id, id), eq(packs.status, 'making')))
    if (!found) return null
    return { ...found, ...(await snapshotOf(tx, found.orders.id)), kept: await filesOf({ tx }, id) }
  })
  if (!read) return null
  const images = new Map<string, Uint8Array>()
  for (const sha256 of read.images) {
    const bytes = await files.read(sha256)
    if (bytes) images.set(sha256, bytes)
  }
  const kept = new Map<string, KeptFile>()
  for (const { name, sha256, size } of read.kept) {
    const bytes = name.endsWith('.json') ? await files.read(sha256) : null
    // What was lost from the store is made again.
    if (bytes === null && !(await files.has(sha256))) continue
    kept.set(name, { sha256, bytes: size, ...(bytes && { text: new TextDecoder().decode(bytes) }) })
  }
  const { number } = read.orders
  return {
    number: String(number),
    language: read.language,
    madeAt: read.madeAt,
    wishes: read.packs.wishes,
    lines: read.lines,
    fonts: await packFonts({ database, files }, tenantId, read.lines),
    inks: read.inks,
    images,
    kept,
  }
}

/** The designs of an order as they were ordered, and the shop's language. */
async function snapshotOf(tx: Transaction, orderId: string) {
  const rows = await lastLines(tx, orderId)
  const named = await tx.select().from(orderImages).where(eq(orderImages.orderId, orderId))
  const [shop] = await tx.select().from(tenants)
  return {
    language: shop?.settings.languages[0] ?? 'en',
    inks: shop?.settings.inks ?? [],
    madeAt: rows[0]?.createdAt ?? new Date(0),
    images: named.map(({ sha256 }) => sha256),
    lines: rows.map(({ name, productType, fabric, sha256, bytes, pieces }: typeof orderLines.$inferSelect) => ({
      name,
      productType,
      fabric,
      sha256,
      update: bytes,
      pieces,
    })),
  }
}
