import { outlineRings } from '../../engine/areas.ts'
import {
  type DesignDocument,
  type DrawingResources,
  emptyDocument,
  type LayerFields,
  layerId,
  mm,
  type Paint,
  type Place,
  panelId,
  type ToolPlugin,
} from '../../engine/index.ts'
import { drawLettering, fontId, newLayer, zoneKey } from '../../engine/plugin.ts'
import { shipped } from './faces.ts'

export const resources: DrawingResources = {
  shaper: await shipped('squada-one', 'koulen'),
  rings: outlineRings,
  image: () => null,
}

/** Draws texts as the shipped tool does, without its panel and commands. */
export const textTool: ToolPlugin = {
  kind: 'tool',
  id: 'text',
  icon: 'type',
  appliesTo: () => true,
  commands: [],
  layerKinds: ['text'],
  draw: drawLettering,
}

export const place = (
  fields: Partial<{ panel: string; anchor: string; x: number; y: number; turn: number }>,
): Place => ({
  panel: panelId(fields.panel ?? 'front'),
  anchor: fields.anchor ?? 'centreChest',
  x: mm(fields.x ?? 0),
  y: mm(fields.y ?? 0),
  turn: fields.turn ?? 0,
})

/** A text in the middle of the chest of the drawn garment. */
export const textLayer = (text: string, fields: Partial<LayerFields> = {}): LayerFields =>
  newLayer({
    kind: 'text',
    text,
    font: fontId('squada-one'),
    place: place({}),
    size: { width: null, height: mm(50) },
    ...fields,
  })

/** A document with layers and paints by their ids. */
export function documentOf(records: {
  readonly layers?: Readonly<Record<string, LayerFields>>
  readonly zones?: Readonly<Record<string, Paint>>
}): DesignDocument {
  const layers = Object.entries(records.layers ?? {}).map(([id, layer]) => [layerId(id), layer])
  const zones = Object.entries(records.zones ?? {}).map(([key, paint]) => [
    zoneKey(key),
    { paint, pattern: null, layout: null },
  ])
  return { ...emptyDocument, layers: Object.fromEntries(layers), zones: Object.fromEntries(zones) }
}
