import type { FontId } from '../document/ids.ts'
import type { Colour } from '../document/paint.ts'
import type { OptionValues } from '../drafting/pattern.ts'

/** What a colour does in a template. The goalkeeper's own two are not to be mistaken for the players'. */
export const colourRoles = ['main', 'second', 'light', 'dark', 'keeper', 'keeperSecond'] as const
export type ColourRole = (typeof colourRoles)[number]

export type Palette = Readonly<Record<ColourRole, Colour>>

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
  /** A sample: in the slots of a player his own name or number is drawn. */
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
  readonly palette: Palette
  readonly options: OptionValues
  /** Zones that are not named show what the garment shows of itself. */
  readonly zones: Readonly<Record<string, TemplateZone>>
  /** Bottom first. */
  readonly layers: readonly TemplateLayer[]
  readonly goalkeeper: TemplateGoalkeeper
}
