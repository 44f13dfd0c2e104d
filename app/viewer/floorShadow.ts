import { Color, DataTexture, LinearFilter, Mesh, MeshBasicMaterial, PlaneGeometry, Vector3 } from 'three'
import { footprint } from './footprint.ts'
import type { GarmentModel } from './garment.ts'

/** How far below the garment the floor lies, in metres: it hangs in the air. */
const gap = 0.012
/** The floor reaches this far beyond the garment, so that the softest rim has room, in metres. */
const margin = 0.36
/** Across the shadow: it is soft, and finer would show nothing more. */
const cells = 64
/** Of the mesh's points only one in so many is looked at: they lie closer than cells. */
const everyPoint = 12

/** The soft shadow of a hanging garment on the floor of the stage: its own outline as it is seen from above. */
export function floorShadow({ bounds, pieces }: Pick<GarmentModel, 'bounds' | 'pieces'>): FloorShadow {
  const { min, max } = bounds
  const side = Math.max(max.x - min.x, max.z - min.z) + 2 * margin
  const [middleX, middleZ] = [(min.x + max.x) / 2, (min.z + max.z) / 2]
  const ground = min.y - gap
  const floor = { left: middleX - side / 2, back: middleZ - side / 2, side, cells }
  const map = alphaMapOf(footprint(pointsOf(pieces), ground, floor))
  const darkness = { color: new Color(0, 0, 0), alphaMap: map, transparent: true, depthWrite: false }
  const shadow = new Mesh(new PlaneGeometry(side, side), new MeshBasicMaterial(darkness))
  shadow.position.set(middleX, ground, middleZ)
  shadow.rotation.x = -Math.PI / 2
  shadow.renderOrder = -1
  return shadow
}

type FloorShadow = Mesh<PlaneGeometry, MeshBasicMaterial>

function* pointsOf(pieces: GarmentModel['pieces']): Generator<readonly [number, number, number]> {
  const point = new Vector3()
  for (const { mesh } of pieces) {
    const positions = mesh.geometry.attributes.position
    for (let index = 0; positions && index < positions.count; index += everyPoint) {
      const { x, y, z } = point.fromBufferAttribute(positions, index).applyMatrix4(mesh.matrixWorld)
      yield [x, y, z]
    }
  }
}

/** Darkness as the green of grey pixels. The texture's first row is the front's: a plane that lies down has it there. */
function alphaMapOf(dark: Float32Array): DataTexture {
  const pixels = new Uint8Array(cells * cells * 4)
  for (let row = 0; row < cells; row++) {
    for (let column = 0; column < cells; column++) {
      const grey = Math.round((dark[(cells - 1 - row) * cells + column] ?? 0) * 255)
      pixels.fill(grey, (row * cells + column) * 4, (row * cells + column) * 4 + 4)
    }
  }
  const texture = new DataTexture(pixels, cells, cells)
  texture.magFilter = LinearFilter
  texture.minFilter = LinearFilter
  texture.needsUpdate = true
  return texture
}
