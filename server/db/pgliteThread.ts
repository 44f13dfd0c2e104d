import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { QueryOptions, Results } from '@electric-sql/pglite'
import { youngMegabytes } from '../workers/workerPool.ts'
import { nameStatements } from './namedStatements.ts'

/** What the thread of the database is asked to do. */
export type PgliteCall =
  | {
      readonly kind: 'query'
      readonly text: string
      readonly params: unknown[]
      readonly rowMode: QueryOptions['rowMode']
      /** Of a statement that comes often: it is read and planned once. */
      readonly name: string | undefined
    }
  | { readonly kind: 'exec'; readonly text: string }
  | { readonly kind: 'dump'; readonly compression: 'none' | 'gzip' }
  | { readonly kind: 'close' }

interface Reply {
  readonly id: number
  readonly result?: unknown
  /** The fields of the error: `code`, `constraint` and so on. */
  readonly error?: { readonly message: string }
}

interface Waiting {
  resolve(result: unknown): void
  reject(error: Error): void
}

/** Where the database is: a folder, or memory; `dump` is a dump of another one to start from. */
interface PgliteLocation {
  readonly folder?: string | undefined
  readonly dump?: Blob | undefined
}

/** What can be said to a database within a transaction. */
interface Statements {
  query<Row>(text: string, params?: unknown[], options?: QueryOptions): Promise<Results<Row>>
  /** Runs several statements. */
  exec(text: string): Promise<unknown>
}

/** The methods of PGlite that Kitloom and Drizzle call. */
export interface PgliteThread extends Statements {
  /** One at a time; the others wait. `begin` may do more than to begin it. */
  transaction<T>(work: (tx: Statements) => Promise<T>, begin?: string): Promise<T>
  dumpDataDir(compression: 'none' | 'gzip'): Promise<Blob>
  close(): Promise<void>
}

/**
 * Starts PGlite in a worker thread, so that no statement keeps requests waiting. When the thread breaks, the process
 * ends with its error, as it would with the database in the main thread.
 *
 * @throws Error of PGlite when the database cannot be opened
 */
export async function openPgliteThread(location: PgliteLocation): Promise<PgliteThread> {
  const { folder, dump } = location
  // Creating a database takes 900 MB, which only the end of its thread gives back.
  const isNew = folder !== undefined && dump === undefined && !existsSync(join(folder, 'PG_VERSION'))
  if (isNew) await (await startThread(location)).close()
  return startThread(location)
}

async function startThread(workerData: PgliteLocation): Promise<PgliteThread> {
  const worker = new Worker(new URL('./pgliteWorker.js', import.meta.url), {
    execArgv: [],
    resourceLimits: { maxYoungGenerationSizeMb: youngMegabytes },
    workerData,
  })
  const calls = createCalls(worker)
  await calls.opened.catch(async error => {
    await worker.terminate()
    throw error
  })
  return threadOver(calls.call, async () => {
    await calls.call({ kind: 'close' })
    await worker.terminate()
  })
}

const stopped = 'The database has stopped.'

type Call = (call: PgliteCall) => Promise<unknown>

/** Calls and their replies. */
function createCalls(worker: Worker): { readonly call: Call; readonly opened: Promise<unknown> } {
  const waiting = new Map<number, Waiting>()
  let last = 0
  let hasStopped = false
  worker.on('message', ({ id, result, error }: Reply) => {
    const call = waiting.get(id)
    waiting.delete(id)
    if (error) call?.reject(Object.assign(new Error(error.message), error))
    else call?.resolve(result)
  })
  worker.on('exit', () => {
    hasStopped = true
    for (const call of waiting.values()) call.reject(new Error(stopped))
    waiting.clear()
  })
  const replyTo = (id: number) => new Promise((resolve, reject) => waiting.set(id, { resolve, reject }))
  return {
    opened: replyTo(0),
    call: call => {
      if (hasStopped) return Promise.reject(new Error(stopped))
      const id = ++last
      const replied = replyTo(id)
      worker.postMessage({ id, ...call })
      return replied
    },
  }
}

function threadOver(call: Call, close: () => Promise<void>): PgliteThread {
  const nameOf = nameStatements()
  let last: Promise<unknown> = Promise.resolve()
  /** The one connection is busy until a transaction has ended. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work)
    last = done.catch(() => undefined)
    return done
  }
  const statements: Statements = {
    query: <Row>(text: string, params: unknown[] = [], { rowMode }: QueryOptions = {}) =>
      call({ kind: 'query', text, params, rowMode, name: nameOf(text) }) as Promise<Results<Row>>,
    exec: text => call({ kind: 'exec', text }),
  }
  const transact = async <T>(work: (tx: Statements) => Promise<T>, begin: string): Promise<T> => {
    // Statements are answered in order, so the first one need not wait for this.
    const begun = statements.exec(begin)
    begun.catch(() => {})
    try {
      const result = await work(statements)
      await begun
      await statements.exec('commit')
      return result
    } catch (error) {
      // Where it did not begin, that is what is wrong, and not the statement that found out.
      await begun.finally(() => statements.exec('rollback'))
      throw error
    }
  }
  return {
    query: <Row>(text: string, params?: unknown[], options?: QueryOptions) =>
      inTurn(() => statements.query<Row>(text, params, options)),
    exec: text => inTurn(() => statements.exec(text)),
    transaction: (work, begin = 'begin') => inTurn(() => transact(work, begin)),
    dumpDataDir: compression => inTurn(() => call({ kind: 'dump', compression }) as Promise<Blob>),
    close: () => inTurn(close),
  }
}
