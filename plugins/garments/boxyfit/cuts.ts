import { type MeshSpec, type OptionSpec, type OptionValues, optionId } from '../../../engine/plugin.ts'

/** Height of the rib collar: a broad one, or one that stands up the neck. */
export type CollarRise = 'crew' | 'mock'

/** The panels of all cuts. */
export const boxyFitPanels: readonly string[] = ['front', 'back', 'sleeveLeft', 'sleeveRight', 'collar']

export const boxyFitOptions: readonly OptionSpec[] = [
  { id: optionId('collar'), values: ['crew', 'mock'], initial: 'crew' },
]

/** The initial style stands in where none is chosen or the chosen one is not known. */
export const collarRise = (values: OptionValues): CollarRise => (values.collar === 'mock' ? 'mock' : 'crew')

/** One for every cut. */
export const boxyFitMeshes: readonly MeshSpec[] = (['crew', 'mock'] as const).map(collar => ({
  file: `boxy-${collar}.glb`,
  part: 'shirt',
  cut: { collar },
  hangsFrom: 'shoulders',
  cloth: 'heavyJersey',
  underneath: [],
}))
