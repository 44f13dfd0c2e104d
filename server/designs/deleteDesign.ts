import { eq } from 'drizzle-orm'
import { designPublications } from '../db/schema/designLists.ts'
import { designs } from '../db/schema/designs.ts'
import { Problem } from '../http/problem.ts'
import { checkLimit } from './createDesign.ts'
import { type DesignRow, expectVersion, findOwn, type Person } from './design.ts'
import type { DesignWork } from './designWork.ts'
import { writeHistory } from './history.ts'

interface Meant {
  readonly id: string
  readonly version: number
}

/** Deletes a design and unpublishes it. It can be restored until retention removes it. */
export async function deleteDesign(work: DesignWork, person: Person, { id, version }: Meant): Promise<DesignRow> {
  const design = await findOwn(work, person, { id, lock: true })
  if (design.status === 'REVIEWING') throw new Problem('design-in-review')
  expectVersion(design, version)
  await work.tx.delete(designPublications).where(eq(designPublications.id, id))
  return change(work, person, design, { deletedAt: work.now, publishedAt: null })
}

/** @throws Problem `createDesign max limit` when the limit is reached in the meantime */
export async function restoreDesign(work: DesignWork, person: Person, { id, version }: Meant): Promise<DesignRow> {
  const design = await findOwn(work, person, { id, deleted: true, lock: true })
  expectVersion(design, version)
  await checkLimit(work, person)
  return change(work, person, design, { deletedAt: null })
}

async function change(
  work: DesignWork,
  { author }: Person,
  { id, version }: DesignRow,
  fields: Partial<Pick<DesignRow, 'deletedAt' | 'publishedAt'>>,
): Promise<DesignRow> {
  const event = fields.deletedAt ? 'deleted' : 'restored'
  await writeHistory(work, { designId: id, event, by: 'owner', actor: author })
  const [changed] = await work.tx
    .update(designs)
    .set({ ...fields, version: version + 1, updatedAt: work.now })
    .where(eq(designs.id, id))
    .returning()
  if (!changed) throw new Problem('not-found')
  return changed
}
