import { once } from 'node:events'
import { WebSocket } from 'ws'
import { decodeMessage, encodeMessage, type Message } from '../../../engine/index.ts'

/** A socket that says what it likes, and remembers what it hears. */
export async function rawMember(address: string, headers: Record<string, string> = {}) {
  const socket = new WebSocket(address, { headers })
  const heard: Message[] = []
  let closed: number | null = null
  socket.on('message', (data: Buffer) => {
    const message = decodeMessage(new Uint8Array(data))
    if (message) heard.push(message)
  })
  const ended = new Promise<number>(resolve => {
    socket.on('close', code => {
      closed = code
      resolve(code)
    })
  })
  await once(socket, 'open')
  const of = <Kind extends Message['kind']>(kind: Kind) =>
    heard.filter((message): message is Extract<Message, { kind: Kind }> => message.kind === kind)
  return {
    socket,
    heard,
    /** Messages of one kind, in their order. */
    of,
    /** The code that the socket was closed with, as soon as it is. */
    ended,
    closed: () => closed,
    sendBytes: (bytes: Uint8Array | string) => socket.send(bytes),
    say: (message: Message) => socket.send(encodeMessage(message)),
    update: (update: Uint8Array) => socket.send(encodeMessage({ kind: 'update', update })),
    stop: () => socket.terminate(),
  }
}

export type RawMember = Awaited<ReturnType<typeof rawMember>>
