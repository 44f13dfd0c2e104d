import { DataTexture, LinearFilter, LinearMipmapLinearFilter } from 'three'
import type { Panel } from '../../../engine/index.ts'
import type { PanelBox } from '../panelBox.ts'
import type { CreaseMap } from './creaseMap.ts'
import type { CreaseRequest, CreaseResponse } from './creaseWorker.ts'

/** Works out the creases of a panel; `null` when that cannot be done here. */
export type MakeCreases = (panel: Panel, box: PanelBox, size: string) => Promise<CreaseMap | null>

/** A panel's creases on the cloth: none at first, and as they come from the worker later. */
export interface CreaseTexture {
  readonly texture: DataTexture
  /**
   * Follows the shape of this panel, which is of this size, from now on. Resolves when its creases are on the cloth or cannot
   * be had; `null` for the panel that is shown already.
   */
  show(panel: Panel, size: string): Promise<void> | null
  /** When the creases of what is shown are on the cloth, or cannot be had. */
  made(): Promise<void>
  dispose(): void
}

export function createCreaseTexture(box: PanelBox, make: MakeCreases): CreaseTexture {
  const texture = new DataTexture(new Uint8Array([128, 128, 255, 0]), 1, 1)
  texture.needsUpdate = true
  let shown: Panel | null = null
  let made = Promise.resolve()
  return {
    texture,
    show(panel, size) {
      if (panel === shown) return null
      shown = panel
      made = make(panel, box, size).then(map => {
        if (map && shown === panel) fill(texture, map)
      })
      return made
    },
    made: () => made,
    dispose() {
      shown = null
      texture.dispose()
    },
  }
}

function fill(texture: DataTexture, { bytes, width, height }: CreaseMap): void {
  // Graphics memory is laid out once for a size.
  texture.dispose()
  texture.image = { data: bytes, width, height }
  texture.generateMipmaps = true
  texture.minFilter = LinearMipmapLinearFilter
  texture.magFilter = LinearFilter
  texture.needsUpdate = true
}

/** What of a `Worker` is used here. */
export interface WorkerLike {
  onmessage: ((event: MessageEvent<CreaseResponse>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
  postMessage(request: CreaseRequest): void
  terminate(): void
}

/** One worker for all panels of a stage; it is started with the first request. */
export function createCreaseMaker(start: () => WorkerLike = startWorker): {
  readonly make: MakeCreases
  dispose(): void
} {
  const waiting = new Map<number, (map: CreaseMap | null) => void>()
  let worker: WorkerLike | null = null
  let last = 0
  let isOver = false
  const giveUp = () => {
    for (const give of waiting.values()) give(null)
    waiting.clear()
  }
  const started = () => {
    const made = start()
    made.onmessage = ({ data }: MessageEvent<CreaseResponse>) => {
      waiting.get(data.id)?.(data.map)
      waiting.delete(data.id)
    }
    // Cloth without creases is still cloth.
    made.onerror = giveUp
    return made
  }
  return {
    make: (panel, box, size) =>
      new Promise(resolve => {
        if (isOver) return resolve(null)
        const request: CreaseRequest = { id: ++last, panel, box, size }
        waiting.set(request.id, resolve)
        worker ??= started()
        worker.postMessage(request)
      }),
    dispose() {
      isOver = true
      worker?.terminate()
      giveUp()
    },
  }
}

const startWorker = (): Worker => new Worker(new URL('./creaseWorker.ts', import.meta.url), { type: 'module' })
