import type { FastifyInstance } from 'fastify'
import type { Environment } from './environment.ts'

type Listening =
  | { readonly kind: 'listening'; readonly address: string }
  | { readonly kind: 'refused'; readonly why: string }

/** Opens the port, or returns a message when that fails. */
export async function listen(server: FastifyInstance, config: Pick<Environment, 'host' | 'port'>): Promise<Listening> {
  const { host, port } = config
  try {
    await server.listen({ host, port })
  } catch (error) {
    return {
      kind: 'refused',
      why: reasons(config)[codeOf(error)] ?? `The server could not start listening: ${String(error)}`,
    }
  }
  const bound = server.server.address()
  const open = typeof bound === 'object' && bound ? bound.port : port
  // A server that listens on all addresses is reachable as localhost on this machine.
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return { kind: 'listening', address: `http://${name.includes(':') ? `[${name}]` : name}:${open}` }
}

const reasons = ({ host, port }: Pick<Environment, 'host' | 'port'>): Readonly<Record<string, string>> => ({
  EADDRINUSE: `Port ${port} is already in use. Stop the other program, or use another port: PORT=${port + 1} npm start`,
  EACCES: `You don’t have permission to open port ${port}. Use a port above 1024: PORT=3000 npm start`,
  EADDRNOTAVAIL: `This machine has no address ${host}. Set HOST to localhost or 0.0.0.0.`,
  ENOTFOUND: `This machine has no address ${host}. Set HOST to localhost or 0.0.0.0.`,
})

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')

const stopTimeout = 10_000
const parentCheckInterval = 500
// This is read first, because the parent may end while the server starts.
const parent = process.ppid

/**
 * Stops the process on a signal after the current requests are done. A second signal changes nothing, because a
 * terminal and npm both pass on one Ctrl-C. The process ends after ten seconds at the latest.
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

/** npm signals the shell in between, which ends without passing the signal on, so the parent is watched. */
function whenOrphaned(stop: () => void): void {
  setInterval(() => {
    if (process.ppid !== parent) stop()
  }, parentCheckInterval).unref()
}
