import { BufferAttribute, BufferGeometry, Mesh, MeshBasicMaterial } from 'three'
import { panelId } from '../../engine/index.ts'
import type { ClothPiece } from './clothPiece.ts'
import { isTurnedIn } from './turnedHem.ts'

/** Between a panel and its lining, in m: nearer, and the processor could not tell which is in front. */
const apart = 0.0008
/** How much of the light outside comes to the inside. */
const light = 0.8

/**
 * The linings of the pieces that have one, as their files say: the same cloth once more, seen from inside. They follow the
 * shape that the pieces have now.
 */
export const liningsOf = (pieces: readonly ClothPiece[]): readonly ClothPiece[] =>
  pieces.flatMap(piece => {
    const { material } = piece.mesh
    const lining = Array.isArray(material) ? undefined : material.userData.lining
    return typeof lining === 'string' ? [liningOf(piece, lining)] : []
  })

function liningOf({ box, mesh }: ClothPiece, panel: string): ClothPiece {
  const material = new MeshBasicMaterial()
  material.name = panel
  const lining = new Mesh(turned(mesh.geometry), material)
  lining.receiveShadow = true
  // Its panel is the mirror image.
  return { panel: panelId(panel), box: { ...box, left: -box.left - box.width }, mesh: lining, lines: mesh }
}

function turned({ attributes: { position, normal, uv, color }, index }: BufferGeometry): BufferGeometry {
  const geometry = new BufferGeometry()
  if (!position || !normal || !uv || !index) return geometry
  const from = (attribute: typeof position, size: number, value: (at: number, axis: number) => number) => {
    const numbers = new Float32Array(attribute.count * size)
    for (let at = 0; at < attribute.count; at++) {
      for (let axis = 0; axis < size; axis++) numbers[at * size + axis] = value(at, axis)
    }
    return new BufferAttribute(numbers, size)
  }
  const place = (at: number, axis: number) => position.getComponent(at, axis) - apart * normal.getComponent(at, axis)
  geometry.setAttribute('position', from(position, 3, place))
  geometry.setAttribute(
    'normal',
    from(normal, 3, (at, axis) => -normal.getComponent(at, axis)),
  )
  geometry.setAttribute(
    'uv',
    from(uv, 2, (at, axis) => (axis === 0 ? 1 - uv.getX(at) : uv.getY(at))),
  )
  if (color) {
    geometry.setAttribute(
      'color',
      from(color, 3, (at, axis) => zero - light * (color.getComponent(at, axis) - zero)),
    )
  }
  geometry.setIndex(new BufferAttribute(corners(index.array, uv), 1))
  return geometry
}

/** What a colour is where light comes from nowhere. */
const zero = 126 / 255

/** The triangles of cloth, turned round. A turned hem lies on the lining. */
function corners(index: ArrayLike<number>, uv: BufferGeometry['attributes'][string]): Uint32Array<ArrayBuffer> {
  const found: number[] = []
  for (let at = 0; at < index.length; at += 3) {
    const [a = 0, b = 0, c = 0] = [index[at], index[at + 1], index[at + 2]]
    if (!isTurnedIn(uv, [a, b, c])) found.push(a, c, b)
  }
  return Uint32Array.from(found)
}
