import { BufferAttribute, BufferGeometry, DynamicDrawUsage, type Mesh } from 'three'
import { type Spread, spreadSway } from '../../../engine/avatar/index.ts'
import { pointsOf } from './bodyPoints.ts'

/** Cloth whose points leave the places where they hang. */
export interface LooseCloth {
  move(spread: Spread, coarse: Float32Array): void
  dispose(): void
}

/** Gives a mesh places and normals of its own; all else of its geometry stays shared with others. */
export function loosen(mesh: Mesh): LooseCloth {
  const shared = mesh.geometry
  const { positions, normals } = pointsOf(shared)
  const corners = Uint32Array.from(shared.index?.array ?? [])
  const geometry = new BufferGeometry()
  for (const [name, attribute] of Object.entries(shared.attributes)) geometry.setAttribute(name, attribute)
  const places = new BufferAttribute(positions.slice(), 3).setUsage(DynamicDrawUsage)
  const facing = new BufferAttribute(normals.slice(), 3).setUsage(DynamicDrawUsage)
  geometry.setAttribute('position', places)
  geometry.setAttribute('normal', facing)
  geometry.setIndex(shared.index)
  mesh.geometry = geometry
  const flat = facesOf(positions, corners)
  const [now, away] = [new Float32Array(positions.length), new Float32Array(positions.length)]
  return {
    move(spread, coarse) {
      spreadSway(spread, coarse, away)
      for (let at = 0; at < away.length; at++) places.array[at] = (positions[at] as number) + (away[at] as number)
      facesInto(now, places.array as Float32Array, corners)
      // The normals of the file are finer than those of the triangles: they are turned by what these have turned.
      for (let at = 0; at < now.length; at++) {
        facing.array[at] = (normals[at] as number) + (now[at] as number) - (flat[at] as number)
      }
      places.needsUpdate = true
      facing.needsUpdate = true
    },
    dispose() {
      mesh.geometry = shared
      // What is shared goes with those that it is shared with.
      for (const name of Object.keys(geometry.attributes)) {
        if (name !== 'position' && name !== 'normal') geometry.deleteAttribute(name)
      }
      geometry.setIndex(null)
      geometry.dispose()
    },
  }
}

function facesOf(places: Float32Array, corners: Uint32Array): Float32Array {
  const facing = new Float32Array(places.length)
  facesInto(facing, places, corners)
  return facing
}

/** Writes the way out of every point, of length 1; larger triangles count for more. Written out: it runs for every image. */
function facesInto(facing: Float32Array, places: Float32Array, corners: Uint32Array): void {
  facing.fill(0)
  for (let at = 0; at < corners.length; at += 3) {
    const [a, b, c] = [(corners[at] as number) * 3, (corners[at + 1] as number) * 3, (corners[at + 2] as number) * 3]
    const [x, y, z] = [places[a] as number, places[a + 1] as number, places[a + 2] as number]
    const [ux, uy, uz] = [(places[b] as number) - x, (places[b + 1] as number) - y, (places[b + 2] as number) - z]
    const [vx, vy, vz] = [(places[c] as number) - x, (places[c + 1] as number) - y, (places[c + 2] as number) - z]
    const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx]
    for (let corner = at; corner < at + 3; corner++) {
      const first = (corners[corner] as number) * 3
      facing[first] = (facing[first] as number) + nx
      facing[first + 1] = (facing[first + 1] as number) + ny
      facing[first + 2] = (facing[first + 2] as number) + nz
    }
  }
  for (let at = 0; at < facing.length; at += 3) {
    const [x, y, z] = [facing[at] as number, facing[at + 1] as number, facing[at + 2] as number]
    const length = Math.sqrt(x * x + y * y + z * z) || 1
    facing[at] = x / length
    facing[at + 1] = y / length
    facing[at + 2] = z / length
  }
}
