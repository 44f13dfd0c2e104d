import { NoToneMapping, PCFShadowMap, Scene, WebGLRenderer } from 'three'
import { createState, type FabricKind, type Panel, type PanelArtwork, type PanelId } from '../../engine/index.ts'
import { createCreaseMaker } from './creases/creaseTextures.ts'
import { createFabricTextures } from './fabric/fabricTextures.ts'
import { type GarmentModel, loadGarment } from './garment.ts'
import { graphics } from './graphics.ts'
import { kitCameraFor } from './kitFraming.ts'
import { type Orbit, orbitOf, type StageView } from './orbit.ts'
import { createPanelImages, type PanelImages } from './panelImages.ts'
import type { ImageOf } from './panelPainter.ts'
import type { TextureSide } from './panelTexture.ts'
import { createStudioLights, type StudioLights } from './stageLights.ts'

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
  /** Pixels along a side of what is painted on a panel; 512 unless a large image wants more. */
  readonly detail?: TextureSide
  /** In pixels of the image. */
  readonly width: number
  readonly height: number
  /** PNG by default, and where the browser writes nothing else. */
  readonly type?: 'image/webp'
}

/** Takes small images of kits on a transparent ground, one after the other. */
export interface KitCamera {
  /** Rejects when the garment cannot be fetched or the graphics card is gone. */
  shoot(shot: KitShot): Promise<Blob>
  dispose(): void
}

interface Dressed {
  readonly garment: GarmentModel
  readonly images: PanelImages
  readonly lights: StudioLights
}

/** Of a WebP. */
const quality = 0.86

/** Cuts that stay dressed: each keeps its meshes and a few megabytes of texture. */
const maxDressed = 3
const usualDetail: TextureSide = 512

/** One drawing context for all images of the page: browsers give only a handful. */
export function createKitCamera(): KitCamera {
  const renderer = new WebGLRenderer({ alpha: true, antialias: true })
  renderer.toneMapping = NoToneMapping
  renderer.shadowMap.enabled = true
  renderer.shadowMap.type = PCFShadowMap
  const fabrics = createFabricTextures(1)
  const creases = createCreaseMaker()
  const dressed = new Map<string, Promise<Dressed>>()

  const dress = async (models: readonly string[]): Promise<Dressed> => {
    const garment = await loadGarment(models)
    const images = createPanelImages({
      pieces: garment.pieces,
      fabrics,
      makeCreases: creases.make,
      anisotropy: 2,
      software: graphics() === 'software',
      upload: texture => renderer.initTexture(texture),
      invalidate: () => {},
    })
    images.setRelief(0)
    return { garment, images, lights: createStudioLights(garment.bounds, 512) }
  }
  const dressedIn = (models: readonly string[]): Promise<Dressed> => {
    const key = models.join(' ')
    const known = dressed.get(key) ?? dress(models)
    // The one used last stands last, so that the one used longest ago goes first.
    dressed.delete(key)
    dressed.set(key, known)
    known.catch(() => dressed.delete(key))
    const [oldest] = dressed.keys()
    if (dressed.size > maxDressed && oldest !== undefined) {
      dressed.get(oldest)?.then(undress, () => {})
      dressed.delete(oldest)
    }
    return known
  }

  const shootNow = async (shot: KitShot): Promise<Blob> => {
    const { garment, images, lights } = await dressedIn(shot.models)
    images.setSide(shot.detail ?? usualDetail)
    images.show({ ...shot, artworkOf: panel => createState(shot.artworkOf(panel)) })
    images.paint()
    images.settle()
    await images.creased()
    renderer.setPixelRatio(1)
    renderer.setSize(shot.width, shot.height, false)
    const orbit = orbitFor(shot)
    lights.turn(orbit.azimuth)
    renderer.render(new Scene().add(garment.group, lights.group), kitCameraFor(shot, orbit, garment))
    return imageOf(renderer.domElement, shot.type)
  }

  let last: Promise<unknown> = Promise.resolve()
  return {
    shoot(shot) {
      const taken = last.then(() => shootNow(shot))
      last = taken.catch(() => {})
      return taken
    },
    dispose() {
      for (const one of dressed.values()) one.then(undress, () => {})
      dressed.clear()
      creases.dispose()
      fabrics.dispose()
      renderer.dispose()
    },
  }
}

function undress({ garment, images, lights }: Dressed): void {
  images.dispose()
  lights.dispose()
  garment.dispose()
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
