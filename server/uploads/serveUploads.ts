import multipart from '@fastify/multipart'
import { pictureLimits } from '../../engine/index.ts'
import { addressOf } from '../contract/call.ts'
import {
  bringPicturesCall,
  listUploadsCall,
  readPictureCall,
  removeUploadCall,
  type Upload,
} from '../contract/uploads.ts'
import type { Database } from '../db/database.ts'
import { deleteLooseFiles } from '../files/fileRows.ts'
import { type FileStore, fileIdOf } from '../files/fileStore.ts'
import type { KitloomServer } from '../http/kitloomServer.ts'
import { Problem } from '../http/problem.ts'
import { serveCall } from '../http/serveCall.ts'
import { findUpload, listUploads } from './listUploads.ts'
import { maxFiles, ownerOf } from './owner.ts'
import type { PicturePool } from './picturePool.ts'
import { removeUpload } from './removeUpload.ts'
import { saveUploads } from './saveUploads.ts'
import { readFiles, type TakenFile, takeUpload } from './takeUpload.ts'

interface Needed {
  readonly database: Database
  readonly files: FileStore
  readonly pictures: PicturePool
  /** A uuid of version 7. */
  newId(): string
  /** Milliseconds since 1970. */
  now(): number
}

/**
 * `POST /api/uploads`: pictures as multipart/form-data, all kept or none. `GET /api/uploads/{sha256}`: what is shown of
 * one. `GET /api/uploads`, `DELETE /api/uploads/{sha256}`: one's own. The sha256 is the key to it, as the secret is to a
 * share: only whoever has the file, or a design with it, knows it, and in another shop it opens nothing.
 */
export function serveUploads(server: KitloomServer, services: Needed): void {
  server.register(async scope => {
    await scope.register(multipart, {
      limits: { fileSize: pictureLimits.bytes, files: maxFiles, fields: 8, parts: 12 },
    })
    takeUploads(scope, services)
  })
  giveUploads(server, services)
  mindOwnUploads(server, services)
  server.addHook('onClose', () => services.pictures.close())
}

function takeUploads(server: KitloomServer, services: Needed): void {
  serveCall(
    server,
    bringPicturesCall,
    async (request, reply) => {
      const owner = ownerOf(request.principal)
      const given = await readFiles(request)
      const taken: TakenFile[] = []
      for (const file of given) taken.push(await takeUpload(file, services))
      await saveUploads(request.tenant.id, owner, taken, services)
      return reply.code(201).send({ items: taken.map(describe) })
    },
    // Pictures are read one after the other.
    { handlerTimeout: 180_000 },
  )
}

const describe = ({ name, bytes, sha256, shown }: TakenFile): Upload => ({
  sha256,
  shownSha256: fileIdOf(shown.bytes),
  url: addressOf(readPictureCall, { params: { sha256 } }),
  type: shown.type,
  width: shown.width,
  height: shown.height,
  size: bytes.length,
  name,
})

function giveUploads(server: KitloomServer, { database, files }: Needed): void {
  serveCall(server, readPictureCall, async (request, reply) => {
    const found = await database.asTenant(request.tenant.id, tx => findUpload(tx, request.params.sha256))
    const file = found && (await files.open(found.shownSha256))
    if (!found || !file) throw new Problem('not-found')
    return (
      reply
        .type(found.mediaType)
        .header('content-length', file.size)
        .header('cache-control', 'private, max-age=31536000, immutable')
        // Opened by itself, a picture is a page: it may load nothing and run nothing.
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox")
        .header('content-disposition', 'inline')
        .send(file.stream)
    )
  })
}

function mindOwnUploads(server: KitloomServer, services: Needed): void {
  serveCall(server, listUploadsCall, ({ tenant, principal, query }) =>
    services.database.asTenant(tenant.id, tx => listUploads(tx, ownerOf(principal), query)),
  )
  serveCall(server, removeUploadCall, async ({ tenant, principal, params, log }, reply) => {
    await services.database.asTenant(tenant.id, tx => removeUpload(tx, ownerOf(principal), params.sha256))
    // It is off the list already; the hourly clearing tries again.
    await deleteLooseFiles(services).catch(error => log.warn({ err: error }, 'bytes of a picture were not deleted'))
    return reply.code(204).send(null)
  })
}
