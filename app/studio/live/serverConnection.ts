import { webSocketTransport } from '../../../engine/browser/index.ts'
import { createState, type Engine, type State, type WritableState } from '../../../engine/index.ts'
import { type DesignStatus, designStatus } from '../../../server/contract/designs/design.ts'
import type { Client } from '../../session/api/createClient.ts'
import { type TicketOptions, ticketRequest } from './roomTicket.ts'

/** How the open design stands with the server. */
export type ConnectionState =
  /** It is on this device alone: nothing was drawn yet, or it has no place on a server. */
  | { readonly kind: 'local' }
  | { readonly kind: 'joining' }
  | { readonly kind: 'open' }
  /** The server is not reached. It is tried again by itself. */
  | { readonly kind: 'offline' }
  /** The server does not take this design, or not any more; its code says why. */
  | { readonly kind: 'refused'; readonly code: string }

/** An open design's connection to the server. */
export interface ServerConnection {
  readonly state: State<ConnectionState>
  /** How the design stands with the shop, as the server said last; `null` until it has said so. */
  readonly status: State<DesignStatus | null>
  /** How many of the design's images are on their way to the server. */
  readonly unsentImages: State<number>
  /** Whether the design is another's, opened by a link. */
  readonly isGuest: boolean
  /** Joins now rather than with the first edit, or once more after a refusal. Resolves when it is clear how it stands. */
  join(): Promise<ConnectionState>
  close(): void
}

interface ServerConnectionOptions extends TicketOptions {
  readonly engine: Engine
  readonly client: Client
  /** Says `offline` and `online`: the window. */
  readonly events: EventTarget
  /** Makes a new socket to `roomsPath`. */
  openSocket(): WebSocket
  /** Milliseconds before the next attempt, by how many failed in a row. */
  delay?(failures: number): number
}

/** What a server knows designs by. */
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

/** A connection without the design's images, which do not go over the socket. */
export type RoomConnection = Omit<ServerConnection, 'unsentImages'>

/**
 * Joins the design's live room with the first edit, at once where there is something in it or a link to it is known,
 * and stays in it until it is closed. Without a server everything goes on as it is.
 */
export function createServerConnection(options: ServerConnectionOptions): RoomConnection {
  const { engine, design, share, events } = options
  const state = createState<ConnectionState>({ kind: 'local' })
  const status = createState<DesignStatus | null>(null)
  const mayJoin = uuid.test(design)
  let room: JoinedRoom | null = null

  const begin = (): void => {
    waiting.unsubscribe()
    if (!mayJoin || room !== null) return
    state.set({ kind: 'joining' })
    room = joinRoom(options, { state, status })
  }
  const cutOff = (): void => {
    if (state.current().kind !== 'local' && state.current().kind !== 'refused') state.set({ kind: 'offline' })
  }
  const comeBack = (): void => room?.comeBack()
  const waiting = engine.document.changes$.subscribe(() => {
    if (engine.timeline.log().entries().length > 0) begin()
  })
  events.addEventListener('online', comeBack)
  events.addEventListener('offline', cutOff)
  if (share !== null || engine.timeline.log().entries().length > 0) begin()

  return {
    state,
    status,
    isGuest: share !== null,
    join() {
      if (state.current().kind === 'refused') {
        room?.leave()
        room = null
      }
      begin()
      return settled(state)
    },
    close() {
      waiting.unsubscribe()
      events.removeEventListener('online', comeBack)
      events.removeEventListener('offline', cutOff)
      room?.leave()
    },
  }
}

interface JoinedRoom {
  /** The browser is online again. */
  comeBack(): void
  leave(): void
}

interface ConnectionStates {
  readonly state: WritableState<ConnectionState>
  readonly status: WritableState<DesignStatus | null>
}

/** Joins the room over a socket that is opened anew when it breaks, and says how that goes. */
function joinRoom(options: ServerConnectionOptions, { state, status }: ConnectionStates): JoinedRoom {
  const requestTicket = ticketRequest(options.client, { ...options, onStatus: status.set })
  const transport = webSocketTransport({
    name: 'server',
    connect: options.openSocket,
    delay(failures) {
      // Tickets may come where no socket does: some networks let none through.
      if (failures > 0) state.set({ kind: 'offline' })
      return (options.delay ?? growingDelay)(failures)
    },
    async ticket() {
      try {
        return await requestTicket()
      } catch (cause) {
        state.set({ kind: 'offline' })
        throw cause
      }
    },
  })
  transport.status.changes$.subscribe(now => {
    if (now === 'open') state.set({ kind: 'open' })
    // Whether the server is there is seen with the next ticket.
    else if (now === 'connecting' && state.current().kind === 'open') state.set({ kind: 'joining' })
  })
  transport.reviewStatus.changes$.subscribe(sent => {
    const { success, data } = designStatus.safeParse(sent)
    if (success) status.set(data)
  })
  transport.ended.changes$.subscribe(code => {
    if (code !== null) state.set({ kind: 'refused', code })
  })
  return {
    comeBack() {
      // Some browsers keep a socket through what they call offline.
      if (transport.status.current() === 'open') state.set({ kind: 'open' })
      transport.hurry()
    },
    leave: options.engine.sync.join(transport),
  }
}

const settled = (state: State<ConnectionState>): Promise<ConnectionState> =>
  new Promise(resolve => {
    if (state.current().kind !== 'joining') return resolve(state.current())
    const following = state.changes$.subscribe(now => {
      if (now.kind === 'joining') return
      following.unsubscribe()
      resolve(now)
    })
    return undefined
  })

const longestMs = 15_000

/** Doubles from half a second, with a random part, so that many pages do not all come back at once. */
const growingDelay = (failures: number): number => Math.min(longestMs, 500 * 2 ** failures) * (0.5 + Math.random() / 2)

/** The connection of a design that is opened for the device alone. */
export const localConnection: ServerConnection = {
  state: createState<ConnectionState>({ kind: 'local' }),
  status: createState<DesignStatus | null>(null),
  unsentImages: createState(0),
  isGuest: false,
  join: async () => ({ kind: 'local' }),
  close() {},
}
