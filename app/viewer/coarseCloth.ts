import { useEffect, useState } from 'react'
import { BufferAttribute, BufferGeometry, Group, Mesh } from 'three'
import { graphics } from '../device/graphics.ts'
import type { GarmentModel } from './garment.ts'
import { useStageRoot } from './useStageRoot.ts'

/** The share of the triangles to aim for, and how far the coarse cloth may lie from the fine one, in metres. */
const share = 0.15
const tolerance = 0.0006

/** The same cloth with fewer triangles, for images that a finer one soon replaces. */
export interface CoarseCloth {
  /** Which of the two the next image shows. */
  show(isCoarse: boolean): void
  dispose(): void
}

/**
 * Cloth between the points that matter for its shape. The edges of pieces stay as they are, so that seams stay shut;
 * points are shared with the fine cloth, so light and print fall on it alike.
 */
export async function createCoarseCloth({
  group,
  pieces,
}: Pick<GarmentModel, 'group' | 'pieces'>): Promise<CoarseCloth> {
  const { MeshoptSimplifier } = await import('meshoptimizer/simplifier')
  await MeshoptSimplifier.ready
  const simplified = (geometry: BufferGeometry): BufferAttribute => {
    const corners = Uint32Array.from(geometry.index?.array ?? [])
    const aim = Math.floor((corners.length * share) / 3) * 3
    const [kept] = MeshoptSimplifier.simplify(corners, placesOf(geometry), 3, aim, tolerance, [
      'LockBorder',
      'ErrorAbsolute',
    ])
    return new BufferAttribute(kept, 1)
  }
  const pairs = pieces.map(({ mesh }) => {
    const geometry = new BufferGeometry()
    for (const [name, attribute] of Object.entries(mesh.geometry.attributes)) geometry.setAttribute(name, attribute)
    geometry.setIndex(simplified(mesh.geometry))
    geometry.boundingBox = mesh.geometry.boundingBox
    geometry.boundingSphere = mesh.geometry.boundingSphere
    return { fine: mesh, coarse: standIn(mesh, geometry) }
  })
  const coarsePieces = new Group().add(...pairs.map(({ coarse }) => coarse))
  group.add(coarsePieces)
  return {
    show(isCoarse) {
      for (const { fine, coarse } of pairs) {
        fine.visible = !isCoarse
        coarse.visible = isCoarse
        // The cloth is dressed after it was made, and anew after the graphics card was lost.
        coarse.material = fine.material
      }
    },
    dispose() {
      group.remove(coarsePieces)
      for (const { fine, coarse } of pairs) {
        fine.visible = true
        // The points are the fine cloth's, and go with it.
        for (const name of Object.keys(coarse.geometry.attributes)) coarse.geometry.deleteAttribute(name)
        coarse.geometry.dispose()
      }
    },
  }
}

function standIn(fine: Mesh, geometry: BufferGeometry): Mesh {
  const mesh = new Mesh(geometry, fine.material)
  mesh.matrixAutoUpdate = false
  mesh.matrix.copy(fine.matrixWorld)
  mesh.castShadow = fine.castShadow
  mesh.receiveShadow = fine.receiveShadow
  mesh.visible = false
  return mesh
}

function placesOf({ attributes: { position } }: BufferGeometry): Float32Array {
  const places = new Float32Array((position?.count ?? 0) * 3)
  for (let at = 0; position && at < position.count; at++) {
    places.set([position.getX(at), position.getY(at), position.getZ(at)], at * 3)
  }
  return places
}

/** Coarse cloth where the processor draws, as soon as the fine one has been drawn; `null` elsewhere. */
export function useCoarseCloth(garment: GarmentModel): CoarseCloth | null {
  const { nextImage } = useStageRoot()
  const [made, setMade] = useState<{ readonly of: GarmentModel; readonly cloth: CoarseCloth } | null>(null)
  useEffect(() => {
    if (graphics() !== 'software') return undefined
    let cloth: CoarseCloth | null = null
    let isOver = false
    const make = async () => {
      await nextImage()
      if (isOver) return
      const created = await createCoarseCloth(garment)
      if (isOver) return created.dispose()
      cloth = created
      setMade({ of: garment, cloth: created })
    }
    // Without it images take longer and are the same.
    make().catch(() => {})
    return () => {
      isOver = true
      cloth?.dispose()
    }
  }, [garment, nextImage])
  return made?.of === garment ? made.cloth : null
}
