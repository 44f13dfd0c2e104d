import { eq, type InferSelectModel } from 'drizzle-orm'
import { designPublications } from '../../db/schema/designLists.ts'
import { designs } from '../../db/schema/designs.ts'
import { Problem } from '../../http/problem.ts'
import { type DesignRow, expectVersion, findAny, findOwn, type Person } from '../design.ts'
import type { DesignWork } from '../designWork.ts'
import { writeHistory } from '../history.ts'
import { flattenDocument } from '../openDesign.ts'
import { createRevision } from '../revisions.ts'
import { averageOf } from './rateDesign.ts'

interface Meant {
  readonly id: string
  readonly version: number
}

/** Publishes the current version of a design; publishing again updates it. */
export async function publishDesign(work: DesignWork, person: Person, { id, version }: Meant): Promise<DesignRow> {
  const { tx, tenant, now } = work
  const design = await findOwn(work, person, { id, lock: true })
  checkPublishable(work, design)
  expectVersion(design, version)
  const { revision, document, summary } = await createRevision(work, design, {
    author: person.author,
    reason: 'published',
  })
  const { name, colours, colourFamilies } = summary
  const shown = {
    revisionId: revision.id,
    name,
    productType: design.productType,
    publishedAt: now,
    colours: [...colours],
    colourFamilies: [...colourFamilies],
    document: flattenDocument(document),
    rating: averageOf(id),
  }
  await tx
    .insert(designPublications)
    .values({ tenantId: tenant.id, id, ...shown })
    .onConflictDoUpdate({ target: [designPublications.tenantId, designPublications.id], set: shown })
  await writeHistory(work, { designId: id, event: 'published', by: 'owner', actor: person.author })
  return setPublished(work, design, now)
}

/** @throws Problem wrong-state for what the shop rejected, and for what it wants to see first */
function checkPublishable({ tenant }: DesignWork, { status, takenOutAt }: DesignRow): void {
  if (status === 'REJECTED') {
    throw new Problem('wrong-state', { detail: 'The shop has rejected this design. Reopen and change it first.' })
  }
  if (status === 'READY') return
  if (takenOutAt !== null) {
    throw new Problem('wrong-state', {
      detail: 'The shop took this design out of the store. Submit it; once it is approved you can publish it again.',
    })
  }
  if (tenant.settings.store?.approval === 'needed') {
    throw new Problem('wrong-state', {
      detail:
        'The shop looks at designs before they are in the store. Submit this one; once it is approved you can publish it.',
    })
  }
}

/** Unpublishes a design; its revisions stay. */
export async function unpublishDesign(work: DesignWork, person: Person, { id, version }: Meant): Promise<DesignRow> {
  const design = await findOwn(work, person, { id, lock: true })
  expectVersion(design, version)
  return takeOut(work, design, { by: 'owner', actor: person.author })
}

/** Takes a design out of the store as the shop. It must be approved before it is published again. */
export async function removeFromStore(work: DesignWork, actor: string, { id, version }: Meant): Promise<DesignRow> {
  const design = await findAny(work, { id, lock: true })
  expectVersion(design, version)
  if (design.publishedAt === null) throw new Problem('wrong-state', { detail: 'This design is not in the store.' })
  await work.tx.update(designs).set({ takenOutAt: work.now }).where(eq(designs.id, id))
  return takeOut(work, design, { by: 'provider', actor })
}

/** Takes a published design out of the store; others stay as they are. */
export async function takeOut(
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

/** @throws Problem not-found for a design that is not in the store */
export async function findPublished({ tx }: DesignWork, id: string): Promise<Published> {
  const [found] = await tx
    .select({ shown: designPublications, design: designs })
    .from(designPublications)
    .innerJoin(designs, eq(designs.id, designPublications.id))
    .where(eq(designPublications.id, id))
  if (!found) throw new Problem('not-found')
  return found
}
