import { asDesigned, type State } from '../../engine/index.ts'
import { largestThumbnail, saveThumbnailCall } from '../../server/contract/designs/designThumbnail.ts'
import type { DeviceMemory } from '../device/deviceMemory.ts'
import { type ClientResponse, isPassing } from '../session/api/clientResponse.ts'
import type { Client } from '../session/api/createClient.ts'
import type { ServerConnection } from './live/serverConnection.ts'
import type { OpenDesign } from './openDesign.ts'

/** Keeps the image of an open design up to date on the server. */
export function beginThumbnail(design: OpenDesign, client: Client, memory: DeviceMemory): Thumbnail {
  const { id, engine, connection, garment, kits } = design
  const name = `kitloom-pictured:${id}`
  return followThumbnail({
    document: engine.document,
    connection,
    page: document,
    mark: () => String(engine.timeline.log().entries().length),
    sent: { read: () => memory.read(name), write: mark => memory.write(name, mark) },
    shoot: height =>
      kits.imageOf(
        { garment, document: engine.document.current(), view: asDesigned, side: 'front' },
        { width: height * 0.8, height },
      ),
    send: body => client.send(saveThumbnailCall, { params: { id }, body }),
  })
}

interface ThumbnailOptions {
  /** Says that something has changed. */
  readonly document: State<unknown>
  readonly connection: Pick<ServerConnection, 'state' | 'isGuest'>
  /** What the design has come to, for this device to know whether its image is the last one. */
  mark(): string
  /** What the design had come to when its image was sent from here. */
  readonly sent: { read(): string | null; write(mark: string): void }
  /** The image in the given height; `null` where nothing can be drawn. */
  shoot(height: number): Promise<Blob | null>
  send(image: Blob): Promise<ClientResponse<unknown>>
  /** Says `visibilitychange`: the page. */
  readonly page: Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'>
}

interface Thumbnail {
  /** No more images after the one that is due; `null` when none is. */
  end(): Promise<void> | null
}

/** An image is taken once the design has been still for so long. */
const restMs = 6_000
/** And so long before the first: faces and images of the template come meanwhile. */
const firstMs = 500
/** Browsers that write no WebP give images that may be too large; the smaller one never is. */
const heights = [750, 400]
/** Leaving a design waits for its image no longer than this. */
const timeoutMs = 8_000

/** Sends an image of the person's own design to the server when the design rests, when its page is hidden, and at the end. */
export function followThumbnail(options: ThumbnailOptions): Thumbnail {
  const { document, connection, sent, page } = options
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | null = null

  const isDue = (): boolean =>
    connection.state.current().kind === 'open' && !connection.isGuest && options.mark() !== sent.read()
  const shootSmall = async (): Promise<Blob | null> => {
    for (const height of heights) {
      const image = await options.shoot(height)
      if (image === null || image.size <= largestThumbnail) return image
    }
    return null
  }
  const take = async (): Promise<void> => {
    const mark = options.mark()
    const image = await shootSmall().catch(() => null)
    if (image === null) return
    // What is refused for good is not offered again before it has changed.
    if (!isPassing(await options.send(image))) sent.write(mark)
  }
  const takeDue = (): Promise<void> | null => {
    clearTimeout(timer)
    if (!isDue()) return running
    running ??= take().finally(() => {
      running = null
    })
    return running
  }
  const waitForRest = (): void => {
    clearTimeout(timer)
    // A design that was just begun, from a template or as a copy, has an image as soon as there is something to see.
    const isFirst = sent.read() === null && options.mark() !== '0' && connection.state.current().kind === 'open'
    if (!connection.isGuest) timer = setTimeout(takeDue, isFirst ? firstMs : restMs)
  }
  const hide = (): void => {
    if (page.visibilityState === 'hidden') void takeDue()
  }
  const following = [document.changes$.subscribe(waitForRest), connection.state.changes$.subscribe(waitForRest)]
  page.addEventListener('visibilitychange', hide)
  waitForRest()

  return {
    end() {
      for (const one of following) one.unsubscribe()
      page.removeEventListener('visibilitychange', hide)
      const last = takeDue()
      return last && Promise.race([last, new Promise<void>(resolve => setTimeout(resolve, timeoutMs))])
    },
  }
}
