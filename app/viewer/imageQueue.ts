/** What was given to the processor or the graphics card to draw, and is not drawn yet. */
export interface ImageQueue {
  /** Says that an image has been given, of a motion or one that stays. */
  add(isMoving: boolean): void
  /** How many images are still to be drawn. */
  pending(): number
  /** Whether images of a motion have been slow: once that is known, it stays so. */
  isSlow(): boolean
}

/** So many images of a motion in a row are late, each by more ms than that after it was given: the hand feels it. */
const late = { images: 3, ms: 50 }

/** A driver that never says that it is through must not keep a stage from drawing, in ms. */
const longestWait = 4000

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
 * Watches what a context draws without waiting for it. Where the processor draws, an image takes it tenths of a second, and
 * a page that gives it the next one meanwhile stands still as soon as the canvas changes its size.
 */
export function createImageQueue(gl: FencedContext, now: () => number = () => performance.now()): ImageQueue {
  let given: readonly Given[] = []
  let lateImages = 0
  const isOver = ({ fence, at }: Given): boolean =>
    gl.isContextLost() || now() - at > longestWait || gl.getSyncParameter(fence, gl.SYNC_STATUS) === gl.SIGNALED
  const count = (image: Given) => {
    if (lateImages >= late.images) return
    lateImages = given.includes(image) && !isOver(image) ? lateImages + 1 : 0
  }
  return {
    add(isMoving) {
      const fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0)
      // Without a flush the fence may wait for the next image itself.
      gl.flush()
      if (!fence) return
      const image = { fence, at: now() }
      given = [...given, image]
      if (isMoving && lateImages < late.images) setTimeout(() => count(image), late.ms)
    },
    pending() {
      const over = given.filter(isOver)
      for (const { fence } of over) gl.deleteSync(fence)
      given = given.filter(each => !over.includes(each))
      return given.length
    },
    isSlow: () => lateImages >= late.images,
  }
}
