import type { PlayerFields } from '../document/fields.ts'
import type { PanelId } from '../document/ids.ts'
import { baseSize, type Size } from '../document/measures.ts'
import type { OptionValues, Panel, Pattern } from '../drafting/pattern.ts'
import type { GarmentPlugin, Slot, Zone } from '../garment/garmentPlugin.ts'
import { sizeChosenBy } from '../garment/playerOptions.ts'

/** A pattern with what is placed on it. */
export interface PatternSheet {
  /** Each piece in the size that it is worn in; `size` is that of the shirt. */
  readonly pattern: Pattern
  readonly panels: ReadonlyMap<PanelId, Panel>
  /** The same pieces in the size that places are measured on. */
  readonly base: Pattern
  readonly basePanels: ReadonlyMap<PanelId, Panel>
  /** Bottom first. */
  readonly zones: readonly Zone[]
  readonly slots: ReadonlyMap<string, Slot>
  sizeOf(panel: PanelId): Size
}

/** What somebody wears: a player may have chosen another size for some parts of the garment. */
export interface WornSizes {
  readonly size: Size
  /** The sizes of the parts that are worn in another one. */
  readonly apart: Readonly<Record<string, Size>>
}

/** The sizes that a player wears, who is given `size`; without a player everything is in that size. */
export function wornSizes({ playerOptions }: GarmentPlugin, size: Size, player: PlayerFields | null): WornSizes {
  if (player === null) return { size, apart: {} }
  const apart = playerOptions.flatMap(choice => {
    const other = choice.kind === 'size' ? sizeChosenBy(player, choice) : null
    return choice.kind === 'size' && other !== null && other !== size ? choice.parts.map(part => [part, other]) : []
  })
  return { size, apart: Object.fromEntries(apart) }
}

/** The same sheet for the same sizes and options, so that it is drafted once. */
export type PatternSheets = (worn: WornSizes, options: OptionValues) => PatternSheet

/** Drafts a garment's patterns when they are first asked for. */
export function patternSheets(garment: GarmentPlugin): PatternSheets {
  const known = new Map<string, PatternSheet>()
  const sheet: PatternSheets = (worn, options) => {
    const { size, apart } = worn
    const key = JSON.stringify([size, apart, garment.options.map(option => options[option.id])])
    const found = known.get(key)
    if (found) return found
    const own = garment.pattern(size, options)
    const pattern = withPartsIn(own, apart, other => garment.pattern(other, options))
    const base = size === baseSize && pattern === own ? own : sheet({ size: baseSize, apart: {} }, options).base
    const panels = panelsById(pattern)
    let zones: readonly Zone[] | null = null
    const made: PatternSheet = {
      pattern,
      panels,
      base,
      basePanels: base === pattern ? panels : panelsById(base),
      // They take longer than all the rest, and not everybody who looks at layers asks for them.
      get zones() {
        zones ??= garment.zones(pattern)
        return zones
      },
      slots: new Map(garment.slots(pattern).map(slot => [slot.id, slot])),
      sizeOf: panel => apart[panels.get(panel)?.part ?? ''] ?? size,
    }
    known.set(key, made)
    return made
  }
  return sheet
}

/** The same pattern if none of its parts is worn in another size. */
function withPartsIn(own: Pattern, apart: WornSizes['apart'], draft: (size: Size) => Pattern): Pattern {
  const sizes = new Set(own.panels.flatMap(({ part }) => apart[part] ?? []))
  if (sizes.size === 0) return own
  const drafted = new Map([...sizes].map(size => [size, panelsById(draft(size))]))
  return {
    ...own,
    panels: own.panels.map(panel => {
      const size = apart[panel.part]
      return (size && drafted.get(size)?.get(panel.id)) ?? panel
    }),
  }
}

const panelsById = (pattern: Pattern): ReadonlyMap<PanelId, Panel> =>
  new Map(pattern.panels.map(panel => [panel.id, panel]))
