import { eq, type InferSelectModel } from 'drizzle-orm'
import { designPublications } from '../../db/schema/designLists.ts'
import { designs } from '../../db/schema/designs.ts'
import { Problem } from '../../http/problem.ts'
import { type DesignRow, expectVersion, findOwn, type Person } from '../design.ts'
import type { DesignWork } from '../designWork.ts'
import { writeHistory } from '../history.ts'
import { flatDocument, garmentOf } from '../openDesign.ts'
import { makeRevision } from '../revisions.ts'
import { summarise } from '../summary.ts'

interface Meant {
  readonly id: string
  readonly version: number
}

/** Puts a design into the store as it is now; publishing again brings it up to date. */
export async function publishDesign(work: DesignWork, person: Person, { id, version }: Meant): Promise<DesignRow> {
  const { tx, tenant, now } = work
  const design = await findOwn(work, person, { id, lock: true })
  if (design.status === 'REJECTED') {
    throw new Problem('wrong-state', { detail: 'The shop has rejected this design. Reopen and change it first.' })
  }
  expectVersion(design, version)
  const { revision, document } = await makeRevision(work, design, { author: person.author, reason: 'published' })
  const { name, colours, colourFamilies } = summarise(document, garmentOf(design.productType))
  const shown = {
    revisionId: revision.id,
    name,
    productType: design.productType,
    publishedAt: now,
    colours: [...colours],
    colourFamilies: [...colourFamilies],
    document: flatDocument(document),
  }
  await tx
    .insert(designPublications)
    .values({ tenantId: tenant.id, id, ...shown })
    .onConflictDoUpdate({ target: [designPublications.tenantId, designPublications.id], set: shown })
  await writeHistory(work, { designId: id, event: 'published', by: 'owner', actor: person.author })
  return setPublished(work, design, now)
}

/** Takes it out of the store; the revisions stay. */
export async function unpublishDesign(work: DesignWork, person: Person, { id, version }: Meant): Promise<DesignRow> {
  const design = await findOwn(work, person, { id, lock: true })
  expectVersion(design, version)
  return takeOut(work, design, { by: 'owner', actor: person.author })
}

async function takeOut(
  work: DesignWork,
  design: DesignRow,
  who: { readonly by: 'owner' | 'provider'; readonly actor: string },
): Promise<DesignRow> {
  if (design.publishedAt === null) return design
  await work.tx.delete(designPublications).where(eq(designPublications.id, design.id))
  await writeHistory(work, { designId: design.id, event: 'unpublished', ...who })
  return setPublished(work, design, null)
}

async function setPublished(
  { tx, now }: DesignWork,
  { id, version }: DesignRow,
  publishedAt: Date | null,
): Promise<DesignRow> {
  const change = { publishedAt, version: version + 1, updatedAt: now }
  const [changed] = await tx.update(designs).set(change).where(eq(designs.id, id)).returning()
  if (!changed) throw new Problem('not-found')
  return changed
}

export interface Published {
  readonly shown: InferSelectModel<typeof designPublications>
  readonly design: DesignRow
}

/** @throws Problem not-found for what is not in the store */
export async function findPublished({ tx }: DesignWork, id: string): Promise<Published> {
  const [found] = await tx
    .select({ shown: designPublications, design: designs })
    .from(designPublications)
    .innerJoin(designs, eq(designs.id, designPublications.id))
    .where(eq(designPublications.id, id))
  if (!found) throw new Problem('not-found')
  return found
}
