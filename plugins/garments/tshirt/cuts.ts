import {
  type MeshSpec,
  type OptionSpec,
  type OptionValues,
  optionId,
  type PlayerOption,
} from '../../../engine/plugin.ts'
import { sleeveChoice } from '../../blocks/choices.ts'
import type { NeckStyle } from '../../blocks/neckline.ts'

export interface TshirtCut {
  readonly collar: NeckStyle
  readonly sleeve: 'short' | 'long'
}

/** The panels of all cuts. */
export const tshirtPanels: readonly string[] = [
  ...['front', 'back', 'sleeveLeft', 'sleeveRight', 'collar', 'cuffLeft', 'cuffRight'],
]

export const tshirtOptions: readonly OptionSpec[] = [
  { id: optionId('collar'), values: ['crew', 'v'], initial: 'crew' },
  { id: optionId('sleeve'), values: ['short', 'long'], initial: 'short' },
]

export const tshirtPlayerOptions: readonly PlayerOption[] = [sleeveChoice]

/** The initial style stands in where none is chosen or the chosen one is not known. */
export const tshirtCut = (values: OptionValues): TshirtCut => ({
  collar: values.collar === 'v' ? 'v' : 'crew',
  sleeve: values.sleeve === 'long' ? 'long' : 'short',
})

/** One for every cut. */
export const tshirtMeshes: readonly MeshSpec[] = (['crew', 'v'] as const).flatMap(collar =>
  (['short', 'long'] as const).map(
    (sleeve): MeshSpec => ({
      file: `tshirt-${collar}-${sleeve}.glb`,
      part: 'shirt',
      cut: { collar, sleeve },
      hangsFrom: 'shoulders',
      underneath: [],
    }),
  ),
)
