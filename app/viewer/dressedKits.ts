import type { WebGLRenderer } from 'three'
import { graphics } from '../device/graphics.ts'
import { createCreaseMaker } from './creases/creaseTextures.ts'
import { createFabricTextures } from './fabric/fabricTextures.ts'
import { type GarmentModel, loadGarment } from './garment.ts'
import { createPanelImages, type PanelImages } from './panelImages.ts'
import { createStudioLights, type StudioLights } from './stageLights.ts'

/** A garment whose pieces can be painted, and its light. */
export interface Dressed {
  readonly garment: GarmentModel
  readonly images: PanelImages
  readonly lights: StudioLights
}

/** Cuts that stay dressed: each keeps its meshes and a few megabytes of texture. */
const maxDressed = 3

/** Garments of the cuts that images were taken of last. */
export function createDressedKits(renderer: WebGLRenderer) {
  const fabrics = createFabricTextures({ anisotropy: 1 })
  const creases = createCreaseMaker()
  const dressed = new Map<string, Promise<Dressed>>()

  const dressNow = async (models: readonly string[]): Promise<Dressed> => {
    const garment = await loadGarment(models)
    const images = createPanelImages({
      pieces: garment.pieces,
      fabrics,
      makeCreases: creases.make,
      anisotropy: 2,
      software: graphics() === 'software',
      upload: texture => renderer.initTexture(texture),
      retire: material => material.dispose(),
      invalidate: () => {},
      refine: () => {},
    })
    images.setRelief(0)
    return { garment, images, lights: createStudioLights(garment.bounds, 512) }
  }
  const dress = (models: readonly string[]): Promise<Dressed> => {
    const key = models.join(' ')
    const known = dressed.get(key) ?? dressNow(models)
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

  return {
    /** Rejects when a mesh cannot be fetched; the next time it is fetched anew. */
    dress,
    dispose() {
      for (const one of dressed.values()) one.then(undress, () => {})
      dressed.clear()
      creases.dispose()
      fabrics.dispose()
    },
  }
}

function undress({ garment, images, lights }: Dressed): void {
  images.dispose()
  lights.dispose()
  garment.dispose()
}
