import type { PanelId } from '../document/ids.ts'
import { baseSize, type Size } from '../document/sizes.ts'
import type { OptionValues, Panel, Pattern } from '../drafting/pattern.ts'
import type { GarmentPlugin, Slot, Zone } from '../plugins/garmentPlugin.ts'

/** A pattern with what is placed on it. */
export interface PatternSheet {
  readonly pattern: Pattern
  readonly panels: ReadonlyMap<PanelId, Panel>
  /** The same panels in the size that places are measured on. */
  readonly basePanels: ReadonlyMap<PanelId, Panel>
  /** Bottom first. */
  readonly zones: readonly Zone[]
  readonly slots: ReadonlyMap<string, Slot>
}

/** The same sheet for the same size and options, so that it is drafted once. */
export type PatternSheets = (size: Size, options: OptionValues) => PatternSheet

/** Drafts a garment's patterns when they are first asked for. */
export function patternSheets(garment: GarmentPlugin): PatternSheets {
  const known = new Map<string, PatternSheet>()
  const sheet: PatternSheets = (size, options) => {
    const key = JSON.stringify([size, garment.options.map(option => options[option.id])])
    const found = known.get(key)
    if (found) return found
    const pattern = garment.pattern(size, options)
    const panels = panelsById(pattern)
    const made: PatternSheet = {
      pattern,
      panels,
      basePanels: size === baseSize ? panels : sheet(baseSize, options).panels,
      zones: garment.zones(pattern),
      slots: new Map(garment.slots(pattern).map(slot => [slot.id, slot])),
    }
    known.set(key, made)
    return made
  }
  return sheet
}

const panelsById = (pattern: Pattern): ReadonlyMap<PanelId, Panel> =>
  new Map(pattern.panels.map(panel => [panel.id, panel]))
