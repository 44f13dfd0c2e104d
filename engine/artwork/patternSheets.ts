import type { PanelId } from '../document/ids.ts'
import { baseSize, type Size } from '../document/measures.ts'
import type { OptionValues, Panel, Pattern } from '../drafting/pattern.ts'
import type { GarmentPlugin, Slot, Zone } from '../garment/garmentPlugin.ts'

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

/** What somebody wears: players may choose another size for their shorts. */
export interface WornSizes {
  readonly size: Size
  /** `null` or not given is the size of the shirt. */
  readonly shortsSize?: Size | null | undefined
}

/** The same sheet for the same sizes and options, so that it is drafted once. */
export type PatternSheets = (worn: WornSizes, options: OptionValues) => PatternSheet

/** Drafts a garment's patterns when they are first asked for. */
export function patternSheets(garment: GarmentPlugin): PatternSheets {
  const known = new Map<string, PatternSheet>()
  const sheet: PatternSheets = (worn, options) => {
    const { size } = worn
    const shortsSize = worn.shortsSize ?? size
    const key = JSON.stringify([size, shortsSize, garment.options.map(option => options[option.id])])
    const found = known.get(key)
    if (found) return found
    const own = garment.pattern(size, options)
    const shorts = shortsSize === size ? noPieces : sizedApart(garment, own)
    const pattern = shorts.size === 0 ? own : withPieces(own, shorts, garment.pattern(shortsSize, options))
    const base = size === baseSize && pattern === own ? own : sheet({ size: baseSize }, options).base
    const panels = panelsById(pattern)
    const made: PatternSheet = {
      pattern,
      panels,
      base,
      basePanels: base === pattern ? panels : panelsById(base),
      zones: garment.zones(pattern),
      slots: new Map(garment.slots(pattern).map(slot => [slot.id, slot])),
      sizeOf: panel => (shorts.has(panel) ? shortsSize : size),
    }
    known.set(key, made)
    return made
  }
  return sheet
}

const noPieces: ReadonlySet<PanelId> = new Set()

const sizedApart = (garment: GarmentPlugin, { panels }: Pattern): ReadonlySet<PanelId> =>
  new Set(panels.filter(({ part }) => garment.sizedApart.includes(part)).map(({ id }) => id))

function withPieces(own: Pattern, replaced: ReadonlySet<PanelId>, others: Pattern): Pattern {
  const inOtherSize = panelsById(others)
  return {
    ...own,
    panels: own.panels.map(panel => (replaced.has(panel.id) && inOtherSize.get(panel.id)) || panel),
  }
}

const panelsById = (pattern: Pattern): ReadonlyMap<PanelId, Panel> =>
  new Map(pattern.panels.map(panel => [panel.id, panel]))
