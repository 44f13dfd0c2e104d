import type { FastifyInstance } from 'fastify'

const patience = 10_000

/**
 * Answers what is being asked, then ends the process, when the machine or somebody at the keyboard says so.
 * A second signal changes nothing: a terminal and npm both pass on one Ctrl-C. After ten seconds it ends anyway.
 */
export function stopOnSignal(server: FastifyInstance): void {
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
}
