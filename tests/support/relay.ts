import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'

/** A peer for tests: passes every message on to everybody else, as a room of a server does. */
export interface Relay {
  readonly address: string
  cutAll(): void
  stop(): Promise<void>
}

export async function startRelay(): Promise<Relay> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  server.on('connection', socket => {
    socket.on('message', message => {
      for (const other of server.clients) if (other !== socket) other.send(message)
    })
  })
  await new Promise(resolve => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const cutAll = (): void => {
    for (const socket of server.clients) socket.terminate()
  }
  return {
    address: `ws://127.0.0.1:${port}`,
    cutAll,
    stop: () =>
      new Promise((resolve, reject) => {
        cutAll()
        server.close(error => (error ? reject(error) : resolve()))
      }),
  }
}
