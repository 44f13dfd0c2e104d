import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { WebSocket as NodeSocket } from 'ws'
import {
  type RoomTicket,
  type WebSocketTransport,
  type WebSocketTransportOptions,
  webSocketTransport,
} from '../../../engine/browser/index.ts'
import { roomsAddress } from './roomsAddress.ts'

export const guestSecret = 'a-secret-of-some-guest-of-ours'

export interface RoomsProcess {
  readonly port: number
  readonly child: ChildProcess
  kill(): Promise<void>
}

/** Starts a server with these designs; `environment` names its data and where it listens. */
export async function startRoomsProcess(
  designs: readonly string[],
  environment: Record<string, string>,
): Promise<RoomsProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/support/server/roomsProcess.ts'], {
    env: { ...process.env, PORT: '0', TEST_DESIGNS: designs.join(','), TEST_SECRET: guestSecret, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const port = await new Promise<number>((resolve, reject) => {
    const receive = (chunk: Buffer): void => {
      output += chunk
      const [, found] = /^port (\d+)$/m.exec(output) ?? []
      if (found) resolve(Number(found))
    }
    child.stdout.on('data', receive)
    child.stderr.on('data', receive)
    child.on('exit', () => reject(new Error(`The server ended: ${output}`)))
  })
  return {
    port,
    child,
    async kill() {
      child.kill('SIGKILL')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    },
  }
}

/** The guest's connection to a local server; `portOf` is called before each attempt and may throw. */
export function lineToProcess(
  design: string,
  portOf: () => number,
  more: Partial<WebSocketTransportOptions> = {},
): WebSocketTransport {
  const ticket = async (): Promise<RoomTicket> => {
    const response = await fetch(`http://127.0.0.1:${portOf()}/api/rooms/tickets`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-guest-secret': guestSecret },
      body: JSON.stringify({ design }),
    })
    const result = await response.json()
    if (response.status !== 201) throw new Error(`No ticket: ${JSON.stringify(result)}`)
    return { kind: 'ticket', ticket: result.ticket }
  }
  const connect = (): WebSocket => new NodeSocket(roomsAddress(portOf())) as never
  return webSocketTransport({ name: 'server', ticket, connect, ...more })
}
