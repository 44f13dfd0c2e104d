import { type MeshSpec, type OptionSpec, type OptionValues, optionId } from '../../../engine/plugin.ts'

/** The sleeve's own hem, or a band of rib. */
export type SleeveEnd = 'hem' | 'rib'

/** The panels of all cuts. */
export const oversizedShirtPanels: readonly string[] = [
  ...['front', 'back', 'sleeveLeft', 'sleeveRight', 'collar', 'cuffLeft', 'cuffRight'],
]

export const oversizedShirtOptions: readonly OptionSpec[] = [
  { id: optionId('cuff'), values: ['hem', 'rib'], initial: 'hem' },
]

/** The initial style stands in where none is chosen or the chosen one is not known. */
export const sleeveEnd = (values: OptionValues): SleeveEnd => (values.cuff === 'rib' ? 'rib' : 'hem')

/** One for every cut. */
export const oversizedShirtMeshes: readonly MeshSpec[] = (['hem', 'rib'] as const).map(cuff => ({
  file: `oversized-${cuff}.glb`,
  part: 'shirt',
  cut: { cuff },
  hangsFrom: 'shoulders',
  cloth: 'heavyJersey',
  underneath: [],
}))
