import { eq, type InferSelectModel } from 'drizzle-orm'
import { designPublications } from '../../db/schema/designLists.ts'
import { designs } from '../../db/schema/designs.ts'
import { Problem } from '../../http/problem.ts'
import type { DesignWork } from '../designWork.ts'
import type { DesignRow } from '../findDesign.ts'

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
