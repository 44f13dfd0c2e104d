import { createHash, randomUUID } from 'node:crypto'
import { realpathSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'

type Locking =
  | { readonly kind: 'locked'; release(): Promise<void> }
  | { readonly kind: 'refused'; readonly why: string }

const holder = z.object({ pid: z.int(), nonce: z.string() })
type Holder = z.infer<typeof holder>

/** Unix gives a socket's path 108 bytes, macOS 104. */
const longestPath = 100
const timeout = 2_000
const settling = 100

/**
 * Keeps every other process out of a data folder: the embedded database takes no lock of its own, and two processes
 * on one folder lose rows without a word. Held by a socket that answers with its process id, so that it ends with the
 * process, however that ends; what a killed process leaves behind answers nobody and is taken over.
 */
export async function lockDataFolder(folder: string): Promise<Locking> {
  const path = socketOf(realpathSync(folder))
  const me: Holder = { pid: process.pid, nonce: randomUUID() }
  for (let attempt = 0; attempt < 3; attempt++) {
    const server = await hold(path, me)
    if (server) {
      // Two that start at once may both clear away what a killed process left: the later socket is the one there.
      await new Promise(resolve => setTimeout(resolve, settling))
      const answered = await askHolder(path)
      if (answered !== 'nobody' && answered.nonce === me.nonce) return { kind: 'locked', release: () => close(server) }
      // Closing would remove the other's socket from the folder: this one goes with the process.
      return { kind: 'refused', why: refusal(folder, answered) }
    }
    const other = await askHolder(path)
    if (other !== 'nobody') return { kind: 'refused', why: refusal(folder, other) }
    if (process.platform !== 'win32') rmSync(path, { force: true })
  }
  return { kind: 'refused', why: `The lock ${path} cannot be taken. Remove that file if no Kitloom is running.` }
}

function refusal(folder: string, other: Holder | 'nobody'): string {
  const name = other === 'nobody' || other.pid === 0 ? 'it does not answer' : `process ${other.pid}`
  return `The data folder ${folder} is in use by another Kitloom (${name}). Stop that one first, or name another folder with DATA_DIR.`
}

function socketOf(folder: string): string {
  const name = `kitloom-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`
  const inside = join(folder, 'lock.sock')
  return Buffer.byteLength(inside) <= longestPath ? inside : join(tmpdir(), `${name}.sock`)
}

/** Answers undefined when something is there already. */
function hold(path: string, me: Holder): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer(socket => {
      // Who asks may hang up before the answer.
      socket.on('error', () => socket.destroy())
      socket.end(JSON.stringify(me))
    })
    server.once('error', error => {
      if ('code' in error && error.code === 'EADDRINUSE') resolve(undefined)
      else reject(error)
    })
    server.listen(path, () => {
      server.unref()
      resolve(server)
    })
  })
}

function askHolder(path: string): Promise<Holder | 'nobody'> {
  return new Promise(resolve => {
    let said = ''
    const socket = connect(path)
    // A holder that is busy or stopped still holds it.
    socket.setTimeout(timeout, () => socket.destroy(new Error('late')))
    socket.on('data', chunk => {
      said += chunk
    })
    socket.on('end', () => resolve(readHolder(said)))
    socket.on('error', error => resolve(error.message === 'late' ? { pid: 0, nonce: '' } : 'nobody'))
  })
}

function readHolder(said: string): Holder | 'nobody' {
  try {
    return holder.parse(JSON.parse(said))
  } catch {
    return 'nobody'
  }
}

const close = (server: Server) => new Promise<void>(resolve => server.close(() => resolve()))
