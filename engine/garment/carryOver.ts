import type { DesignDocument, Overrides } from '../document/designDocument.ts'
import { type Extent, type LayerFields, noLayout, type Place, type ZoneFields } from '../document/fields.ts'
import type { LayerId, ZoneKey } from '../document/ids.ts'
import { baseSize, mm } from '../document/measures.ts'
import type { Pattern } from '../drafting/pattern.ts'
import type { GarmentPlugin, Slot, Zone } from './garmentPlugin.ts'
import { shownLayout, shownOptions, shownPaint, shownPattern } from './shownFields.ts'

/** A design on another garment. `left` are the layers that have no place on it. */
interface Carried {
  readonly document: DesignDocument
  readonly left: readonly LayerId[]
}

/** A garment in the cut that a document has on it, in the base size. */
interface Worn {
  readonly pattern: Pattern
  readonly zones: readonly Zone[]
  readonly slots: ReadonlyMap<string, Slot>
}

/**
 * The design of one garment on another: options and zones by their names, layers by their slots, the roster as it is.
 * Pure. A zone that only the other garment has looks like the zone that it looks like in a new design of that garment;
 * a layer keeps its distance from its slot. Named versions stay with the design that they belong to.
 */
export function carryOver(document: DesignDocument, from: GarmentPlugin, to: GarmentPlugin): Carried {
  const options = keptOptions(document.options, to)
  const cut = { ...document, options, goalkeeper: { ...document.goalkeeper, options: {} } }
  const [before, after] = [wear(document, from), wear(cut, to)]
  const { zones, goalkeeperZones } = carryZones(document, before.zones, after.zones)
  const layers = new Map<LayerId, LayerFields>()
  const goalkeeperLayers: Record<LayerId, Overrides<LayerFields>> = {}
  for (const [key, layer] of Object.entries(document.layers)) {
    const id = key as LayerId
    const move = moveOf(layer, before, after)
    if (!move) continue
    layers.set(id, {
      ...layer,
      ...move(layer),
      slot: layer.slot !== null && after.slots.has(layer.slot) ? layer.slot : null,
    })
    const own = document.goalkeeper.layers[id]
    if (own) goalkeeperLayers[id] = { ...own, ...(own.place || own.size ? move(withOwn(layer, own)) : {}) }
  }
  return {
    document: {
      ...document,
      design: { ...document.design, garment: to.id, fabric: null },
      options,
      zones,
      layers: Object.fromEntries(layers),
      moments: {},
      goalkeeper: {
        options: keptOptions(document.goalkeeper.options, to),
        zones: goalkeeperZones,
        layers: goalkeeperLayers,
      },
    },
    left: Object.keys(document.layers).flatMap(key => (layers.has(key as LayerId) ? [] : [key as LayerId])),
  }
}

function wear(document: DesignDocument, garment: GarmentPlugin): Worn {
  const pattern = garment.pattern(baseSize, shownOptions({ document, garment }, 'player', null))
  return {
    pattern,
    zones: garment.zones(pattern),
    slots: new Map(garment.slots(pattern).map(slot => [slot.id, slot])),
  }
}

/** Those that the garment has, with a value that it has. */
function keptOptions<Fields extends { readonly value?: string | null }>(
  options: Readonly<Record<string, Fields>>,
  { options: known }: GarmentPlugin,
): Readonly<Record<string, Fields>> {
  const isKnown = ([id, { value }]: readonly [string, Fields]) =>
    known.some(option => option.id === id && typeof value === 'string' && option.values.includes(value))
  return Object.fromEntries(Object.entries(options).filter(isKnown))
}

type Zones = Readonly<Record<ZoneKey, ZoneFields>>

function carryZones(document: DesignDocument, from: readonly Zone[], to: readonly Zone[]) {
  const zones: Record<ZoneKey, ZoneFields> = {}
  const goalkeeperZones: Record<ZoneKey, Overrides<ZoneFields>> = {}
  const known = new Map(from.map(zone => [zone.key, zone]))
  for (const zone of to) {
    const source = known.get(zone.key) ?? lookalike(zone, to, known)
    if (!source) continue
    const has = (layout: string | null | undefined) =>
      source === known.get(zone.key) && layout && (layout === noLayout || Object.hasOwn(zone.layouts ?? {}, layout))
        ? layout
        : null
    zones[zone.key] = {
      paint: shownPaint(document, 'player', source),
      pattern: shownPattern(document, 'player', source),
      layout: has(shownLayout(document, 'player', source)),
    }
    const own = document.goalkeeper.zones[source.key]
    if (own) goalkeeperZones[zone.key] = { ...own, layout: has(own.layout) }
  }
  return { zones: zones as Zones, goalkeeperZones }
}

/** For a zone that lies on whole pieces: the zone of both garments that has the same paint when nobody has chosen one. */
function lookalike(zone: Zone, zones: readonly Zone[], known: ReadonlyMap<ZoneKey, Zone>): Zone | undefined {
  if (zone.regions.length === 0) return undefined
  const paint = JSON.stringify(zone.initial)
  const kin = zones.find(
    ({ key, initial, regions }) => regions.length > 0 && known.has(key) && JSON.stringify(initial) === paint,
  )
  return kin && known.get(kin.key)
}

type Move = (layer: Pick<LayerFields, 'place' | 'size' | 'asset'>) => { readonly place: Place; readonly size: Extent }

/** How a layer comes to the other garment; `null` where it has no place. One without a slot stays on its panel. */
function moveOf({ slot, place, asset }: LayerFields, before: Worn, after: Worn): Move | null {
  const [source, target] = slot === null ? [] : [before.slots.get(slot), after.slots.get(slot)]
  if (target) return layer => inSlot(layer, source, target)
  const panel = after.pattern.panels.find(({ id }) => id === place.panel)
  const isThere = panel !== undefined && Object.hasOwn(panel.anchors, place.anchor)
  // Lettering without its slot, such as the number of shorts on a shirt, would be printed twice.
  return isThere && (slot === null || asset !== null) ? ({ place, size }) => ({ place, size }) : null
}

function inSlot({ place, size, asset }: Parameters<Move>[0], source: Slot | undefined, target: Slot): ReturnType<Move> {
  const isInSlot = source !== undefined && place.panel === source.panel && place.anchor === source.anchor
  const [x, y] = isInSlot ? [place.x - source.offset[0], place.y - source.offset[1]] : [0, 0]
  const at = { panel: target.panel, anchor: target.anchor, x: mm(target.offset[0] + x), y: mm(target.offset[1] + y) }
  const tall = source ? target.size.height / source.size.height : 1
  const wide = source?.size.width && target.size.width ? target.size.width / source.size.width : tall
  // A picture keeps its shape.
  const [across, down] = asset === null ? [wide, tall] : [Math.min(wide, tall), Math.min(wide, tall)]
  return {
    place: { ...at, turn: place.turn },
    size: { width: size.width === null ? null : mm(size.width * across), height: mm(size.height * down) },
  }
}

const withOwn = (layer: LayerFields, { place, size }: Overrides<LayerFields>) => ({
  asset: layer.asset,
  place: place ?? layer.place,
  size: size ?? layer.size,
})
