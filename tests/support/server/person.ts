import { WebSocket as NodeSocket, type WebSocket as Socket } from 'ws'
import { type WebSocketTransport, webSocketTransport } from '../../../engine/browser/index.ts'
import { demoEmail, demoPassword } from '../../../server/seeding/demoPeople.ts'
import { drawKit } from './drawKit.ts'
import { roomsAddress } from './roomsAddress.ts'

/** A design and a share link to it. */
export interface Place {
  readonly design: string
  readonly share?: string
}

/** A demo customer who is signed in at the server on this port, which may change. */
export async function openPerson(name: 'dara' | 'bopha', portOf: () => number, shop = 'angkor') {
  let token = ''
  const send = async (method: string, path: string, body?: object) => {
    const response = await fetch(`http://127.0.0.1:${portOf()}${path}?tenant=${shop}`, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token !== '' && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, result: text === '' ? null : JSON.parse(text) }
  }
  const entry = { email: demoEmail(name, shop), password: demoPassword, clientId: 'web' }
  const entered = await send('POST', '/api/accounts/token', entry)
  token = entered.result.access_token
  if (entered.status !== 200) throw new Error(`${name} did not get in: ${JSON.stringify(entered.result)}`)

  return {
    send,
    /** Opens the design in the live room, with an editor that can lose the network. */
    join(place: Place) {
      const kit = drawKit()
      let socket: Socket | null = null
      let isOffline = false
      const reach = (): number => {
        if (isOffline) throw new Error('There is no network.')
        return portOf()
      }
      const line: WebSocketTransport = webSocketTransport({
        name: 'server',
        delay: () => 50,
        async ticket() {
          reach()
          const { status, result } = await send('POST', '/api/rooms/tickets', place)
          if (status !== 201) throw new Error(`No ticket: ${JSON.stringify(result)}`)
          return { kind: 'ticket', ticket: result.ticket }
        },
        connect() {
          socket = new NodeSocket(`${roomsAddress(reach())}?tenant=${shop}`)
          return socket as never
        },
      })
      kit.engine.sync.join(line)
      return {
        engine: kit.engine,
        line,
        goOffline() {
          isOffline = true
          socket?.terminate()
        },
        comeBack() {
          isOffline = false
        },
      }
    },
  }
}
