/** The images that the page has sent to be drawn and that are not drawn yet. */
export interface ImageQueue {
  /** Records that an image was sent; `isMoving` for one of a motion. */
  add(isMoving: boolean): void
  /** How many images are still to be drawn. */
  pending(): number
  /** Resolves when the image that is sent next is drawn. */
  next(): Promise<void>
  /** Whether what draws has nothing else to do. Each call sends a fence, whose state a later call reads. */
  isFree(): boolean
  /** Whether images of a motion take too long. Once it is true, it stays true. */
  isSlow(): boolean
}

/** A machine is slow when this many images of a motion in a row take longer than `ms`. */
const late = { images: 3, ms: 50 }

/** After this time, in ms, an image counts as drawn: some drivers never signal a fence. */
const longestWait = 4000

/** How often, in ms, the fence of an image that somebody waits for is read. */
const pollMs = 30

/** What draws is free if it passes a fence within so many ms. */
const promptMs = 45

interface Given {
  readonly fence: WebGLSync
  readonly at: number
}

/** What it needs of a drawing context. */
export type FencedContext = Pick<
  WebGL2RenderingContext,
  | 'SYNC_GPU_COMMANDS_COMPLETE'
  | 'SYNC_STATUS'
  | 'SIGNALED'
  | 'fenceSync'
  | 'flush'
  | 'deleteSync'
  | 'getSyncParameter'
  | 'isContextLost'
>

/**
 * Tracks with fences what a context has drawn, without waiting for it. Where the processor draws, an image takes tenths of
 * a second. If the page resizes the canvas before that image is drawn, the page blocks.
 */
export function createImageQueue(gl: FencedContext, now: () => number = () => performance.now()): ImageQueue {
  let given: readonly Given[] = []
  let lateImages = 0
  const isOver = ({ fence, at }: Given): boolean =>
    gl.isContextLost() || now() - at > longestWait || gl.getSyncParameter(fence, gl.SYNC_STATUS) === gl.SIGNALED
  const send = (): Given | null => {
    const fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0)
    // Without a flush the fence may wait for the next image itself.
    gl.flush()
    return fence && { fence, at: now() }
  }
  const count = (image: Given) => {
    if (lateImages >= late.images) return
    lateImages = given.includes(image) && !isOver(image) ? lateImages + 1 : 0
  }
  const pending = () => {
    const over = given.filter(isOver)
    for (const { fence } of over) gl.deleteSync(fence)
    given = given.filter(each => !over.includes(each))
    return given.length
  }
  let probe: Given | null = null
  const isFree = () => {
    const settled = probe && isOver(probe) ? probe : null
    if (settled) probe = null
    if (settled && now() - settled.at <= promptMs) return true
    probe ??= send()
    return false
  }
  let waiting: (() => void)[] = []
  const poll = (image: Given, resolves: typeof waiting) => {
    pending()
    // While something moves, the next image is sent before this one is drawn.
    if (given.includes(image)) setTimeout(poll, pollMs, image, resolves)
    else for (const resolve of resolves) resolve()
  }
  return {
    add(isMoving) {
      const image = send()
      if (!image) return
      if (waiting.length > 0) setTimeout(poll, pollMs, image, waiting)
      waiting = []
      given = [...given, image]
      if (isMoving && lateImages < late.images) setTimeout(() => count(image), late.ms)
    },
    pending,
    next: () => new Promise(resolve => waiting.push(resolve)),
    isFree,
    isSlow: () => lateImages >= late.images,
  }
}

/** With a graphics card, images need not wait for one another: one that was sent counts as drawn. */
export function createOpenQueue(): ImageQueue {
  let waiting: (() => void)[] = []
  return {
    add() {
      for (const resolve of waiting) resolve()
      waiting = []
    },
    pending: () => 0,
    next: () => new Promise(resolve => waiting.push(resolve)),
    isFree: () => true,
    isSlow: () => false,
  }
}
