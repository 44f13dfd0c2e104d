import { type MeshSpec, type OptionSpec, type OptionValues, optionId } from '../../../engine/plugin.ts'

type LengthStyle = 'short' | 'long'
/** Turned up all round, or cut away at the sides and bound, so that the leg can be lifted. */
type HemStyle = 'slit' | 'plain'

export interface Cut {
  readonly length: LengthStyle
  readonly hem: HemStyle
}

const lengths = ['short', 'long'] as const
const hems = ['slit', 'plain'] as const

export const trunkOptions: readonly OptionSpec[] = [
  { id: optionId('length'), values: lengths, initial: 'short' },
  { id: optionId('hem'), values: hems, initial: 'slit' },
]

/** The initial style stands in where none is chosen or the chosen one is not known. */
export const cutOf = (values: OptionValues): Cut => ({
  length: values.length === 'long' ? 'long' : 'short',
  hem: values.hem === 'plain' ? 'plain' : 'slit',
})

export const trunkMeshes: readonly MeshSpec[] = lengths.flatMap(length =>
  hems.map(
    (hem): MeshSpec => ({
      file: `trunk-${length}-${hem}.glb`,
      part: 'shorts',
      cut: { length, hem },
      hangsFrom: 'waist',
      cloth: 'satin',
      // With the usual seed long legs with slits were caught in the crotch, and hung in creases.
      ...(length === 'long' && hem === 'slit' ? { seed: 13 } : {}),
      underneath: [],
    }),
  ),
)
