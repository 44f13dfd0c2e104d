import {
  type Material,
  NoToneMapping,
  type Object3D,
  PCFShadowMap,
  PerspectiveCamera,
  Scene,
  WebGLRenderer,
} from 'three'
import { clamp, createState, type State, type WritableState } from '../../engine/index.ts'
import { contextForStage, graphics } from '../device/graphics.ts'
import { watchPointers } from './heldPointer.ts'
import { createImageQueue, createOpenQueue } from './imageQueue.ts'
import { fieldOfView, type StageSize } from './stageCamera.ts'

/**
 * What is done before an image; one that is kept is drawn as well as the stage can at once. Returns whether there is
 * something to see.
 */
export type PrepareImage = (isKept: boolean) => boolean

/** The canvas of a stage: what stands on it, and when it is drawn. */
export interface StageRoot {
  readonly gl: WebGLRenderer
  readonly camera: PerspectiveCamera
  /** Pixels of the canvas on one of the page. */
  readonly density: number
  /** Of the canvas, in pixels of the page. */
  readonly size: State<StageSize>
  /** Whether somebody drags something, on the stage or beside it. */
  isHeld(): boolean
  /** Resolves when the image that is sent next has been drawn. */
  nextImage(): Promise<void>
  /**
   * Disposes of a material when the next image has been drawn. The last material of a kind takes its compiled program
   * with it. If that came first, the next garment would wait for the same program to be compiled again, for a second
   * where the processor draws.
   */
  retire(material: Material): void
  /** Whether an image is still being drawn, where the processor draws. A fine one waits for it. */
  isDrawing(): boolean
  /** Whether what draws has nothing else to do. It is `true` at the second call at the earliest, some ms later. */
  isFree(): boolean
  /** Whether images of a motion take this machine too long. */
  isSlow(): boolean
  /** Puts something on the stage; returns how to take it away. */
  add(object: Object3D): () => void
  /** Does something before each image, after what was asked for earlier; returns how to stop. */
  beforeImage(prepare: PrepareImage): () => void
  /** Has the next image drawn. Nothing is drawn that nobody asks for. */
  invalidate(): void
  /** Draws at once an image that is kept. */
  draw(): void
  dispose(): void
}

function openContext(): WebGL2RenderingContext {
  const context = contextForStage()
  if (!context) throw new Error('This browser gives no context to draw a garment with.')
  return context
}

function createRenderer(context: WebGL2RenderingContext): WebGLRenderer {
  const gl = new WebGLRenderer({ context, canvas: context.canvas })
  gl.toneMapping = NoToneMapping
  // Reading the log of the shader compiler blocks the page until everything is compiled. Only developers read it.
  gl.debug.checkShaderErrors = import.meta.env.DEV
  gl.shadowMap.enabled = true
  gl.shadowMap.type = PCFShadowMap
  gl.domElement.style.display = 'block'
  return gl
}

/** Draws a stage that fills `parent`, which has a size. Throws where the browser gives no drawing context. */
export function createStageRoot(parent: HTMLElement): StageRoot {
  const context = openContext()
  const gl = createRenderer(context)
  const queue = graphics() === 'software' ? createImageQueue(context) : createOpenQueue()
  parent.append(gl.domElement)
  const density = clamp(window.devicePixelRatio, 0.5, 2)
  gl.setPixelRatio(density)
  const scene = new Scene()
  const camera = new PerspectiveCamera(fieldOfView)
  const pointers = watchPointers(window)
  const preparations = new Set<PrepareImage>()
  const size = createState<StageSize>(sizeOf(parent))
  let wanted: number | null = null
  let isOver = false

  const draw = (isKept: boolean) => {
    const seen = [...preparations].map(prepare => prepare(isKept))
    // Where the processor draws, an empty image takes it as long as a page.
    if (seen.includes(false)) return
    gl.render(scene, camera)
    queue.add(gl.getPixelRatio() < density)
  }
  // One coarse image may be sent while another is drawn: neither resizes the canvas.
  const isBusy = () => queue.pending() > (gl.getPixelRatio() < density ? 1 : 0)
  const invalidate = () => {
    if (isOver) return
    wanted ??= requestAnimationFrame(() => {
      wanted = null
      if (isBusy()) return invalidate()
      if (isSeen(size.current())) draw(false)
    })
  }
  gl.setSize(size.current().width, size.current().height)
  const stopFollowing = followSize(parent, size)
  const resizing = size.changes$.subscribe(({ width, height }) => {
    gl.setSize(width, height)
    invalidate()
  })

  return {
    gl,
    camera,
    density,
    size,
    nextImage: queue.next,
    retire: material => void queue.next().then(() => material.dispose()),
    isHeld: pointers.isHeld,
    isDrawing: () => queue.pending() > 0,
    isFree: queue.isFree,
    isSlow: queue.isSlow,
    add(object) {
      scene.add(object)
      invalidate()
      return () => {
        scene.remove(object)
        invalidate()
      }
    },
    beforeImage(prepare) {
      preparations.add(prepare)
      return () => preparations.delete(prepare)
    },
    invalidate,
    draw: () => draw(true),
    dispose() {
      isOver = true
      if (wanted !== null) cancelAnimationFrame(wanted)
      stopFollowing()
      resizing.unsubscribe()
      pointers.dispose()
      letGoOf(gl)
    },
  }
}

function letGoOf(gl: WebGLRenderer): void {
  gl.dispose()
  // A browser gives a page only a handful of contexts, and takes back what nobody holds much later.
  gl.forceContextLoss()
  gl.domElement.remove()
}

/** Follows the size of an element; returns how to stop. */
function followSize(element: HTMLElement, size: WritableState<StageSize>): () => void {
  const resizing = new ResizeObserver(() => {
    const now = sizeOf(element)
    if (!isSame(now, size.current())) size.set(now)
  })
  resizing.observe(element)
  return () => resizing.disconnect()
}

const isSame = (a: StageSize, b: StageSize): boolean => a.width === b.width && a.height === b.height

function sizeOf(parent: HTMLElement): StageSize {
  const { width, height } = parent.getBoundingClientRect()
  return { width, height }
}

/** A stage without a size, such as a hidden one, has nothing to draw. */
export const isSeen = ({ width, height }: StageSize): boolean => width > 0 && height > 0
