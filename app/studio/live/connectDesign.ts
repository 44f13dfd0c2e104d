import type { AssetStore, Engine, GarmentPlugin, State } from '../../../engine/index.ts'
import type { Client, Fetch } from '../../session/api/createClient.ts'
import type { SavedLinks } from '../designs/deviceDesigns.ts'
import { exchangeImages, type SentImages } from './exchangeImages.ts'
import { createServerConnection, type ServerConnection } from './serverConnection.ts'

interface DesignConnections {
  readonly client: Client
  readonly fetch: Fetch
  readonly links: SavedLinks
  readonly store: AssetStore
  readonly sent: SentImages
  openSocket(): WebSocket
  /** An image is on this device alone. */
  imageStays(code: string): void
  /** How many images of a design are on their way to the server; told when that changes. */
  imagesUnsent(design: string, count: number): void
}

/** Connects open designs to the server: what is drawn goes over the socket, images beside it. */
export function connectDesigns(options: DesignConnections) {
  const { client, fetch, links, store, sent, openSocket, imageStays, imagesUnsent } = options
  return (garment: GarmentPlugin, design: string) =>
    (engine: Engine): ServerConnection => {
      const wanted = { design, garment: garment.id, share: links.guestOf(design) }
      const connection = createServerConnection({ ...wanted, engine, client, openSocket, events: window })
      const exchange = { document: engine.document, connection: connection.state, refused: imageStays }
      const images = exchangeImages({ ...exchange, store, client, fetch, sent })
      const following = images.unsent.changes$.subscribe(count => imagesUnsent(design, count))
      return {
        ...connection,
        unsentImages: images.unsent,
        close() {
          following.unsubscribe()
          images.stop()
          imagesUnsent(design, 0)
          connection.close()
        },
      }
    }
}

const contentTimeoutMs = 3_000

/**
 * Waits a little for what is in a design that the server has and this device has not, so that
 * no empty kit is shown or painted first.
 */
export async function firstContent(engine: Engine, connection: ServerConnection, isOnServer = false): Promise<void> {
  const isEmpty = (): boolean => engine.timeline.log().entries().length === 0
  if (!(connection.isGuest || isOnServer) || !isEmpty()) return
  const { kind } = await connection.join()
  if (kind !== 'open' || !isEmpty()) return
  await new Promise<void>(resolve => {
    const following = engine.document.changes$.subscribe(() => end())
    const ending = setTimeout(() => end(), contentTimeoutMs)
    const end = (): void => {
      following.unsubscribe()
      clearTimeout(ending)
      resolve()
    }
  })
}

const sendTimeoutMs = 10_000
/** A server that is busy asks for some seconds, again and again. */
const imagesTimeoutMs = 30_000

/** Brings a design and its images to the server; resolves with whether everything of it is there. */
export async function waitForServer(connection: ServerConnection, unacknowledged: State<number>): Promise<boolean> {
  const { kind } = await connection.join()
  if (kind !== 'open') return false
  return (await becomesZero(unacknowledged, sendTimeoutMs)) && becomesZero(connection.unsentImages, imagesTimeoutMs)
}

/** Resolves with whether none is left within that time. */
function becomesZero(left: State<number>, timeoutMs: number): Promise<boolean> {
  return new Promise(resolve => {
    if (left.current() === 0) return resolve(true)
    const end = (isZero: boolean): void => {
      following.unsubscribe()
      clearTimeout(ending)
      resolve(isZero)
    }
    const ending = setTimeout(() => end(false), timeoutMs)
    const following = left.changes$.subscribe(now => {
      if (now === 0) end(true)
    })
    return undefined
  })
}
