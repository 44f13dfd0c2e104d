import {
  type Colour,
  type ColourRole,
  colourRoles,
  fontId,
  type Mood,
  type Template,
  type TemplateLayer,
  type TemplatePalette,
  type TemplateZone,
} from '../../engine/plugin.ts'

/** In the order of `colourRoles`: main, second, light, dark, keeper, keeperSecond. */
type Colours = readonly [Colour, Colour, Colour, Colour, Colour, Colour]

/** A template: its id, how loud it is, its colours, and what it does with them. */
export const templateOf = (
  id: string,
  mood: Mood,
  colours: Colours,
  design: Omit<Template, 'id' | 'mood' | 'palette'>,
): Template => ({
  id,
  mood,
  palette: Object.fromEntries(colourRoles.map((role, index) => [role, colours[index]])) as TemplatePalette,
  ...design,
})

/** What lettering in a template may have besides its words and its colour. */
interface LetteringStyle {
  /** An outline, where the cloth below has several colours; width in mm. */
  readonly rim?: readonly [ink: ColourRole, width: number]
  /** In mm. */
  readonly spacing?: number
}

/** A text in a slot. */
export const written = (
  slot: string,
  [text, font]: readonly [text: string, font: string],
  ink: ColourRole,
  style: LetteringStyle = {},
): TemplateLayer => ({ kind: 'text', slot, text, font: fontId(font), ink, ...styled(style) })

/** A number in a slot. */
export const numbered = (
  slot: string,
  [text, font]: readonly [text: string, font: string],
  ink: ColourRole,
  style: LetteringStyle = {},
): TemplateLayer => ({ kind: 'number', slot, text, font: fontId(font), ink, ...styled(style) })

const styled = ({ rim, spacing }: LetteringStyle): Pick<TemplateLayer, 'outlines' | 'letterSpacing'> => ({
  ...(rim && { outlines: [{ ink: rim[0], width: rim[1] }] }),
  ...(spacing && { letterSpacing: spacing }),
})

/** Several zones in one paint. */
export const painted = (paint: ColourRole, ...zones: readonly string[]): Readonly<Record<string, TemplateZone>> =>
  Object.fromEntries(zones.map(zone => [zone, { paint }]))
