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
  readonly buttons: 'three' | 'two'
}

/** The panels of all cuts. */
export const poloPanels: readonly string[] = [
  ...['front', 'back', 'sleeveLeft', 'sleeveRight', 'cuffLeft', 'cuffRight'],
  ...['stand', 'placket', 'collar', 'button'],
]

export const poloOptions: readonly OptionSpec[] = [
  { id: optionId('sleeve'), values: ['short', 'long'], initial: 'short' },
  { id: optionId('cuff'), values: ['rib', 'hem'], initial: 'rib' },
  { id: optionId('buttons'), values: ['three', 'two'], initial: 'three' },
]

export const poloPlayerOptions: readonly PlayerOption[] = [sleeveChoice]

/** The initial style stands in where none is chosen or the chosen one is not known. */
export const poloCut = (values: OptionValues): PoloCut => ({
  sleeve: values.sleeve === 'long' ? 'long' : 'short',
  cuff: values.cuff === 'hem' ? 'hem' : 'rib',
  buttons: values.buttons === 'two' ? 'two' : 'three',
})

const shirt = (cut: PoloCut): MeshSpec => ({
  file: `polo-${cut.sleeve}-${cut.cuff}${cut.buttons === 'two' ? '-two' : ''}.glb`,
  part: 'shirt',
  cut: { ...cut },
  hangsFrom: 'shoulders',
  cloth: 'pique',
  // Cuffs of rib hold on to the arms as those come down, and drew the back wide below the name.
  ...(cut.sleeve === 'long' && cut.cuff === 'rib' ? { slides: true } : {}),
  underneath: [],
})

/** One for every cut. */
export const poloMeshes: readonly MeshSpec[] = (['three', 'two'] as const).flatMap(buttons =>
  (['short', 'long'] as const).flatMap(sleeve =>
    (['rib', 'hem'] as const).map(cuff => shirt({ sleeve, cuff, buttons })),
  ),
)
