import { NoToneMapping, PCFShadowMap, Scene, WebGLRenderer } from 'three'
import { createState, type FabricKind, type Panel, type PanelArtwork, type PanelId } from '../../engine/index.ts'
import { newContext } from '../device/graphics.ts'
import type { ClothPiece } from './clothPiece.ts'
import { createDressedKits, type Dressed } from './dressedKits.ts'
import { createImageQueue, type ImageQueue } from './imageQueue.ts'
import { kitCameraFor, zoomForAll } from './kitFraming.ts'
import { type Orbit, orbitOf, type StageView } from './orbit.ts'
import type { ImageOf } from './panelPainter.ts'
import type { TextureDensity } from './panelTexture.ts'

/** A kit to take an image of. */
export interface KitShot {
  /** Addresses of its baked meshes. */
  readonly models: readonly string[]
  readonly artworkOf: (panel: PanelId) => PanelArtwork
  readonly panels: readonly Panel[]
  readonly fabric: FabricKind
  readonly imageOf: ImageOf
  readonly view: StageView
  /** From where it is taken, instead of from the side that `view` names. */
  readonly orbit?: Orbit
  /** Of what is painted on the panels; 0.7 unless a large image wants more. */
  readonly density?: TextureDensity
  /** In pixels of the image. */
  readonly width: number
  readonly height: number
  /** PNG by default, and where the browser writes nothing else. */
  readonly type?: 'image/webp'
}

/** Takes images of kits on a transparent ground, one after the other. Rejects when a garment cannot be fetched or the graphics card is gone. */
export interface KitCamera {
  shoot(shot: KitShot): Promise<Blob>
  dispose(): void
}

/** A camera for files of one kit. */
export interface TurntableCamera extends KitCamera {
  /** Draws a kit from one place after another at one scale; each image is taken before the next is drawn, until `take` says `false`. */
  record(shot: KitShot, orbits: readonly Orbit[], take: (image: HTMLCanvasElement) => Promise<boolean>): Promise<void>
  /** The pieces of a kit with what is painted on them, for as long as `use` takes. */
  dressed<Made>(shot: KitShot, use: (pieces: readonly ClothPiece[]) => Promise<Made>): Promise<Made>
}

/** Of a WebP. */
const quality = 0.86

const usualDensity: TextureDensity = 0.7

/** One drawing context for all images of the page: browsers give only a handful. Throws where they give none. */
export function createKitCamera(): TurntableCamera {
  const context = newContext(true, true)
  if (!context) throw new Error('This browser gives no context to draw kits with.')
  const renderer = new WebGLRenderer({ context, canvas: context.canvas })
  renderer.toneMapping = NoToneMapping
  renderer.debug.checkShaderErrors = import.meta.env.DEV
  renderer.shadowMap.enabled = true
  renderer.shadowMap.type = PCFShadowMap
  const kits = createDressedKits(renderer)
  const queue = createImageQueue(context)
  const prepare = async (shot: KitShot): Promise<Dressed> => {
    const worn = await kits.dress(shot.models)
    const { images } = worn
    images.setDensity(shot.density ?? usualDensity)
    images.show({ ...shot, artworkOf: panel => createState(shot.artworkOf(panel)) })
    images.paint()
    images.settle()
    await images.creased()
    renderer.setPixelRatio(1)
    renderer.setSize(shot.width, shot.height, false)
    return worn
  }
  const draw = ({ garment, lights }: Dressed, shot: KitShot, orbit: Orbit): void => {
    lights.turn(orbit.azimuth)
    renderer.render(new Scene().add(garment.group, lights.group), kitCameraFor(shot, orbit, garment))
  }
  const shootNow = async (shot: KitShot): Promise<Blob> => {
    draw(await prepare(shot), shot, orbitFor(shot))
    await drawn(queue)
    return imageOf(renderer.domElement, shot.type)
  }
  const recordNow = async (shot: KitShot, orbits: readonly Orbit[], take: Parameters<TurntableCamera['record']>[2]) => {
    const worn = await prepare(shot)
    const zoom = zoomForAll(shot, orbits, worn.garment)
    for (const orbit of orbits) {
      draw(worn, shot, { ...orbit, zoom })
      if (!(await take(renderer.domElement))) return
    }
  }

  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <Made>(work: () => Promise<Made>): Promise<Made> => {
    const made = last.then(work)
    last = made.catch(() => {})
    return made
  }
  return {
    shoot: shot => inTurn(() => shootNow(shot)),
    record: (shot, orbits, take) => inTurn(() => recordNow(shot, orbits, take)),
    dressed: (shot, use) => inTurn(async () => use((await prepare(shot)).garment.pieces)),
    dispose() {
      kits.dispose()
      renderer.dispose()
    },
  }
}

/** Waits until the image is drawn. Reading it earlier would block the page. */
async function drawn(queue: ImageQueue): Promise<void> {
  queue.add(false)
  while (queue.pending() > 0) await new Promise(resolve => setTimeout(resolve, 8))
}

const orbitFor = ({ view, orbit }: KitShot): Orbit => orbit ?? { ...orbitOf(view), zoom: 1.12 }

function imageOf(canvas: HTMLCanvasElement, type = 'image/png'): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      blob => {
        if (blob) resolve(blob)
        else reject(new Error('The browser gave no image of the kit. It may be out of memory.'))
      },
      type,
      quality,
    )
  })
}
