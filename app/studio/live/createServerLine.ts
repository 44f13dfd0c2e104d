import { webSocketTransport } from '../../../engine/browser/index.ts'
import { createState, type Engine, type State } from '../../../engine/index.ts'
import { type DesignStatus, designStatus } from '../../../server/contract/designs/design.ts'
import type { Api } from '../../session/api/createApi.ts'
import { askForTicket, type Wanted } from './askForTicket.ts'
import type { LineState } from './lineState.ts'

/** A design's tie to the server. */
export interface ServerLine {
  readonly state: State<LineState>
  /** How the design stands with the shop, as the server said last; `null` until it has said so. */
  readonly status: State<DesignStatus | null>
  /** Whether the design is another's, opened by a link. */
  readonly isGuest: boolean
  /** Joins now rather than with the first edit, or once more after a refusal. Resolves when it is clear how it stands. */
  join(): Promise<LineState>
  close(): void
}

export interface ServerLineOptions extends Wanted {
  readonly engine: Engine
  readonly api: Api
  /** Says `offline` and `online`: the window. */
  readonly events: EventTarget
  /** Makes a new socket to `/api/rooms`. */
  openSocket(): WebSocket
  /** Milliseconds before the next attempt, by how many failed in a row. */
  delay?(failures: number): number
}

/** What a server knows designs by. */
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

/**
 * Joins the design's live room with the first edit, at once where there is something in it or a link to it is known,
 * and stays in it until it is closed. Without a server everything goes on as it is.
 */
export function createServerLine(options: ServerLineOptions): ServerLine {
  const { engine, design, share, events } = options
  const state = createState<LineState>({ kind: 'apart' })
  const status = createState<DesignStatus | null>(null)
  const mayJoin = uuid.test(design)
  let leave: (() => void) | null = null
  let comeBack = (): void => {}

  const begin = (): void => {
    waiting.unsubscribe()
    if (!mayJoin || leave !== null) return
    state.set({ kind: 'joining' })
    const ask = askForTicket(options.api, { ...options, stands: status.set })
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
          return await ask()
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
    transport.standing.changes$.subscribe(said => {
      const { success, data } = designStatus.safeParse(said)
      if (success) status.set(data)
    })
    transport.ended.changes$.subscribe(code => {
      if (code !== null) state.set({ kind: 'refused', code })
    })
    comeBack = () => {
      // Some browsers keep a socket through what they call offline.
      if (transport.status.current() === 'open') state.set({ kind: 'open' })
      transport.hurry()
    }
    leave = engine.sync.join(transport)
  }
  const cutOff = (): void => {
    if (state.current().kind !== 'apart' && state.current().kind !== 'refused') state.set({ kind: 'offline' })
  }
  const hearOnline = (): void => comeBack()
  const waiting = engine.document.changes$.subscribe(() => {
    if (engine.timeline.log().entries().length > 0) begin()
  })
  events.addEventListener('online', hearOnline)
  events.addEventListener('offline', cutOff)
  if (share !== null || engine.timeline.log().entries().length > 0) begin()

  return {
    state,
    status,
    isGuest: share !== null,
    join() {
      if (state.current().kind === 'refused') {
        leave?.()
        leave = null
      }
      begin()
      return settled(state)
    },
    close() {
      waiting.unsubscribe()
      events.removeEventListener('online', hearOnline)
      events.removeEventListener('offline', cutOff)
      leave?.()
    },
  }
}

const settled = (state: State<LineState>): Promise<LineState> =>
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
