import type { Panel, Pattern } from '../../drafting/pattern.ts'
import type { ClothMesh } from '../mesh/clothMesh.ts'
import { addTo } from '../vector.ts'
import type { Place } from './place.ts'
import { placeCollar } from './placeCollar.ts'
import { placeLeg, placeWaistband } from './placeShorts.ts'
import { placeCuff, placeSleeve } from './placeSleeve.ts'
import { placeTorso } from './placeTorso.ts'

/**
 * Where every vertex begins, in metres: the panels stand round the body, and points that are sewn together meet
 * halfway. Throws for a panel that the tailor has not learned to place.
 */
export function placePanels(mesh: ClothMesh, pattern: Pattern, armAngle: number): Float64Array {
  const other = (id: string) => pattern.panels.find(panel => panel.id === id) ?? missing(id)
  const arm = (side: 'left' | 'right') => ({ side, angle: armAngle })
  const places: Readonly<Record<string, (panel: Panel) => Place>> = {
    front: panel => placeTorso(panel, 'front'),
    back: panel => placeTorso(panel, 'back'),
    sleeveLeft: panel => placeSleeve(panel, arm('left')),
    sleeveRight: panel => placeSleeve(panel, arm('right')),
    cuffLeft: panel => placeCuff(panel, other('sleeveLeft'), arm('left')),
    cuffRight: panel => placeCuff(panel, other('sleeveRight'), arm('right')),
    collar: panel => placeCollar(panel, pattern, placeOf),
    legLeft: panel => placeLeg(panel, 'left'),
    legRight: panel => placeLeg(panel, 'right'),
    waistband: panel => placeWaistband(panel, other('legLeft')),
  }
  const placeOf = (panel: Panel): Place => {
    const place = places[panel.id]
    if (place) return place(panel)
    throw new Error(`The tailor does not know where panel "${panel.id}" hangs: teach placePanels its id.`)
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

function missing(id: string): never {
  throw new Error(`A panel hangs on "${id}", which the pattern does not have: add it to the same pattern.`)
}
