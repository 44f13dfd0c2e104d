import { type Camera, DoubleSide, Matrix4, Mesh, MeshBasicMaterial, Ray, Raycaster, Vector2, Vector3 } from 'three'
import type { PanelId } from '../../engine/index.ts'
import type { ClothPiece } from './clothPiece.ts'
import { spotAt } from './panelBox.ts'
import type { FirstHit } from './rayTrees.ts'

/** A spot of a panel, in panel mm. */
export interface ClothSpot {
  readonly panel: PanelId
  readonly x: number
  readonly y: number
}

export interface ClothPicker {
  /** What lies outermost at a place of the image, each axis from −1 to 1, y upwards. `null` beside the garment and on the inside of the cloth. */
  pick(at: readonly [x: number, y: number], camera: Camera): ClothSpot | null
  /** Whether cloth hangs between the camera and a point of the world. */
  isCovered(point: Vector3, camera: Camera): boolean
}

const bothSides = new MeshBasicMaterial({ side: DoubleSide })

/** Tries every triangle: a millisecond or two for a garment. */
const firstHitOfAll: FirstHit = ({ geometry }, { origin, direction }) =>
  new Raycaster(origin, direction).intersectObject(new Mesh(geometry, bothSides))[0]

/** Nearer than this to a point, in metres, is the cloth that the point lies on. */
const skin = 0.012

interface Nearest {
  readonly piece: ClothPiece
  readonly distance: number
  readonly outside: boolean
  readonly uv: Vector2
}

/** Search trees come after the garment and are built when a ray is sent; before, every triangle is tried. */
export function createClothPicker(
  pieces: readonly ClothPiece[],
  fetchTrees = () => import('./rayTrees.ts'),
): ClothPicker {
  let firstHit: FirstHit = firstHitOfAll
  fetchTrees().then(
    ({ createTreeHits }) => {
      firstHit = createTreeHits()
    },
    // Without trees pointing is slower and just as right.
    () => undefined,
  )
  const caster = new Raycaster()

  return {
    pick([x, y], camera) {
      caster.setFromCamera(new Vector2(x, y), camera)
      const found = nearestOf(pieces, caster.ray, firstHit)
      if (!found?.outside) return null
      const [panelX, panelY] = spotAt(found.piece.box, [found.uv.x, found.uv.y])
      return { panel: found.piece.panel, x: panelX, y: panelY }
    },
    isCovered(point, camera) {
      const from = new Vector3().setFromMatrixPosition(camera.matrixWorld)
      const way = point.clone().sub(from)
      const length = way.length()
      const found = nearestOf(pieces, new Ray(from, way.normalize()), firstHit)
      return found !== null && found.distance < length - skin
    },
  }
}

function nearestOf(pieces: readonly ClothPiece[], ray: Ray, firstHit: FirstHit): Nearest | null {
  let nearest: Nearest | null = null
  for (const piece of pieces) {
    const { mesh } = piece
    const local = ray.clone().applyMatrix4(new Matrix4().copy(mesh.matrixWorld).invert())
    const hit = firstHit(mesh, local)
    if (!hit?.face || !hit.uv) continue
    const distance = hit.point.applyMatrix4(mesh.matrixWorld).distanceTo(ray.origin)
    if (nearest && nearest.distance <= distance) continue
    nearest = { piece, distance, outside: hit.face.normal.dot(local.direction) < 0, uv: hit.uv }
  }
  return nearest
}
