import { and, desc, eq } from 'drizzle-orm'
import { writeCheckpoint } from '../../../engine/index.ts'
import { listRevisionsCall, readRevisionCall } from '../../contract/designs/designLog.ts'
import { designRevisions } from '../../db/schema/designReviews.ts'
import type { KitloomServer } from '../../http/kitloomServer.ts'
import { Problem } from '../../http/problem.ts'
import { serveCall } from '../../http/serveCall.ts'
import { findOwn, personOf } from '../design.ts'
import { type DesignServices, inShop } from '../designWork.ts'
import { garmentOf, readDocument } from '../openDesign.ts'
import type { RevisionRow } from '../revisions.ts'

/** `GET /api/designs/{id}/revisions` and `/{id}/revisions/{number}`. */
export function serveRevisions(server: KitloomServer, services: DesignServices): void {
  serveCall(server, listRevisionsCall, request =>
    inShop(services, request.tenant, async work => {
      await findOwn(work, personOf(request.asker), request.params)
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
      const design = await findOwn(work, personOf(request.asker), { id })
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
