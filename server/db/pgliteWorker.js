// PostgreSQL inside this process, in a thread of its own: a statement never keeps requests waiting.
// It is JavaScript because a worker does not inherit tsx from its parent, and this one should start fast.
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite, types } from '@electric-sql/pglite'

/** @typedef {import('./pgliteThread.ts').PgliteCall} PgliteCall */

/** @type {{ readonly folder?: string, readonly dump?: Blob }} */
const { folder, dump } = workerData

/** @param {string} value */
const asWritten = value => value
/** Drizzle reads times itself; it would give these functions with each query, but functions cannot be sent. */
const parsers = Object.fromEntries(
  [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, 1231, 1115, 1185, 1187, 1182].map(type => [
    type,
    asWritten,
  ]),
)

/**
 * The message of an error, and those of PostgreSQL's fields that can be sent: `code`, `constraint` and so on.
 * @param {unknown} error
 */
function describe(error) {
  if (!(error instanceof Error)) return { message: String(error) }
  const fields = Object.entries(error).filter(([, value]) => ['string', 'number'].includes(typeof value))
  return { ...Object.fromEntries(fields), message: error.message }
}

/**
 * @param {PGlite} pglite
 * @param {PgliteCall} call
 * @returns {Promise<unknown>}
 */
function perform(pglite, call) {
  if (call.kind === 'query') {
    const { text, params, rowMode } = call
    return pglite.query(text, params, { parsers, ...(rowMode && { rowMode }) })
  }
  if (call.kind === 'exec') return pglite.exec(call.text)
  if (call.kind === 'dump') return pglite.dumpDataDir(call.compression)
  return pglite.close()
}

/**
 * @param {number} id
 * @param {Promise<unknown>} work
 */
async function reply(id, work) {
  try {
    parentPort?.postMessage({ id, result: await work })
  } catch (error) {
    parentPort?.postMessage({ id, error: describe(error) })
  }
}

/** Instead of 128 MB: the system keeps the files of a database in memory too. */
const buffers = ['-c', 'shared_buffers=32MB']
const opening = PGlite.create({
  startParams: [...PGlite.defaultStartParams, ...buffers],
  ...(folder === undefined ? {} : { dataDir: folder }),
  ...(dump === undefined ? {} : { loadDataDir: dump }),
})
reply(
  0,
  opening.then(() => undefined),
)
parentPort?.on('message', call =>
  reply(
    call.id,
    opening.then(pglite => perform(pglite, call)),
  ),
)
