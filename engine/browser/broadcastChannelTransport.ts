import { createState } from '../streams/state.ts'
import type { Transport, TransportStatus } from '../sync/transport.ts'

/** Joins the pages of this browser that use the same name. It is connected at once, because it waits for no reply. */
export function broadcastChannelTransport(name: string): Transport {
  const status = createState<TransportStatus>('connecting')
  let channel: BroadcastChannel | null = null
  return {
    name: `tabs:${name}`,
    reach: 'device',
    status,
    open(events) {
      if (channel) throw new Error(`The channel "${name}" is open already. Make another transport for another peer.`)
      channel = new BroadcastChannel(name)
      channel.onmessage = ({ data }: MessageEvent<unknown>) => {
        if (data instanceof Uint8Array) events.received(data)
      }
      status.set('open')
      events.opened()
    },
    send(message) {
      if (status.current() === 'open') channel?.postMessage(message)
    },
    close() {
      status.set('closed')
      channel?.close()
    },
  }
}
