import { randomUUID } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import { createShareCall, listSharesCall, revokeShareCall } from '../../contract/designs/designShare.ts'
import { designShares } from '../../db/schema/designShares.ts'
import type { KitloomServer } from '../../http/kitloomServer.ts'
import { Problem } from '../../http/problem.ts'
import { serveCall } from '../../http/serveCall.ts'
import { findOwn, hashSecret, personOf } from '../design.ts'
import { type DesignServices, inShop } from '../designWork.ts'
import { writeHistory } from '../history.ts'
import { toShare } from './openShare.ts'

/** `GET|POST /api/designs/{id}/shares`, `DELETE /{id}/shares/{share}`: the share links of a design. */
export function serveShares(server: KitloomServer, services: DesignServices): void {
  serveCall(server, listSharesCall, request =>
    inShop(services, request.tenant, async work => {
      await findOwn(work, personOf(request.principal), request.params)
      const rows = await work.tx
        .select()
        .from(designShares)
        .where(eq(designShares.designId, request.params.id))
        .orderBy(desc(designShares.createdAt), desc(designShares.id))
      return { items: rows.map(toShare) }
    }),
  )
  serveCall(server, createShareCall, (request, reply) =>
    inShop(services, request.tenant, async work => {
      const { scope, label, expiresAt } = request.body
      const person = personOf(request.principal)
      const { author } = person
      const design = await findOwn(work, person, request.params)
      if (expiresAt !== null && new Date(expiresAt) <= work.now) throw alreadyOver()
      const secret = randomUUID()
      const share = {
        ...{ tenantId: work.tenant.id, id: work.newId(), designId: design.id, secretHash: hashSecret(secret) },
        ...{ scope, label, author, createdAt: work.now, revokedAt: null },
        expiresAt: expiresAt === null ? null : new Date(expiresAt),
      }
      await work.tx.insert(designShares).values(share)
      await writeHistory(work, { designId: design.id, event: 'shared', by: 'owner', actor: author, note: scope })
      reply.code(201).header('cache-control', 'no-store')
      return { ...toShare(share), secret, path: `/design/preview/${secret}` }
    }),
  )
  serveCall(server, revokeShareCall, request =>
    inShop(services, request.tenant, async work => {
      const { id, share } = request.params
      const person = personOf(request.principal)
      await findOwn(work, person, { id })
      const [revoked] = await work.tx
        .update(designShares)
        .set({ revokedAt: work.now })
        .where(and(eq(designShares.designId, id), eq(designShares.id, share)))
        .returning()
      if (!revoked) throw new Problem('not-found')
      await writeHistory(work, { designId: id, event: 'share-revoked', by: 'owner', actor: person.author })
      return toShare(revoked)
    }),
  )
}

const alreadyOver = () =>
  new Problem('invalid-request', {
    fields: [{ path: 'expiresAt', code: 'past', message: 'Choose a time in the future.' }],
  })
