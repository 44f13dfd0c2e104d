import { BufferAttribute, type BufferGeometry, type Mesh } from 'three'
import type { PanelBox } from '../panelBox.ts'
import type { PanelFit } from './readFit.ts'

/** The cloth of one panel as it hangs. */
export interface WornPiece {
  readonly panel: string
  box: PanelBox
  readonly mesh: Mesh
}

/** A fit, and how much of it a size between two draped ones has. */
export interface SharedFit {
  readonly share: number
  readonly panels: ReadonlyMap<string, PanelFit>
}

/** Hangs the pieces of a mesh in the size that the fits make up together: places, spots of the texture and normals. */
export function hang(pieces: readonly WornPiece[], fits: readonly SharedFit[]): void {
  const places = placesOf(pieces)
  for (const piece of pieces) {
    const own = fits.flatMap(({ share, panels }) => {
      const fit = panels.get(piece.panel)
      return fit ? [{ share, fit }] : []
    })
    piece.box = mixedBox(piece.box, own)
    move(piece.mesh.geometry, own)
  }
  setNormals(pieces, places)
}

type Shares = readonly { readonly share: number; readonly fit: PanelFit }[]

function mixedBox(base: PanelBox, shares: Shares): PanelBox {
  const side = (name: keyof PanelBox) =>
    shares.reduce((sum, { share, fit }) => sum + share * (fit.box[name] - base[name]), base[name])
  return { left: side('left'), top: side('top'), width: side('width'), height: side('height') }
}

/** A step of the light in a file, as a share of what a colour may be. */
const lightStep = 4 / 255

/** The attributes of the file are small integers: those of a size are floats. */
function move(geometry: BufferGeometry, shares: Shares): void {
  const { position, uv, color } = geometry.attributes
  if (!position || !uv) return
  const [places, spots] = [new Float32Array(position.count * 3), new Float32Array(position.count * 2)]
  for (let point = 0; point < position.count; point++) {
    places.set([position.getX(point), position.getY(point), position.getZ(point)], point * 3)
    spots.set([uv.getX(point), uv.getY(point)], point * 2)
  }
  for (const { share, fit } of shares) {
    fit.moved.forEach((value, at) => {
      places[at] = (places[at] ?? 0) + share * value
    })
    fit.turned.forEach((value, at) => {
      spots[at] = (spots[at] ?? 0) + share * value
    })
  }
  geometry.setAttribute('position', new BufferAttribute(places, 3))
  geometry.setAttribute('uv', new BufferAttribute(spots, 2))
  if (color) geometry.setAttribute('color', shaded(color, shares))
  geometry.computeBoundingBox()
  geometry.computeBoundingSphere()
}

/** The light of the mesh, and how much more or less comes in the size. */
function shaded(colour: BufferGeometry['attributes'][string], shares: Shares): BufferAttribute {
  const light = new Float32Array(colour.count * 3)
  for (let point = 0; point < colour.count; point++) {
    light.set([colour.getX(point), colour.getY(point), colour.getZ(point)], point * 3)
  }
  for (const { share, fit } of shares) {
    fit.shade.forEach((steps, at) => {
      light[at] = (light[at] ?? 0) + share * steps * lightStep
    })
  }
  return new BufferAttribute(light, 3)
}

/** Places nearer than this are one, per m: those of the file. */
const steps = 2 ** 14

/** Per piece and point the number of its place: what is sewn together hangs in one, and has one normal. */
function placesOf(pieces: readonly WornPiece[]): readonly Int32Array[] {
  const known = new Map<number, number>()
  const step = (value: number) => Math.round(value * steps) + 2 ** 15
  return pieces.map(({ mesh }) => {
    const { position } = mesh.geometry.attributes
    return Int32Array.from({ length: position?.count ?? 0 }, (_, point) => {
      if (!position) return 0
      const [x, y, z] = [step(position.getX(point)), step(position.getY(point)), step(position.getZ(point))]
      const key = (x * 2 ** 16 + y) * 2 ** 16 + z
      const place = known.get(key) ?? known.size
      known.set(key, place)
      return place
    })
  })
}

/** Larger triangles count for more. */
function setNormals(pieces: readonly WornPiece[], places: readonly Int32Array[]): void {
  const sums = new Float32Array(places.reduce((max, own) => own.reduce((a, b) => Math.max(a, b), max), 0) * 3 + 3)
  pieces.forEach(({ mesh: { geometry } }, index) => {
    const own = places[index] ?? new Int32Array()
    const at = geometry.attributes.position?.array ?? []
    const corners = geometry.index?.array ?? []
    for (let first = 0; first < corners.length; first += 3) addNormal(sums, own, at, corners.slice(first, first + 3))
  })
  pieces.forEach(({ mesh: { geometry } }, index) => {
    const own = places[index] ?? new Int32Array()
    const normals = new Float32Array(own.length * 3)
    own.forEach((place, point) => {
      const length = Math.hypot(sums[place * 3] ?? 0, sums[place * 3 + 1] ?? 0, sums[place * 3 + 2] ?? 0) || 1
      for (let axis = 0; axis < 3; axis++) normals[point * 3 + axis] = (sums[place * 3 + axis] ?? 0) / length
    })
    geometry.setAttribute('normal', new BufferAttribute(normals, 3))
  })
}

function addNormal(
  sums: Float32Array,
  places: Int32Array,
  at: ArrayLike<number>,
  [a = 0, b = 0, c = 0]: ArrayLike<number> & Iterable<number>,
): void {
  const side = (to: number, axis: number) => (at[to * 3 + axis] ?? 0) - (at[a * 3 + axis] ?? 0)
  const [ux, uy, uz, vx, vy, vz] = [side(b, 0), side(b, 1), side(b, 2), side(c, 0), side(c, 1), side(c, 2)]
  const normal = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx]
  for (const point of [a, b, c]) {
    const place = (places[point] ?? 0) * 3
    for (let axis = 0; axis < 3; axis++) sums[place + axis] = (sums[place + axis] ?? 0) + (normal[axis] ?? 0)
  }
}
