import { isJsonObject, type Json, type JsonObject } from '../document/field.ts'
import type { AuthorId, LayerId, PanelId, ZoneKey } from '../document/ids.ts'
import { createState, type State } from '../streams/state.ts'

/** What a person points at and has selected. Never logged. */
export type Selection =
  | { readonly kind: 'none' }
  /** `more` are selected with it. Others see the first one alone. */
  | { readonly kind: 'layer'; readonly layer: LayerId; readonly more?: readonly LayerId[] }
  | { readonly kind: 'zone'; readonly zone: ZoneKey }

export const nothingSelected: Selection = { kind: 'none' }

export interface PeerPresence {
  /** Names a page as long as it lives; its author and client id may change. */
  readonly peer: number
  readonly author: AuthorId
  readonly name: string
  readonly selection: Selection
  /** On the cloth, in panel mm. */
  readonly cursor: { readonly panel: PanelId; readonly x: number; readonly y: number } | null
  /** From where the garment is looked at: radians, a factor, and metres across the image. */
  readonly camera: {
    readonly azimuth: number
    readonly elevation: number
    readonly zoom: number
    readonly pan: readonly [x: number, y: number]
  } | null
  /** The tool whose panel is open. */
  readonly tool: string | null
}

/** Who else is here. Peers that fall silent are dropped by `forget`. */
export interface Peers {
  readonly state: State<readonly PeerPresence[]>
  /** What this page shows of itself. */
  own(): PeerPresence
  show(change: Partial<Omit<PeerPresence, 'peer'>>): void
  received(peer: number, presence: Json): void
  left(peer: number): void
  /** Drops who was last heard of before `since`, in milliseconds of the given clock. */
  forget(since: number): void
}

export function createPeers(self: Pick<PeerPresence, 'peer' | 'author' | 'name'>, now: () => number): Peers {
  const seen = new Map<number, { readonly presence: PeerPresence; readonly at: number }>()
  const state = createState<readonly PeerPresence[]>([])
  let own: PeerPresence = { ...self, selection: nothingSelected, cursor: null, camera: null, tool: null }

  const publish = (): void => state.set([...seen.values()].map(({ presence }) => presence))

  return {
    state,
    own: () => own,
    show(change) {
      own = { ...own, ...change }
    },
    received(peer, json) {
      const presence = readPresence(peer, json)
      if (presence === null || peer === own.peer) return
      seen.set(peer, { presence, at: now() })
      publish()
    },
    left(peer) {
      if (seen.delete(peer)) publish()
    },
    forget(since) {
      const silent = [...seen].filter(([, { at }]) => at < since)
      for (const [peer] of silent) seen.delete(peer)
      if (silent.length > 0) publish()
    },
  }
}

const isWord = (value: Json | undefined): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= 120

/** A peer's presence out of a message, or `null` when it makes no sense. */
function readPresence(peer: number, json: Json): PeerPresence | null {
  if (!isJsonObject(json) || !isWord(json.author)) return null
  return {
    peer,
    author: json.author as PeerPresence['author'],
    name: isWord(json.name) ? json.name : json.author,
    selection: readSelection(json.selection),
    cursor: readCursor(json.cursor),
    camera: readCamera(json.camera),
    tool: isWord(json.tool) ? json.tool : null,
  }
}

function readSelection(json: Json | undefined): Selection {
  if (!isJsonObject(json)) return nothingSelected
  if (json.kind === 'layer' && isWord(json.layer)) return { kind: 'layer', layer: json.layer } as Selection
  if (json.kind === 'zone' && isWord(json.zone)) return { kind: 'zone', zone: json.zone } as Selection
  return nothingSelected
}

function readCursor(json: Json | undefined): PeerPresence['cursor'] {
  if (!isJsonObject(json) || !isWord(json.panel)) return null
  const { panel, x, y } = json as JsonObject
  return typeof x === 'number' && typeof y === 'number' ? ({ panel, x, y } as PeerPresence['cursor']) : null
}

function readCamera(json: Json | undefined): PeerPresence['camera'] {
  if (!isJsonObject(json) || !Array.isArray(json.pan)) return null
  const numbers = [json.azimuth, json.elevation, json.zoom, ...json.pan]
  const [azimuth, elevation, zoom, x, y, ...more] = numbers.filter(isNear)
  if (numbers.length !== 5 || more.length > 0 || y === undefined) return null
  return { azimuth, elevation, zoom, pan: [x, y] } as PeerPresence['camera']
}

/** No camera turns a thousand times, nor stands a thousand metres away. */
const isNear = (value: Json | undefined): value is number => typeof value === 'number' && Math.abs(value) < 1_000
