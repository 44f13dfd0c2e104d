import type { DesignDocument, Version } from '../document/designDocument.ts'
import type { LayerFields, PlayerFields } from '../document/fields.ts'
import type { LayerId } from '../document/ids.ts'
import type { Panel } from '../drafting/pattern.ts'
import { layerOverrides, shownLayer } from '../garment/shownFields.ts'
import { isOfPlayer } from '../garment/slotWords.ts'
import { isEmptyBounds } from '../geometry/bounds.ts'
import { inverse, multiply, transformPath, transformPoint } from '../geometry/matrix.ts'
import type { Matrix, Point } from '../geometry/path.ts'
import type { DrawingResources, LayerDrawing } from './drawing.ts'
import { gradePlace } from './gradePlace.ts'
import { sewingLine } from './outlines.ts'
import { type ArtworkGroup, type ArtworkItem, itemsBounds } from './panelArtwork.ts'
import type { PatternSheet } from './patternSheets.ts'
import { transformPaint } from './placePaint.ts'
import { areSewn, seamCrossings } from './seamCrossings.ts'
import { teamOf, teamWords } from './teamOf.ts'

/** What one record draws on a panel. While `inputs` stay the same, `draw` gives the same. */
export interface PanelPart {
  readonly key: string
  readonly inputs: readonly unknown[]
  /** `null` when it leaves no ink. */
  draw(): ArtworkGroup | null
}

interface LayerScene {
  readonly document: DesignDocument
  readonly sheet: PatternSheet
  readonly version: Version
  readonly player: PlayerFields | null
  readonly resources: DrawingResources
  readonly drawLayer: LayerDrawing
}

/** What a layer draws on a panel: all of it on its own, and on those that it reaches over a seam what lies beyond. */
export function layerParts(scene: LayerScene, panel: Panel, id: LayerId, layer: LayerFields): readonly PanelPart[] {
  const { document, sheet, version } = scene
  // The goalkeeper's own place may be on another panel.
  const overrides = layerOverrides(document, version, id)
  const home = sheet.panels.get((overrides?.place ?? layer.place).panel)
  if (!home) return []
  const isOver = areSewn(sheet.pattern, home.id, panel.id)
  if (home !== panel && !isOver) return []
  const inputs = inputsOf(scene, layer, overrides)
  const own = () => drawnOnce({ scene, home, id, layer, inputs })
  return [
    ...(home === panel ? [{ key: `layer:${id}`, inputs, draw: own }] : []),
    ...(isOver ? [{ key: `over:${id}`, inputs, draw: () => overSeams(own(), sheet, home, panel) }] : []),
  ]
}

type Overrides = ReturnType<typeof layerOverrides>

function inputsOf(scene: LayerScene, layer: LayerFields, overrides: Overrides): readonly unknown[] {
  const { document, sheet, player, resources, drawLayer } = scene
  const slot = sheet.slots.get(layer.slot ?? '')
  const words = slot && isOfPlayer(slot.id) ? teamWords(slot, teamOf(document)) : ''
  return [layer, overrides, player, sheet, resources, drawLayer, words]
}

interface OwnDrawing {
  readonly scene: LayerScene
  readonly home: Panel
  readonly id: LayerId
  readonly layer: LayerFields
  readonly inputs: readonly unknown[]
}

interface Drawn {
  readonly id: LayerId
  readonly inputs: readonly unknown[]
  readonly group: ArtworkGroup | null
}

const latest = new WeakMap<LayerFields, Drawn>()

/** Each panel that the layer could reach asks for the same drawing. */
function drawnOnce(drawing: OwnDrawing): ArtworkGroup | null {
  const { id, layer, inputs } = drawing
  const before = latest.get(layer)
  if (before?.id === id && sameInputs(before.inputs, inputs)) return before.group
  const group = drawAtHome(drawing)
  latest.set(layer, { id, inputs, group })
  return group
}

function drawAtHome({ scene, home, id, layer }: OwnDrawing): ArtworkGroup | null {
  const { document, sheet, version, player, resources, drawLayer } = scene
  const shown = shownLayer(layer, layerOverrides(document, version, id))
  if (shown.hidden) return null
  const slot = sheet.slots.get(layer.slot ?? '')
  const team = slot && isOfPlayer(slot.id) ? teamOf(document) : []
  const base = sheet.basePanels.get(home.id) ?? home
  const centre = gradePlace({ place: shown.place, grade: slot?.grade ?? 'fixed', base, panel: home })
  const on = { panel: home, centre, player, team, size: sheet.sizeOf(home.id), resources, ...(slot && { slot }) }
  const items = drawLayer(shown, on) ?? []
  const bounds = itemsBounds(items)
  if (isEmptyBounds(bounds)) return null
  const beyond = seamCrossings(sheet.pattern, home.id, bounds).flatMap(({ to, matrix }) => {
    const back = matrix && inverse(matrix)
    return back ? [sewingLine(to).map((spot): Point => transformPoint(back, ...spot))] : []
  })
  return { source: { layer: id }, bounds, items, ...(beyond.length > 0 && { beyond }) }
}

/** The layer once more for each seam over which it reaches the panel, lying there as it goes on. */
function overSeams(
  group: ArtworkGroup | null,
  { pattern }: PatternSheet,
  home: Panel,
  panel: Panel,
): ArtworkGroup | null {
  if (!group) return null
  const items = seamCrossings(pattern, home.id, group.bounds).flatMap(({ to, matrix }) =>
    to.id === panel.id && matrix ? group.items.map(item => movedItem(item, matrix)) : [],
  )
  return items.length === 0 ? null : { source: group.source, bounds: itemsBounds(items), items, over: home.id }
}

function movedItem(item: ArtworkItem, matrix: Matrix): ArtworkItem {
  if (item.kind === 'image') return { ...item, matrix: multiply(matrix, item.matrix) }
  const { path, fill, clip, baselines } = item
  return {
    ...item,
    path: transformPath(path, matrix),
    fill: fill && transformPaint(fill, matrix),
    ...(clip && { clip: transformPath(clip, matrix) }),
    ...(baselines && { baselines: transformPath(baselines, matrix) }),
  }
}

export const sameInputs = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((value, index) => Object.is(value, b[index]))
