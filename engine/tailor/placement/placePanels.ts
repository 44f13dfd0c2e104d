import type { Panel, Pattern } from '../../drafting/pattern.ts'
import type { ClothMesh } from '../mesh/clothMesh.ts'
import { addTo } from '../vector.ts'
import type { Place } from './place.ts'
import { placeCollar } from './placeCollar.ts'
import { placeSleeve } from './placeSleeve.ts'
import { placeTorso } from './placeTorso.ts'

/**
 * Where every vertex begins, in metres: the panels stand round the body, and points that are sewn together meet
 * halfway. Throws for a panel that the tailor has not learned to place.
 */
export function placePanels(mesh: ClothMesh, pattern: Pattern, armAngle: number): Float64Array {
  const placeOf = (panel: Panel): Place => {
    switch (panel.id as string) {
      case 'front':
        return placeTorso(panel, 'front')
      case 'back':
        return placeTorso(panel, 'back')
      case 'sleeveLeft':
        return placeSleeve(panel, 'left', armAngle)
      case 'sleeveRight':
        return placeSleeve(panel, 'right', armAngle)
      case 'collar':
        return placeCollar(panel, pattern, placeOf)
      default:
        throw new Error(`The tailor does not know where panel "${panel.id}" hangs: teach placePanels its id.`)
    }
  }
  return meetHalfway(mesh, placeOf)
}

function meetHalfway(mesh: ClothMesh, placeOf: (panel: Panel) => Place): Float64Array {
  const positions = new Float64Array(mesh.vertexCount * 3)
  const copies = new Float64Array(mesh.vertexCount)
  for (const { panel, first, count } of mesh.panels) {
    const place = placeOf(panel)
    for (let point = first; point < first + count; point++) {
      const vertex = mesh.vertexOf[point] ?? 0
      addTo(positions, vertex, place(mesh.flat[point * 2] ?? 0, mesh.flat[point * 2 + 1] ?? 0))
      copies[vertex] = (copies[vertex] ?? 0) + 1
    }
  }
  return positions.map((value, index) => value / (copies[Math.floor(index / 3)] || 1))
}
