import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A network between pages and a server that can fail silently. */
export async function deadEnd(port: number) {
  const pairs = new Set<readonly [Socket, Socket]>()
  let isDead = false
  const server = createServer(near => {
    const far = connect(port, '127.0.0.1')
    const pair = [near, far] as const
    pairs.add(pair)
    const pass = (to: Socket) => (data: Buffer) => void (isDead || to.write(data))
    near.on('data', pass(far))
    far.on('data', pass(near))
    for (const [one, other] of [pair, [far, near] as const]) {
      one.on('error', () => {})
      one.on('close', () => {
        pairs.delete(pair)
        if (!isDead) other.destroy()
      })
    }
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    die() {
      isDead = true
    },
    /** Connections that were open before stay dead. */
    repair() {
      for (const [near, far] of pairs) {
        near.removeAllListeners('data').pause()
        far.destroy()
      }
      pairs.clear()
      isDead = false
    },
    close() {
      for (const [near, far] of pairs) {
        near.destroy()
        far.destroy()
      }
      server.close()
    },
  }
}
