import {
  type ArtworkGroup,
  gradePlace,
  type LayerFields,
  type LayerId,
  type PanelId,
  type Point,
  shownLayer,
} from '../../../../engine/index.ts'
import type { OpenDesign } from '../../../studio/openDesign.ts'
import { type LayerFrame, layerFrame } from './layerFrame.ts'
import type { Grounds } from './placeAt.ts'
import { movedBox, type Neighbour, snapLines } from './snapLines.ts'
import type { SnapLine } from './snapping.ts'

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

/** Everything on a panel that a layer may come to rest on. */
export function linesOn(design: Shown, panelId: PanelId, moved: LayerId): readonly SnapLine[] {
  const grounds = groundsOf(design, panelId, null)
  if (!grounds) return []
  const neighbours = groupsOf(design, panelId).flatMap(({ source, bounds }): readonly Neighbour[] => {
    if (!('layer' in source) || source.layer === moved) return []
    const layer = shownFields(design, source.layer)
    const centre = layer && centreOfLayer(design, layer)
    return centre ? [{ bounds, centre }] : []
  })
  const slots = design.garment.slots(design.artwork.pattern(design.view.current()).current())
  return snapLines({ panel: grounds.panel, slots, neighbours })
}

/** The lines of a layer as it would be with its centre elsewhere. */
export function boxWithCentre({ group, frame }: LayerOnCloth, [x, y]: Point) {
  const [dx, dy] = [x - frame.centre[0], y - frame.centre[1]]
  const { left, top, right, bottom } = group.bounds
  return movedBox({ left: left + dx, top: top + dy, right: right + dx, bottom: bottom + dy }, [x, y])
}
