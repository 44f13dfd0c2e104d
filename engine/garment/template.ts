import type { Overrides } from '../document/designDocument.ts'
import type { LayerFields, ZoneFields } from '../document/fields.ts'
import type { FontId } from '../document/ids.ts'
import { mm } from '../document/measures.ts'
import { type Colour, solid } from '../document/paint.ts'
import type { OptionValues } from '../drafting/pattern.ts'

/** What a colour does in a template. The goalkeeper's own two are not to be mistaken for the players'. */
export const colourRoles = ['main', 'second', 'light', 'dark', 'keeper', 'keeperSecond'] as const
export type ColourRole = (typeof colourRoles)[number]

export type TemplatePalette = Readonly<Record<ColourRole, Colour>>

/** How loud a template is; for choosing among many. */
export const moods = ['bold', 'classic', 'quiet'] as const
export type Mood = (typeof moods)[number]

export interface TemplateZone {
  readonly paint: ColourRole
  readonly layout?: string
  /** Tiles over the paint: `scale` 1 and upright unless said, `opacity` 0–1. */
  readonly pattern?: {
    readonly id: string
    readonly tint: ColourRole
    readonly opacity: number
    readonly scale?: number
    readonly turn?: number
  }
}

/** Lettering in a slot of the garment, as large as the slot has it. */
export interface TemplateLayer {
  readonly kind: 'text' | 'number'
  readonly slot: string
  /** A sample: in a player's slots that player's name or number is drawn. */
  readonly text: string
  readonly font: FontId
  readonly ink: ColourRole
  /** Innermost first; width in mm. */
  readonly outlines?: readonly { readonly ink: ColourRole; readonly width: number }[]
  /** In mm. */
  readonly letterSpacing?: number
}

/** What the goalkeeper wears: the same kit with other colours in its roles, and what is said here in its own way. */
export interface TemplateGoalkeeper {
  readonly roles: Readonly<Partial<Record<ColourRole, ColourRole>>>
  readonly zones?: Readonly<Record<string, TemplateZone>>
  readonly options?: OptionValues
  /** Inks by slot. */
  readonly inks?: Readonly<Record<string, ColourRole>>
}

/** A look to start from, in colours by their role, so that it can be worn in any club's. Its names are the garment's words. */
export interface Template {
  readonly id: string
  readonly mood: Mood
  readonly palette: TemplatePalette
  readonly options: OptionValues
  /** Zones that are not named show what the garment shows of itself. */
  readonly zones: Readonly<Record<string, TemplateZone>>
  /** Bottom first. */
  readonly layers: readonly TemplateLayer[]
  readonly goalkeeper: TemplateGoalkeeper
}

/** Fields of a lettering that a template decides; where it lies follows from its slot. */
export type TemplateLettering = Pick<LayerFields, 'kind' | 'text' | 'font' | 'paint' | 'outlines' | 'letterSpacing'> & {
  readonly slot: string
}

export interface DressedTemplate {
  readonly options: OptionValues
  readonly zones: Readonly<Record<string, ZoneFields>>
  /** Bottom first. */
  readonly layers: readonly TemplateLettering[]
  /** Only what differs; `layers` has one for each of the players'. */
  readonly goalkeeper: {
    readonly options: OptionValues
    readonly zones: Readonly<Record<string, Overrides<ZoneFields>>>
    readonly layers: readonly Overrides<LayerFields>[]
  }
}

/** A template in the colours of a palette, its own unless one is given. Pure. */
export function dressTemplate(template: Template, palette: TemplatePalette = template.palette): DressedTemplate {
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

function dressLayer(layer: TemplateLayer, colourOf: (role: ColourRole) => Colour): TemplateLettering {
  const { kind, slot, text, font, ink, outlines = [], letterSpacing = 0 } = layer
  return {
    kind,
    slot,
    text,
    font,
    letterSpacing,
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
