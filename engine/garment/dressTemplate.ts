import type { Overrides } from '../document/designDocument.ts'
import type { LayerFields, ZoneFields } from '../document/fields.ts'
import { mm } from '../document/millimetres.ts'
import { type Colour, solid } from '../document/paint.ts'
import type { OptionValues } from '../drafting/pattern.ts'
import type { ColourRole, Palette, Template, TemplateLayer, TemplateZone } from './template.ts'

/** Fields of a lettering that a template decides; where it lies follows from its slot. */
export type Lettering = Pick<LayerFields, 'kind' | 'text' | 'font' | 'paint' | 'outlines' | 'letterSpacing'> & {
  readonly slot: string
}

export interface DressedTemplate {
  readonly options: OptionValues
  readonly zones: Readonly<Record<string, ZoneFields>>
  /** Bottom first. */
  readonly layers: readonly Lettering[]
  /** Only what differs; `layers` has one for each of the players'. */
  readonly goalkeeper: {
    readonly options: OptionValues
    readonly zones: Readonly<Record<string, Overrides<ZoneFields>>>
    readonly layers: readonly Overrides<LayerFields>[]
  }
}

/** A template in the colours of a palette, its own unless one is given. Pure. */
export function dressTemplate(template: Template, palette: Palette = template.palette): DressedTemplate {
  const { goalkeeper } = template
  const players = (role: ColourRole): Colour => palette[role]
  const keepers = (role: ColourRole): Colour => palette[goalkeeper.roles[role] ?? role]
  const zones = mapped(template.zones, zone => dressZone(zone, players))
  const keptZones = mapped({ ...template.zones, ...goalkeeper.zones }, zone => dressZone(zone, keepers))
  const layers = template.layers.map(layer => dressLayer(layer, players))
  return {
    options: template.options,
    zones,
    layers,
    goalkeeper: {
      options: goalkeeper.options ?? {},
      zones: mapped(keptZones, (zone, key) => differing(zones[key], zone)),
      layers: template.layers.map((layer, index) => {
        const ink = goalkeeper.inks?.[layer.slot]
        const own = dressLayer(layer, keepers)
        return differing(layers[index], ink ? { ...own, paint: solid(palette[ink]) } : own)
      }),
    },
  }
}

function dressZone({ paint, layout, pattern }: TemplateZone, colourOf: (role: ColourRole) => Colour): ZoneFields {
  return {
    paint: solid(colourOf(paint)),
    layout: layout ?? null,
    pattern: pattern
      ? {
          id: pattern.id,
          scale: pattern.scale ?? 1,
          turn: pattern.turn ?? 0,
          opacity: pattern.opacity,
          tint: colourOf(pattern.tint),
        }
      : null,
  }
}

function dressLayer(layer: TemplateLayer, colourOf: (role: ColourRole) => Colour): Lettering {
  const { kind, slot, text, font, ink, outlines = [], letterSpacing = 0 } = layer
  return {
    ...{ kind, slot, text, font, letterSpacing },
    paint: solid(colourOf(ink)),
    outlines: outlines.map(outline => ({ colour: colourOf(outline.ink), width: mm(outline.width) })),
  }
}

function mapped<From, To>(
  record: Readonly<Record<string, From>>,
  change: (value: From, key: string) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]))
}

/** The fields of `own` that say something else than those of `base`. */
function differing<Fields extends object>(base: Fields | undefined, own: Fields): Overrides<Fields> {
  const given: Readonly<Record<string, unknown>> = { ...base }
  const fields = Object.entries(own).filter(([name, value]) => JSON.stringify(given[name]) !== JSON.stringify(value))
  return Object.fromEntries(fields) as Overrides<Fields>
}
