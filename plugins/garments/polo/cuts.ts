import {
  type MeshSpec,
  type OptionSpec,
  type OptionValues,
  optionId,
  type PlayerOption,
} from '../../../engine/plugin.ts'
import { sleeveChoice } from '../../blocks/choices.ts'

export interface PoloCut {
  readonly sleeve: 'short' | 'long'
  readonly cuff: 'rib' | 'hem'
}

/** The panels of all cuts. */
export const poloPanels: readonly string[] = [
  ...['front', 'back', 'sleeveLeft', 'sleeveRight', 'cuffLeft', 'cuffRight'],
  ...['stand', 'placket', 'collar', 'button'],
]

export const poloOptions: readonly OptionSpec[] = [
  { id: optionId('sleeve'), values: ['short', 'long'], initial: 'short' },
  { id: optionId('cuff'), values: ['rib', 'hem'], initial: 'rib' },
]

export const poloPlayerOptions: readonly PlayerOption[] = [sleeveChoice]

/** The initial style stands in where none is chosen or the chosen one is not known. */
export const poloCut = (values: OptionValues): PoloCut => ({
  sleeve: values.sleeve === 'long' ? 'long' : 'short',
  cuff: values.cuff === 'hem' ? 'hem' : 'rib',
})

/** One for every cut. */
export const poloMeshes: readonly MeshSpec[] = (['short', 'long'] as const).flatMap(sleeve =>
  (['rib', 'hem'] as const).map(
    (cuff): MeshSpec => ({
      file: `polo-${sleeve}-${cuff}.glb`,
      part: 'shirt',
      cut: { sleeve, cuff },
      hangsFrom: 'shoulders',
      cloth: 'pique',
      underneath: [],
    }),
  ),
)
