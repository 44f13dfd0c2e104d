import type { ReasonCode } from '../../engine/document/outcome.ts'
import { createState } from '../../engine/streams/state.ts'
import type { Transport, TransportEvents, TransportStatus } from '../../engine/sync/transport.ts'

/** A meeting place in memory: every transport made by it reaches all the others. */
export interface MemoryHub {
  transport(name: string, reach?: Transport['reach']): MemoryTransport
}

export interface MemoryTransport extends Transport {
  /** Cuts the line, as a lost network does. */
  cut(): void
  /** Joins it again; `opened` is called. */
  reconnect(): void
  /** Ends it, as a server does that lets a page in no more. */
  end(reason: ReasonCode): void
}

interface Member {
  readonly transport: MemoryTransport
  deliver(message: Uint8Array): void
}

/** `schedule` decides when a message arrives; by default at once. It must keep the order of one sender. */
export function memoryHub(schedule: (deliver: () => void) => void = deliver => deliver()): MemoryHub {
  const members = new Set<Member>()
  return {
    transport(name, reach = 'device') {
      const status = createState<TransportStatus>('connecting')
      let events: TransportEvents | null = null
      const isOpen = () => status.current() === 'open'
      const transport: MemoryTransport = {
        name,
        reach,
        status,
        open(given) {
          if (events) throw new Error(`The transport "${name}" is open already. Make another one for another peer.`)
          events = given
          members.add(member)
          transport.reconnect()
        },
        send(message) {
          if (!isOpen()) return
          for (const other of members) if (other !== member) schedule(() => other.deliver(message))
        },
        close() {
          members.delete(member)
          status.set('closed')
        },
        end(reason) {
          transport.close()
          events?.ended?.(reason)
        },
        cut: () => status.set('connecting'),
        reconnect() {
          status.set('open')
          events?.opened()
        },
      }
      const member: Member = {
        transport,
        deliver: message => {
          if (isOpen()) events?.received(message)
        },
      }
      return transport
    },
  }
}
