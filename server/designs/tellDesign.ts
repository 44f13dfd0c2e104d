import { eq } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import type { Design } from '../contract/designs/design.ts'
import { designSummaries } from '../db/schema/designLists.ts'
import type { DesignWork } from './designWork.ts'
import type { DesignRow } from './findDesign.ts'
import { refreshSummary } from './reading/refreshSummary.ts'
import { toDesign } from './showDesign.ts'
import type { DesignActor } from './states/designActions.ts'
import { etagOf } from './states/versions.ts'

/** The answer about one design, with its version as ETag. */
export async function tellDesign(
  work: DesignWork,
  reply: FastifyReply,
  design: DesignRow,
  actor: DesignActor = design.ownerId === null ? 'guest' : 'owner',
): Promise<Design> {
  const [known] = await work.tx.select().from(designSummaries).where(eq(designSummaries.id, design.id))
  const shown = await refreshSummary(work, design, known)
  reply.header('etag', etagOf(design)).header('cache-control', 'no-store')
  return toDesign(shown, actor)
}
