import type { PanelId } from '../../document/ids.ts'
import type { Panel, Pattern } from '../../drafting/pattern.ts'
import { type SewnMesh, vertexTriangles } from '../mesh/clothMesh.ts'
import { polylineLength } from '../mesh/polyline.ts'
import { edgeOf, type PlacementOf } from '../placement/place.ts'

type PanelPlaced<Kind extends Panel['placement']['kind']> = Panel & { readonly placement: PlacementOf<Kind> }

export type LaidPanel = PanelPlaced<'onto'>
export type FallPanel = PanelPlaced<'fall'>
export type ButtonPanel = PanelPlaced<'button'>
export type CordPanel = PanelPlaced<'drawcord'>

/** A pattern by how its panels come onto the body: the later ones are put on what hangs already. */
export interface Layers {
  /** Sewn together and draped. */
  readonly hung: Pattern
  readonly laid: readonly LaidPanel[]
  readonly falls: readonly FallPanel[]
  readonly buttons: readonly ButtonPanel[]
  readonly cords: readonly CordPanel[]
  /** All of them, in the order in which a mesh has them; a lining has no mesh of its own. */
  readonly panels: readonly Panel[]
}

const isPlaced =
  <Kind extends Panel['placement']['kind']>(kind: Kind) =>
  (panel: Panel): panel is PanelPlaced<Kind> =>
    panel.placement.kind === kind

const later: readonly Panel['placement']['kind'][] = ['onto', 'fall', 'button', 'drawcord', 'lining']

/** What is sewn and hung, and what then is put on it. Throws where a panel is put on one that is missing or does not fit. */
export function layersOf(pattern: Pattern): Layers {
  const hung = pattern.panels.filter(({ placement }) => !later.includes(placement.kind))
  const laid = pattern.panels.filter(isPlaced('onto'))
  const falls = pattern.panels.filter(isPlaced('fall'))
  const buttons = pattern.panels.filter(isPlaced('button'))
  const cords = pattern.panels.filter(isPlaced('drawcord'))
  const layers = {
    hung: { ...pattern, panels: hung },
    laid,
    falls,
    buttons,
    cords,
    panels: [...hung, ...laid, ...falls, ...buttons, ...cords],
  }
  for (const fall of falls) checkFall(layers, fall)
  return layers
}

/** Where in a mesh the panel is that another one is put on. */
export function indexBelow(
  layers: Pick<Layers, 'panels'>,
  { id, placement }: LaidPanel | FallPanel | ButtonPanel,
): number {
  return indexOf(layers, id, placement.kind === 'fall' ? placement.over : placement.panel)
}

/** Where in a mesh the panel `below` is, on which the panel `id` lies. Throws where there is none. */
export function indexOf({ panels }: Pick<Layers, 'panels'>, id: PanelId, below: PanelId): number {
  const index = panels.findIndex(panel => panel.id === below)
  if (index < 0) throw new Error(`Panel "${id}" lies on "${below}", which does not hang: add it to the same pattern.`)
  return index
}

/** How much longer a fall may be than the edge that it is folded over, whose outside it lies on. */
const turnOfCloth = { min: 1, max: 1.04 }

function checkFall(layers: Layers, fall: FallPanel): void {
  const { along, roll } = fall.placement
  const below = layers.panels[indexBelow(layers, fall)]
  const [under, over] = [below ? edgeOf(below, along) : [], edgeOf(fall, roll)].map(polylineLength)
  const share = (over ?? 0) / (under ?? 1)
  if (share >= turnOfCloth.min - 1e-3 && share <= turnOfCloth.max) return
  throw new Error(
    `Panel "${fall.id}" is folded over along "${below?.id}.${along}", which is ${under?.toFixed(1)} mm long, but its edge ` +
      `"${roll}" has ${over?.toFixed(1)} mm: make it as long, or up to ${Math.round(turnOfCloth.max * 100 - 100)} % longer.`,
  )
}

/** Triangles of what lies close on other panels, three vertices each; a pocket that stands open is not among them. */
export function coversOf({ panels, laid, falls, buttons, cords }: Layers, mesh: SewnMesh): Uint32Array {
  const closed = [...laid.filter(({ placement }) => !placement.open?.length), ...falls, ...buttons, ...cords]
  const indices = new Set(closed.map(panel => panels.indexOf(panel)))
  return vertexTriangles(mesh).filter((_, corner) => indices.has(mesh.panelOf[Math.floor(corner / 3)] ?? -1))
}
