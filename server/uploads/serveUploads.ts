import multipart from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { imageLimits } from '../../engine/index.ts'
import { addressOf } from '../contract/call.ts'
import {
  listUploadsCall,
  readUploadCall,
  removeUploadCall,
  type Upload,
  uploadImagesCall,
} from '../contract/uploads.ts'
import type { Database } from '../db/database.ts'
import { deleteLooseFiles } from '../files/fileRows.ts'
import type { FileStore } from '../files/fileStore.ts'
import type { KitloomServer } from '../http/kitloomServer.ts'
import { Problem } from '../http/problem.ts'
import { serveCall } from '../http/serveCall.ts'
import { networkOf } from '../limits/limitRequests.ts'
import type { ImagePool } from './imagePool.ts'
import type { IncomingFiles } from './incomingFiles.ts'
import { findUpload, listUploads } from './listUploads.ts'
import { maxFiles, ownerOf } from './owner.ts'
import { removeUpload } from './removeUpload.ts'
import { saveUploads } from './saveUploads.ts'
import { type AcceptedFile, receiveFiles, takeUpload } from './takeUpload.ts'

interface Needed {
  readonly database: Database
  readonly files: FileStore
  readonly images: ImagePool
  readonly incoming: IncomingFiles
  /** Creates a UUIDv7. */
  newId(): string
  /** Milliseconds since 1970. */
  now(): number
}

/**
 * `POST /api/uploads`: images as multipart/form-data, all saved or none. `GET /api/uploads/{sha256}`: the cleaned
 * image. `GET /api/uploads`, `DELETE /api/uploads/{sha256}`: the owner's uploads. The sha256 gives access, like the
 * secret of a share link: only people who have the file or a design with it know it, and it is not valid in other
 * shops.
 */
export function serveUploads(server: KitloomServer, services: Needed): void {
  server.register(async scope => {
    await scope.register(multipart, {
      limits: { fileSize: imageLimits.bytes, files: maxFiles, fields: 8, parts: 12 },
    })
    serveNewUploads(scope, services)
  })
  serveUploadedFiles(server, services)
  serveOwnUploads(server, services)
  server.addHook('onClose', () => services.images.close())
}

function serveNewUploads(server: KitloomServer, services: Needed): void {
  serveCall(
    server,
    uploadImagesCall,
    async (request, reply) => {
      const taken = await takeForm(request, services)
      return reply.code(201).send({ items: taken.map(describe) })
    },
    // The images are processed one after the other.
    { handlerTimeout: 180_000 },
  )
}

/** Saves the images of a form, all or none. On return nothing of the form is left on its way. */
async function takeForm(request: FastifyRequest, services: Needed): Promise<readonly AcceptedFile[]> {
  const owner = ownerOf(request.principal, networkOf(request.ip))
  const form = services.incoming.open(owner.network)
  try {
    const taken: AcceptedFile[] = []
    for (const file of await receiveFiles(request, form)) {
      taken.push(await takeUpload(file, { images: services.images, form }))
    }
    await saveUploads(request.tenant.id, owner, taken, services)
    return taken
  } finally {
    await form.close()
  }
}

const describe = ({ name, file: { sha256, size }, shown }: AcceptedFile): Upload => ({
  sha256,
  shownSha256: shown.file.sha256,
  url: addressOf(readUploadCall, { params: { sha256 } }),
  type: shown.type,
  width: shown.width,
  height: shown.height,
  size,
  name,
})

function serveUploadedFiles(server: KitloomServer, { database, files }: Needed): void {
  serveCall(server, readUploadCall, async (request, reply) => {
    const found = await database.asTenant(request.tenant.id, tx => findUpload(tx, request.params.sha256))
    const file = found && (await files.open(found.shownSha256))
    if (!found || !file) throw new Problem('not-found')
    return (
      reply
        .type(found.mediaType)
        .header('content-length', file.size)
        .header('cache-control', 'private, max-age=31536000, immutable')
        // Opened directly, an SVG is a page, so it may load and run nothing.
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox")
        .header('content-disposition', 'inline')
        .send(file.stream)
    )
  })
}

function serveOwnUploads(server: KitloomServer, services: Needed): void {
  serveCall(server, listUploadsCall, ({ tenant, principal, query, ip }) =>
    services.database.asTenant(tenant.id, tx => listUploads(tx, ownerOf(principal, networkOf(ip)), query)),
  )
  serveCall(server, removeUploadCall, async ({ tenant, principal, params, log, ip }, reply) => {
    await services.database.asTenant(tenant.id, tx =>
      removeUpload(tx, ownerOf(principal, networkOf(ip)), params.sha256),
    )
    // The upload is already deleted; the hourly retention retries its bytes.
    await deleteLooseFiles(services).catch(error => log.warn({ err: error }, 'the bytes of an image were not deleted'))
    return reply.code(204).send(null)
  })
}
