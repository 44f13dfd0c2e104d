import { once } from 'node:events'
import { WebSocket } from 'ws'
import { decodeMessage, encodeMessage, type Message } from '../../../engine/index.ts'

/** A socket that can send anything and records what it receives. */
export async function rawMember(address: string, headers: Record<string, string> = {}) {
  const socket = new WebSocket(address, { headers })
  const received: Message[] = []
  let closed: number | null = null
  socket.on('message', (data: Buffer) => {
    const message = decodeMessage(new Uint8Array(data))
    if (message) received.push(message)
  })
  const ended = new Promise<number>(resolve => {
    socket.on('close', code => {
      closed = code
      resolve(code)
    })
  })
  await once(socket, 'open')
  const of = <Kind extends Message['kind']>(kind: Kind) =>
    received.filter((message): message is Extract<Message, { kind: Kind }> => message.kind === kind)
  return {
    socket,
    received,
    /** Received messages of one kind, in order. */
    of,
    /** The close code of the socket. */
    ended,
    closed: () => closed,
    sendBytes: (bytes: Uint8Array | string) => socket.send(bytes),
    send: (message: Message) => socket.send(encodeMessage(message)),
    update: (update: Uint8Array) => socket.send(encodeMessage({ kind: 'update', update })),
    stop: () => socket.terminate(),
  }
}

export type RawMember = Awaited<ReturnType<typeof rawMember>>
