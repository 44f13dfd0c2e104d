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

/** The maximum length of a socket path is 108 bytes on Linux and 104 on macOS. */
const longestPath = 100
const timeout = 2_000
const settling = 100

/**
 * Locks a data folder against other processes: the embedded database has no lock of its own, and two processes on one
 * folder lose rows silently. The lock is a socket that reports its process id, so it ends with its process. A socket
 * file that a killed process left behind does not respond and is replaced.
 */
export async function lockDataFolder(folder: string): Promise<Locking> {
  const path = socketOf(realpathSync(folder))
  const me: Holder = { pid: process.pid, nonce: randomUUID() }
  for (let attempt = 0; attempt < 3; attempt++) {
    const server = await hold(path, me)
    if (server) {
      // Two processes may both remove a stale socket; the later one wins.
      await new Promise(resolve => setTimeout(resolve, settling))
      const holder = await queryHolder(path)
      if (holder !== 'nobody' && holder.nonce === me.nonce) return { kind: 'locked', release: () => close(server) }
      // Closing would delete the other process's socket file, so this one stays open until the process ends.
      return { kind: 'refused', why: refusal(folder, holder) }
    }
    const other = await queryHolder(path)
    if (other !== 'nobody') return { kind: 'refused', why: refusal(folder, other) }
    if (process.platform !== 'win32') rmSync(path, { force: true })
  }
  return { kind: 'refused', why: `Cannot acquire the lock ${path}. If Kitloom is not running, delete that file.` }
}

function refusal(folder: string, other: Holder | 'nobody'): string {
  const name = other === 'nobody' || other.pid === 0 ? 'not responding' : `process ${other.pid}`
  return `The data folder ${folder} is in use by another Kitloom (${name}). Stop it first, or set DATA_DIR to another folder.`
}

function socketOf(folder: string): string {
  const name = `kitloom-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`
  const inside = join(folder, 'lock.sock')
  return Buffer.byteLength(inside) <= longestPath ? inside : join(tmpdir(), `${name}.sock`)
}

/** Returns undefined when the path already exists. */
function hold(path: string, me: Holder): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer(socket => {
      // The client may disconnect before the response.
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

function queryHolder(path: string): Promise<Holder | 'nobody'> {
  return new Promise(resolve => {
    let received = ''
    const socket = connect(path)
    // A holder that is busy or suspended still holds the lock.
    socket.setTimeout(timeout, () => socket.destroy(new Error('late')))
    socket.on('data', chunk => {
      received += chunk
    })
    socket.on('end', () => resolve(readHolder(received)))
    socket.on('error', error => resolve(error.message === 'late' ? { pid: 0, nonce: '' } : 'nobody'))
  })
}

function readHolder(received: string): Holder | 'nobody' {
  try {
    return holder.parse(JSON.parse(received))
  } catch {
    return 'nobody'
  }
}

const close = (server: Server) => new Promise<void>(resolve => server.close(() => resolve()))
