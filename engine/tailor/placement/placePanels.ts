import type { PanelId } from '../../document/ids.ts'
import type { Panel, Pattern } from '../../drafting/pattern.ts'
import { addTo } from '../../geometry/vector.ts'
import type { ClothMesh } from '../mesh/clothMesh.ts'
import { placeSleeve, placeTube } from './onArm.ts'
import { placeHood } from './onHead.ts'
import { placeHoodDown } from './onNape.ts'
import { placeBinding, placeRim, sewnPoints } from './onPanels.ts'
import { placeHemBand, placeLeg, placeTorso, placeWaistband } from './onTrunk.ts'
import type { PlacePoint } from './place.ts'

/**
 * Where every vertex begins, in metres: the panels stand round the body, and points that are sewn together meet
 * halfway. Throws for a panel that the tailor cannot place yet.
 */
export function placePanels(mesh: ClothMesh, pattern: Pattern, armAngle: number): Float64Array {
  return meetHalfway(mesh, panel => placeOf(panel, pattern, armAngle))
}

function placeOf(panel: Panel, pattern: Pattern, armAngle: number): PlacePoint {
  const other = (id: PanelId): Panel => pattern.panels.find(known => known.id === id) ?? missing(panel, id)
  const place = (known: Panel): PlacePoint => placeOf(known, pattern, armAngle)
  const { placement } = panel
  switch (placement.kind) {
    case 'torso':
      return placeTorso(panel, placement)
    case 'sleeve':
      return placeSleeve(panel, placement, armAngle)
    case 'leg':
      return placeLeg(panel, placement)
    case 'tube':
      return placeTube(panel, placement, other(placement.below), armAngle)
    case 'rim':
      return placeRim(panel, pattern, place)
    case 'binding':
      return placeBinding(panel, pattern, place)
    case 'waistband':
      return placeWaistband(panel, other(placement.above))
    case 'hemBand':
      return placeHemBand(panel, other(placement.below))
    case 'hood':
      return placement.lies === 'down'
        ? placeHoodDown(panel, placement, sewnPoints(panel, pattern, place))
        : placeHood(panel, placement)
    case 'onto':
    case 'fall':
    case 'button':
    case 'drawcord':
    case 'lining':
      throw new Error(`Panel "${panel.id}" is put on another and does not hang: leave it to layersOf.`)
  }
}

function meetHalfway(mesh: ClothMesh, placeOf: (panel: Panel) => PlacePoint): Float64Array {
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

function missing(panel: Panel, id: string): never {
  throw new Error(`Panel "${panel.id}" hangs on "${id}", which the pattern does not have: add it to the same pattern.`)
}
