import {
  type AssetId,
  type AssetStore,
  createState,
  type DesignDocument,
  type State,
  z,
} from '../../../engine/index.ts'
import { addressOf } from '../../../server/contract/call.ts'
import { readUploadCall, uploadImagesCall } from '../../../server/contract/uploads.ts'
import type { DeviceMemory } from '../../device/deviceMemory.ts'
import { isPassing } from '../../session/api/clientResponse.ts'
import type { Client, Fetch } from '../../session/api/createClient.ts'
import { assetsOf } from '../images/designImages.ts'
import type { ConnectionState } from './serverConnection.ts'

interface ExchangeOptions {
  readonly document: State<DesignDocument>
  readonly connection: State<ConnectionState>
  readonly store: AssetStore
  readonly client: Client
  readonly fetch: Fetch
  readonly sent: SentImages
  /** An image stays on this device: the others do not see it. */
  refused(code: string): void
}

/** In ms, by how often in a row it did not work; the last one for ever. */
const waits = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 60_000]
/** However much longer a server asks for. */
const longestWait = 3_600_000
const waitAfter = (failures: number): number => waits[Math.min(failures, waits.length - 1)] ?? 0

export interface ImageExchange {
  /** How many of the design's images are on their way to the server. */
  readonly unsent: State<number>
  stop(): void
}

/** As long as the connection is open, sends the design's images that the server lacks and brings those that lack here. */
export function exchangeImages(exchanged: ExchangeOptions): ImageExchange {
  const { document, connection, store, client, fetch, sent, refused } = exchanged
  const busy = new Set<AssetId>()
  const timers = new Set<ReturnType<typeof setTimeout>>()
  const waiting = createUnsent(document)
  let isStopped = false

  /** After how many seconds at least it has to be tried again; `null` when nothing is left to do. */
  const exchange = async (asset: AssetId): Promise<number | null> => {
    const bytes = await store.get(asset).catch(() => null)
    if (!bytes || sent.has(asset)) waiting.delete(asset)
    if (bytes && sent.has(asset)) return null
    if (bytes) {
      const response = await sendImage(client, bytes)
      if (isPassing(response)) return (response.kind === 'refused' && response.waitSeconds) || 0
      if (response.kind === 'ok') sent.add(asset)
      else refused(response.kind === 'refused' ? response.code : '')
      waiting.delete(asset)
      return null
    }
    const brought = await fetchImage(fetch, asset)
    if (brought === null) return 0
    // The store emits that it has come, and views that show it subscribe to that.
    if ((await store.put(brought).catch(() => null)) === asset) sent.add(asset)
    return null
  }

  /** Somebody may have drawn with it before it was sent, and a server may be busy: it is tried again, ever more seldom. */
  const settle = async (asset: AssetId, failures = 0): Promise<void> => {
    busy.add(asset)
    if (connection.current().kind === 'open') {
      const seconds = await exchange(asset)
      if (seconds === null) return
      if (connection.current().kind === 'open' && !isStopped) return tryAgain(asset, failures, seconds)
    }
    busy.delete(asset)
  }
  const tryAgain = (asset: AssetId, failures: number, seconds: number): void => {
    const timer = setTimeout(
      () => {
        timers.delete(timer)
        void settle(asset, failures + 1)
      },
      Math.max(waitAfter(failures), Math.min(seconds * 1_000, longestWait)),
    )
    timers.add(timer)
  }

  const refresh = (): void => {
    if (connection.current().kind !== 'open') return
    for (const asset of assetsOf(document.current())) {
      if (busy.has(asset)) continue
      waiting.add(asset)
      void settle(asset)
    }
  }
  const following = [document.changes$.subscribe(refresh), connection.changes$.subscribe(refresh)]
  refresh()
  return {
    unsent: waiting.count,
    stop() {
      isStopped = true
      waiting.stop()
      for (const one of following) one.unsubscribe()
      for (const timer of timers) clearTimeout(timer)
    },
  }
}

/** Counts those of a design's images that are added until they are deleted again, or leave the design. */
function createUnsent(document: State<DesignDocument>) {
  const unsent = new Set<AssetId>()
  const count = createState(0)
  const update = (): void => count.set(assetsOf(document.current()).filter(asset => unsent.has(asset)).length)
  const following = document.changes$.subscribe(update)
  return {
    count,
    add(asset: AssetId): void {
      unsent.add(asset)
      update()
    },
    delete(asset: AssetId): void {
      unsent.delete(asset)
      update()
    },
    stop: () => following.unsubscribe(),
  }
}

/** The images that the server is known to have, so that none is sent at every visit. */
export interface SentImages {
  has(asset: AssetId): boolean
  add(asset: AssetId): void
}

const memoryName = 'kitloom-sent-pictures'
const maxKept = 500
const kept = z.array(z.string().max(64))

export function sentImages(memory: DeviceMemory): SentImages {
  const read = (): readonly string[] => {
    try {
      return kept.parse(JSON.parse(memory.read(memoryName) ?? '[]'))
    } catch {
      return []
    }
  }
  return {
    has: asset => read().includes(asset),
    add: asset =>
      memory.write(memoryName, JSON.stringify([asset, ...read().filter(one => one !== asset)].slice(0, maxKept))),
  }
}

/** Brings an image of the server's to this device, unless it is there; nothing where it is not to be had. */
export async function bringImage(
  asset: AssetId,
  { store, fetch }: { readonly store: AssetStore; readonly fetch: Fetch },
): Promise<void> {
  if (await store.get(asset).catch(() => null)) return
  const bytes = await fetchImage(fetch, asset)
  if (bytes) await store.put(bytes).catch(() => null)
}

/** Its bytes are taken as they are: it comes back with the same id. */
export function sendImage(client: Client, bytes: Uint8Array) {
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(bytes)]), 'picture')
  return client.send(uploadImagesCall, { body })
}

/** The bytes of an image; `null` where the server has not got it or was not reached. */
export async function fetchImage(fetch: Fetch, sha256: AssetId): Promise<Uint8Array | null> {
  const response = await fetch(addressOf(readUploadCall, { params: { sha256 } })).catch(() => null)
  const bytes = response?.ok ? await response.arrayBuffer().catch(() => null) : null
  return bytes && new Uint8Array(bytes)
}
