import type { FastifyInstance } from 'fastify'
import type { Environment } from './environment.ts'

type Listening =
  | { readonly kind: 'listening'; readonly address: string }
  | { readonly kind: 'refused'; readonly why: string }

/** Opens the port. Answers with a sentence when the machine does not let it. */
export async function listen(server: FastifyInstance, place: Pick<Environment, 'host' | 'port'>): Promise<Listening> {
  const { host, port } = place
  try {
    await server.listen({ host, port })
  } catch (error) {
    return { kind: 'refused', why: reasons(place)[codeOf(error)] ?? `The server cannot listen: ${String(error)}` }
  }
  const bound = server.server.address()
  const open = typeof bound === 'object' && bound ? bound.port : port
  // A browser on this machine reaches a server that listens everywhere as localhost.
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return { kind: 'listening', address: `http://${name.includes(':') ? `[${name}]` : name}:${open}` }
}

const reasons = ({ host, port }: Pick<Environment, 'host' | 'port'>): Readonly<Record<string, string>> => ({
  EADDRINUSE: `Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start`,
  EACCES: `Port ${port} may not be opened by this user. Choose one above 1024: PORT=3000 npm start`,
  EADDRNOTAVAIL: `This machine has no address ${host}. Set HOST to one it has, such as localhost or 0.0.0.0.`,
  ENOTFOUND: `This machine has no address ${host}. Set HOST to one it has, such as localhost or 0.0.0.0.`,
})

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')

const stopTimeout = 10_000
const lookAtParent = 500
// Read before anything else: a parent may end while the server is still opening.
const parent = process.ppid

/**
 * Answers what is being asked, then ends the process, when the machine or somebody at the keyboard says so.
 * A second signal changes nothing: a terminal and npm both pass on one Ctrl-C. After ten seconds it ends anyway.
 */
export function stopOnSignal(server: FastifyInstance, { underNpm }: Pick<Environment, 'underNpm'>): void {
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), stopTimeout).unref()
    await server.close()
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  if (underNpm) whenOrphaned(stop)
}

/** npm passes a signal to the shell between, which ends without a word to what it runs. */
function whenOrphaned(stop: () => void): void {
  setInterval(() => {
    if (process.ppid !== parent) stop()
  }, lookAtParent).unref()
}
