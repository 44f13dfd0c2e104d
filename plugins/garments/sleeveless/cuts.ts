import { type MeshSpec, type OptionSpec, type OptionValues, optionId } from '../../../engine/plugin.ts'

/** A whole back, or one cut in between the shoulder blades. */
export type BackStyle = 'full' | 'racer'

/** The panels of all cuts. */
export const sleevelessShirtPanels: readonly string[] = ['front', 'back', 'collar', 'bindingLeft', 'bindingRight']

export const sleevelessShirtOptions: readonly OptionSpec[] = [
  { id: optionId('back'), values: ['full', 'racer'], initial: 'full' },
]

/** The initial style stands in where none is chosen or the chosen one is not known. */
export const backStyle = (values: OptionValues): BackStyle => (values.back === 'racer' ? 'racer' : 'full')

/** One for every cut. */
export const sleevelessShirtMeshes: readonly MeshSpec[] = (['full', 'racer'] as const).map(back => ({
  file: `sleeveless-${back}.glb`,
  part: 'shirt',
  cut: { back },
  hangsFrom: 'shoulders',
  underneath: [],
}))
