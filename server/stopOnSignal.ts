import type { FastifyInstance } from 'fastify'
import type { Environment } from './environment.ts'

const patience = 10_000
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
    setTimeout(() => process.exit(1), patience).unref()
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
