import type { DesignDocument, Overrides, Version } from '../document/designDocument.ts'
import type { LayerFields, PatternFill, PlayerFields } from '../document/fields.ts'
import type { LayerId, ZoneKey } from '../document/ids.ts'
import type { Paint } from '../document/paint.ts'
import { choiceOf } from '../document/tables.ts'
import type { OptionValues } from '../drafting/pattern.ts'
import { madeCut } from './cuts.ts'
import type { GarmentPlugin, Zone, ZoneRegion } from './garmentPlugin.ts'

/** A record with what overrides it, field by field; `null` inherits. */
export function withOverrides<Fields extends object>(fields: Fields, overrides: Overrides<Fields> | undefined): Fields {
  if (!overrides) return fields
  const own = Object.entries(overrides).filter(([, value]) => value !== null && value !== undefined)
  return own.length === 0 ? fields : { ...fields, ...Object.fromEntries(own) }
}

/** What the goalkeeper's version says about a layer, if that version is meant. */
export const layerOverrides = (document: DesignDocument, version: Version, id: LayerId) =>
  version === 'goalkeeper' ? document.goalkeeper.layers[id] : undefined

/** A layer as one version shows it. */
export const shownLayer = (layer: LayerFields, overrides: Overrides<LayerFields> | undefined): LayerFields =>
  withOverrides(layer, overrides)

/** A zone's paint in one version: the goalkeeper's own, else the players', else the garment's. */
export function shownPaint(document: DesignDocument, version: Version, zone: Zone): Paint {
  const own = version === 'goalkeeper' ? ownPaint(document.goalkeeper.zones, zone.key) : null
  return own ?? ownPaint(document.zones, zone.key) ?? zone.initial
}

/** The tiles over a zone's paint in one version: the goalkeeper's own, else the players'. */
export function shownPattern(document: DesignDocument, version: Version, zone: Zone): PatternFill | null {
  const own = version === 'goalkeeper' ? document.goalkeeper.zones[zone.key]?.pattern : null
  return own ?? document.zones[zone.key]?.pattern ?? null
}

const ownPaint = (zones: Readonly<Record<ZoneKey, { readonly paint?: Paint | null }>>, key: ZoneKey): Paint | null =>
  zones[key]?.paint ?? null

/** The layout a zone lies in, in one version: the goalkeeper's own, else the players', else none. */
export function shownLayout(document: DesignDocument, version: Version, zone: Zone): string | null {
  const own = version === 'goalkeeper' ? document.goalkeeper.zones[zone.key]?.layout : null
  return own ?? document.zones[zone.key]?.layout ?? null
}

/** Where a zone lies in a layout; one that it lacks counts as not chosen. */
export function regionsOf(zone: Zone, layout: string | null): readonly ZoneRegion[] {
  const laidOut = layout !== null && hasLayout(zone, layout) ? zone.layouts?.[layout] : undefined
  return laidOut?.() ?? zone.regions
}

const hasLayout = (zone: Zone, layout: string): boolean => Object.hasOwn(zone.layouts ?? {}, layout)

/** Whether a zone lies anywhere on the cloth: a stripe does so once a layout is chosen. */
export function isZoneShown(document: DesignDocument, version: Version, zone: Zone): boolean {
  const layout = shownLayout(document, version, zone)
  return zone.regions.length > 0 || (layout !== null && hasLayout(zone, layout))
}

/** The cut that one version is made in; a player may have another one where the garment lets players choose. A value the garment lacks, or has not with the others, counts as not chosen. */
export function shownOptions(
  { document, garment }: { readonly document: DesignDocument; readonly garment: GarmentPlugin },
  version: Version,
  player: PlayerFields | null,
): OptionValues {
  const chosen = garment.options.map(({ id, values, initial }) => {
    const known = (value: string | null | undefined) => (value && values.includes(value) ? value : null)
    const goalkeepers = version === 'goalkeeper' ? known(document.goalkeeper.options[id]?.value) : null
    const own = player && garment.playerOptions.find(choice => choice.kind === 'cut' && choice.option === id)
    const players = own ? known(choiceOf(player, own.field)) : null
    return [id, players ?? goalkeepers ?? known(document.options[id]?.value) ?? initial]
  })
  return madeCut(garment.options, Object.fromEntries(chosen))
}
