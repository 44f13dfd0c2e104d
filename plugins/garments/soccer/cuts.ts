import {
  type MeshSpec,
  type OptionSpec,
  type OptionValues,
  optionId,
  type PlayerOption,
} from '../../../engine/index.ts'

export type CollarStyle = 'crew' | 'v'
export type SleeveStyle = 'short' | 'long'
/** The sleeve's own hem, or a band of rib. */
export type CuffStyle = 'hem' | 'rib'
type ShortsStyle = 'without' | 'with'

export interface Cut {
  readonly collar: CollarStyle
  readonly sleeve: SleeveStyle
  readonly cuff: CuffStyle
  readonly shorts: ShortsStyle
}

/** Every cut that has been drafted, sewn and draped. */
export const soccerOptions: readonly OptionSpec[] = [
  { id: optionId('collar'), values: ['crew', 'v'], initial: 'crew' },
  { id: optionId('sleeve'), values: ['short', 'long'], initial: 'short' },
  { id: optionId('cuff'), values: ['hem', 'rib'], initial: 'hem' },
  { id: optionId('shorts'), values: ['with', 'without'], initial: 'with' },
]

/** A player may have long sleeves in a team of short ones, and shorts of another size than his shirt. */
export const soccerPlayerOptions: readonly PlayerOption[] = [
  { kind: 'size', field: 'shortsSize', column: 'shorts', parts: ['shorts'] },
  { kind: 'cut', field: 'sleeve', column: 'sleeve', option: optionId('sleeve') },
]

/** The initial style stands in where none is chosen or the chosen one is not known. */
export const cutOf = (values: OptionValues): Cut => ({
  collar: values.collar === 'v' ? 'v' : 'crew',
  sleeve: values.sleeve === 'long' ? 'long' : 'short',
  cuff: values.cuff === 'rib' ? 'rib' : 'hem',
  shorts: values.shorts === 'without' ? 'without' : 'with',
})

const shorts = 'shorts.glb'

function shirt(cut: Pick<Cut, 'collar' | 'sleeve' | 'cuff'>, seed?: number): MeshSpec {
  const file = `shirt-${cut.collar}-${cut.sleeve}${cut.cuff === 'rib' ? '-rib' : ''}.glb`
  const spec = { file, part: 'shirt', cut: { ...cut }, hangsFrom: 'shoulders', underneath: [shorts] } as const
  return seed === undefined ? spec : { ...spec, seed }
}

/** A shirt for every cut, and the shorts. */
export const soccerMeshes: readonly MeshSpec[] = [
  // With the usual seed a fold is caught in its left armpit.
  shirt({ collar: 'crew', sleeve: 'short', cuff: 'hem' }, 8),
  shirt({ collar: 'crew', sleeve: 'long', cuff: 'hem' }),
  shirt({ collar: 'v', sleeve: 'short', cuff: 'hem' }),
  shirt({ collar: 'v', sleeve: 'long', cuff: 'hem' }),
  shirt({ collar: 'crew', sleeve: 'short', cuff: 'rib' }),
  // With the usual seed the back is drawn too wide between the shoulders.
  shirt({ collar: 'crew', sleeve: 'long', cuff: 'rib' }, 3),
  shirt({ collar: 'v', sleeve: 'short', cuff: 'rib' }),
  shirt({ collar: 'v', sleeve: 'long', cuff: 'rib' }),
  { file: shorts, part: 'shorts', cut: { shorts: 'with' }, hangsFrom: 'waist', underneath: [] },
]
