import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { and, desc, eq, type InferSelectModel, max } from 'drizzle-orm'
import {
  type DesignDocument,
  type GarmentPlugin,
  letteringOf,
  namedFont,
  neededFaceFiles,
  writeCheckpoint,
} from '../../engine/index.ts'
import { listRevisionsCall, type RevisionReason, readRevisionCall } from '../contract/designs/designLog.ts'
import { designRevisions } from '../db/schema/designReviews.ts'
import { faceFilesOf } from '../files/faceFiles.ts'
import type { KitloomServer } from '../http/kitloomServer.ts'
import { Problem } from '../http/problem.ts'
import { serveCall } from '../http/serveCall.ts'
import { type DesignRow, findOwn, personOf } from './design.ts'
import { type DesignServices, type DesignWork, inShop } from './designWork.ts'
import { garmentOf } from './openDesign.ts'
import { readDesign } from './readDesign.ts'
import type { DesignSummary } from './summarise.ts'

type RevisionRow = InferSelectModel<typeof designRevisions>

/**
 * Saves the locked design permanently as a revision.
 *
 * @throws Problem design-empty
 */
export async function createRevision(
  work: DesignWork,
  design: DesignRow,
  { author, reason }: { readonly author: string; readonly reason: RevisionReason },
): Promise<{ readonly revision: RevisionRow; readonly document: DesignDocument; readonly summary: DesignSummary }> {
  const { tx, tenant, now, newId } = work
  if (design.seq === 0) throw new Problem('design-empty')
  const garment = garmentOf(design.productType)
  const { document, update: bytes, summary } = await readDesign(work, design)
  const [last] = await tx
    .select({ number: max(designRevisions.number) })
    .from(designRevisions)
    .where(eq(designRevisions.designId, design.id))
  const revision = {
    tenantId: tenant.id,
    id: newId(),
    designId: design.id,
    number: (last?.number ?? 0) + 1,
    bytes,
    sha256: hashDesign(document, garment),
    reason,
    author,
    createdAt: now,
  }
  await tx.insert(designRevisions).values(revision)
  return { revision, document, summary }
}

/**
 * The sha256 of everything a design is produced from, hex: document with players, garment, font files and images. The
 * bytes of the log are left out, because they depend on the merge order, and so are named versions, which are not
 * produced.
 */
export function hashDesign(document: DesignDocument, garment: GarmentPlugin): string {
  const before = hashes.get(document)
  if (before?.garment === garment) return before.sha256
  const sha256 = freshHash(document, garment)
  hashes.set(document, { garment, sha256 })
  return sha256
}

/** A design that is ordered again and again is hashed once: its document is kept as long as it is the same. */
const hashes = new WeakMap<DesignDocument, { readonly garment: GarmentPlugin; readonly sha256: string }>()

function freshHash({ moments: _, ...document }: DesignDocument, garment: GarmentPlugin): string {
  const { layers, goalkeeper } = document
  const images = [...Object.values(layers), ...Object.values(goalkeeper.layers)].map(layer => layer.asset)
  const made = {
    document,
    garment: { id: garment.id, version: garment.version },
    fonts: fontHashes({ ...document, moments: {} }),
    // The id of an image is its hash.
    assets: [...new Set(images.filter(asset => typeof asset === 'string'))].sort(),
  }
  return createHash('sha256').update(canonicalJson(made)).digest('hex')
}

/** Canonical JSON: keys sorted by code unit and no spaces, so that equal values give equal text. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(part => canonicalJson(part)).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null)
  const entries = Object.entries(value).filter(([, part]) => part !== undefined)
  const sorted = entries.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  return `{${sorted.map(([key, part]) => `${JSON.stringify(key)}:${canonicalJson(part)}`).join(',')}}`
}

const known = new Map<string, string>()

function hashOf(file: string): string {
  const before = known.get(file)
  if (before !== undefined) return before
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex')
  known.set(file, hash)
  return hash
}

/** The sha256 of every font file that the lettering of a design is drawn from, by face id. */
function fontHashes(document: DesignDocument): Readonly<Record<string, readonly string[]>> {
  const needed = neededFaceFiles(letteringOf(document), faceFilesOf)
  return Object.fromEntries(
    [...needed].map(([font, files]) => {
      const named = namedFont(font)
      // What a shop has uploaded is called by its content.
      return [font, named?.kind === 'upload' ? [named.digest] : files.map(({ file }) => hashOf(file)).sort()]
    }),
  )
}

/** `GET /api/designs/{id}/revisions` and `/{id}/revisions/{number}`. */
export function serveRevisions(server: KitloomServer, services: DesignServices): void {
  serveCall(server, listRevisionsCall, request =>
    inShop(services, request.tenant, async work => {
      await findOwn(work, personOf(request.principal), request.params)
      const { id, number, reason, sha256, createdAt } = designRevisions
      const rows = await work.tx
        .select({ id, number, reason, sha256, createdAt })
        .from(designRevisions)
        .where(eq(designRevisions.designId, request.params.id))
        .orderBy(desc(designRevisions.number))
      return { items: rows.map(toRevision) }
    }),
  )
  serveCall(server, readRevisionCall, request =>
    inShop(services, request.tenant, async work => {
      const { id, number } = request.params
      const design = await findOwn(work, personOf(request.principal), { id })
      const [found] = await work.tx
        .select()
        .from(designRevisions)
        .where(and(eq(designRevisions.designId, id), eq(designRevisions.number, number)))
      if (!found) throw new Problem('not-found')
      const { productType } = design
      const { document } = work.replays.take({ kind: 'open', productType, updates: [new Uint8Array(found.bytes)] })
      return { ...toRevision(found), document: writeCheckpoint(document) }
    }),
  )
}

type RevisionFields = Pick<RevisionRow, 'id' | 'number' | 'reason' | 'sha256' | 'createdAt'>

const toRevision = ({ id, number, reason, sha256, createdAt }: RevisionFields) => ({
  id,
  number,
  reason,
  sha256,
  createdAt: createdAt.toISOString(),
})
