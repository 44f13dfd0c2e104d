import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { and, desc, eq, type InferSelectModel, max } from 'drizzle-orm'
import {
  type DesignDocument,
  defaultFont,
  type FontBookEntry,
  fontBook,
  type GarmentPlugin,
  writeCheckpoint,
} from '../../engine/index.ts'
import { listRevisionsCall, type RevisionReason, readRevisionCall } from '../contract/designs/designLog.ts'
import { designRevisions } from '../db/schema/designReviews.ts'
import type { KitloomServer } from '../http/kitloomServer.ts'
import { Problem } from '../http/problem.ts'
import { serveCall } from '../http/serveCall.ts'
import { type DesignRow, findOwn, personOf } from './design.ts'
import { readLog } from './designLog.ts'
import { type DesignServices, type DesignWork, inShop } from './designWork.ts'
import { garmentOf, openDesign, readDocument } from './openDesign.ts'

type RevisionRow = InferSelectModel<typeof designRevisions>

/**
 * Keeps the locked design as it is now, for ever.
 *
 * @throws Problem design-empty
 */
export async function makeRevision(
  work: DesignWork,
  design: DesignRow,
  { author, reason }: { readonly author: string; readonly reason: RevisionReason },
): Promise<{ readonly revision: RevisionRow; readonly document: DesignDocument }> {
  const { tx, tenant, now, newId } = work
  if (design.seq === 0) throw new Problem('design-empty')
  const garment = garmentOf(design.productType)
  const { engine } = await openDesign({ garment, updates: await readLog(work, design.id) })
  const document = engine.document.current()
  const bytes = engine.timeline.log().update()
  engine.dispose()
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
  return { revision, document }
}

/**
 * sha256 of what is made from a design, hex: its document with the players, the garment it is cut as, the files of its
 * fonts, its pictures. Bytes of the log are not hashed, because they depend on the order of merging; named moments
 * neither, because nothing is made from them.
 */
export function hashDesign({ moments: _, ...document }: DesignDocument, garment: GarmentPlugin): string {
  const { layers, goalkeeper } = document
  const pictures = [...Object.values(layers), ...Object.values(goalkeeper.layers)].map(layer => layer.asset)
  const made = {
    document,
    garment: { id: garment.id, version: garment.version },
    fonts: fontHashes({ ...document, moments: {} }),
    // A picture's id is its hash.
    assets: [...new Set(pictures.filter(asset => typeof asset === 'string'))].sort(),
  }
  return createHash('sha256').update(canonicalJson(made)).digest('hex')
}

/** JSON with its keys in the order of their code units and without spaces: equal values give equal text. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(part => canonicalJson(part)).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null)
  const entries = Object.entries(value).filter(([, part]) => part !== undefined)
  const sorted = entries.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  return `{${sorted.map(([key, part]) => `${JSON.stringify(key)}:${canonicalJson(part)}`).join(',')}}`
}

const { resolve } = createRequire(import.meta.url)
const known = new Map<string, string>()

function hashOf({ id, package: name, file }: FontBookEntry): string {
  const before = known.get(id)
  if (before !== undefined) return before
  const bytes = readFileSync(join(dirname(resolve(`${name}/package.json`)), file))
  const hash = createHash('sha256').update(bytes).digest('hex')
  known.set(id, hash)
  return hash
}

/** Letters that the chosen face lacks come from the first one of their script. */
const fallbacks = [
  fontBook.find(face => face.scripts[0] === 'Latin'),
  fontBook.find(face => face.scripts[0] === 'Khmer'),
]

/** sha256 of the files of every face that the lettering of a design can be drawn with, by the face's id. */
function fontHashes({ layers, goalkeeper }: DesignDocument): Readonly<Record<string, string>> {
  const chosen = [...Object.values(layers), ...Object.values(goalkeeper.layers)].map(layer => layer.font ?? defaultFont)
  const lettered = Object.values(layers).some(layer => layer.text !== '')
  const faces = lettered ? [...fallbacks, ...chosen.map(id => fontBook.find(face => face.id === id))] : []
  return Object.fromEntries(faces.flatMap(face => (face ? [[face.id, hashOf(face)]] : [])))
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
      const garment = garmentOf(design.productType)
      const document = await readDocument({ garment, updates: [new Uint8Array(found.bytes)] })
      return { ...toRevision(found), document: writeCheckpoint(document) }
    }),
  )
}

type Told = Pick<RevisionRow, 'id' | 'number' | 'reason' | 'sha256' | 'createdAt'>

const toRevision = ({ id, number, reason, sha256, createdAt }: Told) => ({
  id,
  number,
  reason,
  sha256,
  createdAt: createdAt.toISOString(),
})
