import type { OptionValues, Pattern } from '../../engine/index.ts'
import { inputHash, shirtSettings, shortsSettings, type TailorSettings } from '../../engine/tailor/index.ts'
import { soccer } from '../../plugins/garments/soccer/garment.ts'

export interface GarmentFile {
  readonly folder: string
  readonly file: string
  readonly pattern: Pattern
  readonly settings: TailorSettings
  /** Files of what is worn underneath, innermost first. */
  readonly underneath: readonly string[]
}

const folder = 'plugins/garments/soccer'

const shorts: GarmentFile = {
  folder,
  file: 'shorts.glb',
  pattern: onlyPanels(soccer.pattern('M', { shorts: 'with' }), id => /^(leg|waistband)/.test(id)),
  settings: shortsSettings,
  underneath: [],
}

const shirt = (name: string, options: OptionValues, settings = shirtSettings): GarmentFile => ({
  folder,
  file: `shirt-${name}.glb`,
  pattern: soccer.pattern('M', { ...options, shorts: 'without' }),
  settings,
  underneath: [shorts.file],
})

/** Every mesh that ships, with what it is made from; what is worn underneath comes first. */
export const garmentFiles: readonly GarmentFile[] = [
  shorts,
  // With the usual seed a fold is caught in its left armpit.
  shirt('crew-short', { collar: 'crew', sleeve: 'short' }, { ...shirtSettings, seed: 8 }),
  shirt('crew-long', { collar: 'crew', sleeve: 'long' }),
  shirt('v-short', { collar: 'v', sleeve: 'short' }),
  shirt('v-long', { collar: 'v', sleeve: 'long' }),
  shirt('crew-short-rib', { collar: 'crew', sleeve: 'short', cuff: 'rib' }),
  // With the usual seed the back is drawn too wide between the shoulders.
  shirt('crew-long-rib', { collar: 'crew', sleeve: 'long', cuff: 'rib' }, { ...shirtSettings, seed: 3 }),
  shirt('v-short-rib', { collar: 'v', sleeve: 'short', cuff: 'rib' }),
  shirt('v-long-rib', { collar: 'v', sleeve: 'long', cuff: 'rib' }),
]

function onlyPanels(pattern: Pattern, wanted: (id: string) => boolean): Pattern {
  return {
    ...pattern,
    panels: pattern.panels.filter(({ id }) => wanted(id)),
    seams: pattern.seams.filter(({ a, b }) => wanted(a.panel) && wanted(b.panel)),
  }
}

/** The hash that a file's record has to carry to be up to date. */
export function hashOf(file: string): string {
  const garment = garmentFiles.find(each => each.file === file)
  if (!garment) throw new Error(`There is no garment "${file}" among those that ship.`)
  return inputHash(garment.pattern, garment.settings, garment.underneath.map(hashOf))
}
