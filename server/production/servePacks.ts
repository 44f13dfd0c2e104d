import { listPacksCall, readPackFileCall, readPackZipCall, startPackCall } from '../contract/production/packs.ts'
import type { FileStore } from '../files/fileStore.ts'
import type { KitloomServer } from '../http/kitloomServer.ts'
import { Problem } from '../http/problem.ts'
import { serveCall } from '../http/serveCall.ts'
import { findAnyOrder } from '../orders/findOrder.ts'
import { type OrderServices, withOrders } from '../orders/orderWork.ts'
import type { PackMaker } from './openPackMaker.ts'
import { filesOf, findPack, listPacks, showPack, startPack } from './packRows.ts'
import { runPacks } from './runPacks.ts'
import { sendFile, zipOf } from './sendFiles.ts'

type Needed = OrderServices & { readonly files: FileStore; readonly makePack: PackMaker }

/** `/api/console/orders/{id}/packs`: what suppliers get for an order. */
export function servePacks(server: KitloomServer, services: Needed): void {
  const packs = runPacks(services, error => server.log.error({ err: error }, 'a pack could not be made'))
  server.addHook('onReady', () => packs.resume())
  serveCall(server, startPackCall, async (request, reply) => {
    const { row, isNew, shown } = await withOrders(services, request, async work => {
      const started = await startPack(work, request.params.id, request.body)
      return { ...started, shown: await showPack(work, started.row) }
    })
    // After the commit: the worker must find the row.
    if (row.status === 'making') packs.queue(row)
    reply.code(isNew ? 201 : 200)
    return shown
  })
  serveCall(server, listPacksCall, request => withOrders(services, request, work => listPacks(work, request.params.id)))
  serveCall(server, readPackFileCall, async (request, reply) => {
    const { params, query, headers } = request
    const file = await withOrders(services, request, async work => {
      await findAnyOrder(work, params.id)
      const { id } = await findPack(work, params.id, params.pack)
      return (await filesOf(work, id)).find(({ name }) => name === query.name)
    })
    if (!file) throw new Problem('not-found')
    return sendFile(services.files, file, headers.range, reply)
  })
  serveCall(server, readPackZipCall, async (request, reply) => {
    const { params } = request
    const files = await withOrders(services, request, async work => {
      const pack = await findPack(work, params.id, params.pack)
      if (pack.status !== 'done') throw new Problem('wrong-state', { detail: 'This pack is not finished yet.' })
      return filesOf(work, pack.id)
    })
    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="pack-${params.pack}.zip"`)
      .send(zipOf(services.files, files))
  })
}
