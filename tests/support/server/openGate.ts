import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A proxy in front of a server such as PostgreSQL. While it is closed, all connections fail. */
export async function openGate(to: URL) {
  const lines = new Set<Socket>()
  let isShut = false
  const keep = (socket: Socket) => {
    lines.add(socket)
    // Cut connections are intended.
    socket.on('error', () => undefined)
    socket.on('close', () => lines.delete(socket))
  }
  const gate = createServer(near => {
    keep(near)
    if (isShut) return void near.destroy()
    const far = connect(Number(to.port), to.hostname)
    keep(far)
    near.pipe(far).pipe(near)
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
  }).listen(0, '127.0.0.1')
  await once(gate, 'listening')
  const cut = () => {
    for (const line of lines) line.destroy()
  }
  return {
    /** The address of the proxy. */
    url: Object.assign(new URL(to), { hostname: '127.0.0.1', port: String((gate.address() as AddressInfo).port) }).href,
    /** Cuts all connections; new ones work. */
    cut,
    shut() {
      isShut = true
      cut()
    },
    open() {
      isShut = false
    },
    async close() {
      cut()
      gate.close()
      await once(gate, 'close')
    },
  }
}
