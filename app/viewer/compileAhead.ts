import { Box3, BufferAttribute, BufferGeometry, DataTexture, Mesh, Scene, Vector3 } from 'three'
import { ClothMaterial } from './clothMaterial.ts'
import { createStudioLights } from './stageLights.ts'
import type { StageRoot } from './stageRoot.ts'

/**
 * Has the program of cloth compiled while the garment is on its way. The garment's own cloth takes it over with the first
 * image, for it has the same attributes and stands in the same light as this one, which is never drawn.
 */
export function compileClothAhead({ gl, camera, retire }: Pick<StageRoot, 'gl' | 'camera' | 'retire'>): void {
  const nothing = new DataTexture()
  const geometry = new BufferGeometry()
  for (const [name, size] of attributes) geometry.setAttribute(name, new BufferAttribute(new Float32Array(size), size))
  const fabrics = { of: () => nothing, dispose() {} }
  const box = { left: 0, top: 0, width: 1, height: 1 }
  const cloth = new ClothMaterial({ box, image: nothing, fabrics, creases: nothing })
  const mesh = new Mesh(geometry, cloth)
  mesh.receiveShadow = true
  const lights = createStudioLights(new Box3(new Vector3(), new Vector3(1, 1, 1)), 1)
  gl.compile(new Scene().add(mesh, lights.group), camera)
  lights.dispose()
  retire(cloth)
}

/** As the files of garments have them, with their sizes. */
const attributes = [
  ['position', 3],
  ['normal', 3],
  ['uv', 2],
  ['color', 3],
] as const
