import {
  type ArtworkGroup,
  anchorOf,
  type Bounds,
  gradePlace,
  type LayerFields,
  type LayerId,
  mm,
  type Panel,
  type PanelId,
  type Place,
  type Point,
  shownLayer,
} from '../../../../engine/index.ts'
import type { OpenDesign } from '../../../studio/openDesign.ts'
import { type LayerFrame, layerFrame } from './layerFrame.ts'
import { movedBox, type Neighbour, type SnapLine, snapLines } from './snapping.ts'

/** A layer as the stage shows it, with its box on the cloth. */
export interface LayerOnCloth {
  readonly id: LayerId
  readonly layer: LayerFields
  readonly frame: LayerFrame
  readonly group: ArtworkGroup
}

export type Shown = Pick<OpenDesign, 'engine' | 'artwork' | 'garment' | 'view'>

/** `null` for a layer that is gone, hidden or without ink. */
export function layerOnCloth(design: Shown, id: LayerId): LayerOnCloth | null {
  const layer = shownFields(design, id)
  if (!layer) return null
  const { panel } = layer.place
  const group = groupsOf(design, panel).find(({ source }) => 'layer' in source && source.layer === id)
  const centre = centreOfLayer(design, layer)
  const frame = group && centre && layerFrame(group.items, { panel, centre, turn: layer.place.turn })
  return frame ? { id, layer, frame, group } : null
}

/** The layer as the shown version has it, with the running preview. */
export function shownFields({ engine, view }: Shown, id: LayerId): LayerFields | null {
  const document = engine.shown.current()
  const layer = document.layers[id]
  const { version } = view.current()
  return layer ? shownLayer(layer, version === 'goalkeeper' ? document.goalkeeper.layers[id] : undefined) : null
}

/** What a place on a panel is measured by; `null` for a panel that the cut does not have. */
export function groundsOf({ artwork, garment, view }: Shown, panelId: PanelId, slot: string | null): Grounds | null {
  const shown = view.current()
  const pattern = artwork.pattern(shown).current()
  const base = artwork.basePattern(shown).current()
  const panel = pattern.panels.find(({ id }) => id === panelId)
  if (!panel) return null
  const grade = garment.slots(pattern).find(({ id }) => id === slot)?.grade ?? 'fixed'
  return { panel, base: base.panels.find(({ id }) => id === panelId) ?? panel, grade }
}

/** In panel mm of the shown size; `null` on a panel that the cut does not have. */
export function centreOfLayer(design: Shown, { place, slot }: LayerFields): Point | null {
  const grounds = groundsOf(design, place.panel, slot)
  return grounds && gradePlace({ place, ...grounds })
}

const groupsOf = ({ artwork, view }: Shown, panel: PanelId): readonly ArtworkGroup[] =>
  artwork.panel(panel, view.current()).current().groups

/** What lies beside a layer on a panel, and every line there that it may come to rest on. */
export interface PanelSurroundings {
  readonly lines: readonly SnapLine[]
  readonly things: readonly Bounds[]
  /** The sewing line. */
  readonly outline: readonly Point[]
}

export function surroundingsOn(design: Shown, panelId: PanelId, moved: readonly LayerId[]): PanelSurroundings {
  const grounds = groundsOf(design, panelId, null)
  if (!grounds) return { lines: [], things: [], outline: [] }
  const neighbours = groupsOf(design, panelId).flatMap(({ source, bounds }): readonly Neighbour[] => {
    if (!('layer' in source) || moved.includes(source.layer)) return []
    const layer = shownFields(design, source.layer)
    const centre = layer && centreOfLayer(design, layer)
    return centre ? [{ bounds, centre }] : []
  })
  const slots = design.garment.slots(design.artwork.pattern(design.view.current()).current())
  return {
    lines: snapLines({ panel: grounds.panel, slots, neighbours }),
    things: neighbours.map(({ bounds }) => bounds),
    outline: grounds.panel.edges.flatMap(({ points }) => points),
  }
}

/** The lines of a layer as it would be with its centre elsewhere. */
export function boxWithCentre({ group, frame }: LayerOnCloth, [x, y]: Point) {
  const [dx, dy] = [x - frame.centre[0], y - frame.centre[1]]
  const { left, top, right, bottom } = group.bounds
  return movedBox({ left: left + dx, top: top + dy, right: right + dx, bottom: bottom + dy }, [x, y])
}

interface Grounds {
  /** The panel as it is shown. */
  readonly panel: Panel
  /** The same panel in the base size, which places are measured on. */
  readonly base: Panel
  readonly grade: 'fixed' | 'proportional'
}

type Offset = Pick<Place, 'panel' | 'anchor' | 'x' | 'y'>

/** The place whose layer has its centre at a spot of the panel: what `gradePlace` undoes. To a tenth of a millimetre. */
export function placeAt(spot: Point, anchor: string, { panel, base, grade }: Grounds): Offset {
  const centreFor = (x: number, y: number) =>
    gradePlace({ place: { panel: panel.id, anchor, x: mm(x), y: mm(y), turn: 0 }, grade, base, panel })
  const [fromX, fromY] = centreFor(0, 0)
  const [unitX, unitY] = centreFor(1, 1)
  const [x, y] = [(spot[0] - fromX) / (unitX - fromX), (spot[1] - fromY) / (unitY - fromY)]
  return { panel: panel.id, anchor, x: mm(tenth(x)), y: mm(tenth(y)) }
}

const tenth = (value: number): number => Math.round(value * 10) / 10

/** The anchor of a panel that lies nearest to a spot; a panel without any is anchored in its middle. */
export function nearestAnchor(panel: Panel, spot: Point): string {
  const distance = (name: string) => {
    const [x, y] = anchorOf(panel, name)
    return Math.hypot(x - spot[0], y - spot[1])
  }
  const names = Object.keys(panel.anchors)
  return names.reduce((best, name) => (distance(name) < distance(best) ? name : best), names[0] ?? 'centre')
}
