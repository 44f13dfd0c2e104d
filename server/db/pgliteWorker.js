// PostgreSQL inside this process, in a thread of its own: a statement never keeps requests waiting.
// It is JavaScript because a worker does not inherit tsx from its parent, and this one should start fast.
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite, parse, protocol, types } from '@electric-sql/pglite'

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
 * Statements that PostgreSQL has read and planned, by their names: the types of their values, and what describes their rows.
 * @type {Map<string, { readonly types: readonly number[], readonly rows: readonly Message[] }>}
 */
const prepared = new Map()

/** @typedef {Awaited<ReturnType<PGlite['execProtocol']>>['messages'][number]} Message */

/**
 * Several messages are one call of the database; the last of them ends what an error has begun.
 * @param {PGlite} pglite
 * @param {readonly Uint8Array[]} messages
 */
const send = (pglite, messages) => pglite.execProtocol(Buffer.concat([...messages, protocol.serialize.sync()]))

/**
 * @param {PGlite} pglite
 * @param {string} name
 * @param {string} text
 */
async function prepare(pglite, name, text) {
  const { serialize } = protocol
  const { messages } = await send(pglite, [serialize.parse({ name, text }), serialize.describe({ type: 'S', name })])
  const rows = messages.filter(message => message.name === 'rowDescription')
  const statement = { types: parse.parseDescribeStatementResults(messages), rows }
  prepared.set(name, statement)
  return statement
}

/**
 * Runs a statement that comes often, as `query` of PGlite does with one that it does not know.
 * @param {PGlite} pglite
 * @param {Extract<PgliteCall, { kind: 'query' }> & { readonly name: string }} call
 */
async function runPrepared(pglite, { name, text, params, rowMode }) {
  const { types, rows } = prepared.get(name) ?? (await prepare(pglite, name, text))
  const values = params.map((value, at) => {
    if (value === null || value === undefined) return null
    const written = pglite.serializers[types[at] ?? 0]
    return written ? written(value) : String(value)
  })
  const { serialize } = protocol
  const { messages } = await send(pglite, [serialize.bind({ statement: name, values }), serialize.execute({})])
  const options = { parsers, ...(rowMode && { rowMode }) }
  return parse.parseResults([...rows, ...messages], pglite.parsers, options)[0]
}

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
    const { text, params, rowMode, name } = call
    if (name !== undefined) return runPrepared(pglite, { ...call, name })
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

/** The end of the call before: statements are answered in the order in which they came. */
let last = Promise.resolve()

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
parentPort?.on('message', call => {
  last = last.then(() =>
    reply(
      call.id,
      opening.then(pglite => perform(pglite, call)),
    ),
  )
})
