import {
  type MeshSpec,
  type OptionSpec,
  type OptionValues,
  optionId,
  type PlayerOption,
} from '../../../engine/plugin.ts'
import { sleeveChoice } from '../../blocks/choices.ts'

/** Rib round the neck or along a V, or a collar that is folded over its stand. */
type CollarStyle = 'crew' | 'v' | 'polo'
export type SleeveStyle = 'short' | 'long'
/** The sleeve's own hem, or a band of rib. */
export type CuffStyle = 'hem' | 'rib'
type ShortsStyle = 'without' | 'with'
/** Sewn to the shoulder, or reaching up to the neck. */
type ArmholeStyle = 'setIn' | 'raglan'
/** What the back is cut from. */
type BackCloth = 'plain' | 'mesh'

export interface Cut {
  readonly collar: CollarStyle
  readonly armhole: ArmholeStyle
  readonly sleeve: SleeveStyle
  readonly cuff: CuffStyle
  readonly shorts: ShortsStyle
  readonly backCloth: BackCloth
}

/** The panels of all cuts. */
export const soccerPanels: readonly string[] = [
  ...['front', 'back', 'sleeveLeft', 'sleeveRight', 'collar', 'stand', 'cuffLeft', 'cuffRight'],
  ...['legLeft', 'legRight', 'waistband'],
]

/** What raglan sleeves have been sewn and draped with. They are drafted with all collars and cuffs. */
const withRaglan = [{ collar: ['crew', 'v'] }, { collar: ['polo'], sleeve: ['short'], cuff: ['hem'] }] as const

/** Every cut that has been drafted, sewn and draped. */
export const soccerOptions: readonly OptionSpec[] = [
  { id: optionId('collar'), values: ['crew', 'v', 'polo'], initial: 'crew' },
  { id: optionId('armhole'), values: ['setIn', 'raglan'], initial: 'setIn', only: { raglan: withRaglan } },
  { id: optionId('sleeve'), values: ['short', 'long'], initial: 'short' },
  { id: optionId('cuff'), values: ['hem', 'rib'], initial: 'hem' },
  { id: optionId('shorts'), values: ['with', 'without'], initial: 'with' },
  { id: optionId('backCloth'), values: ['plain', 'mesh'], initial: 'plain' },
]

/** A player may have long sleeves in a team of short ones, and shorts of another size than the shirt. */
export const soccerPlayerOptions: readonly PlayerOption[] = [
  {
    kind: 'size',
    field: 'shortsSize',
    column: 'shorts',
    heads: [
      ...['short', 'short size', 'shorts size', 'short pants', 'short pants size', 'trousers'],
      ...['pant', 'pants', 'pant size', 'pants size', 'ទំហំខោ'],
    ],
    parts: ['shorts'],
  },
  sleeveChoice,
]

/** The initial style stands in where none is chosen or the chosen one is not known. */
export const cutOf = (values: OptionValues): Cut => ({
  collar: values.collar === 'v' || values.collar === 'polo' ? values.collar : 'crew',
  armhole: values.armhole === 'raglan' ? 'raglan' : 'setIn',
  sleeve: values.sleeve === 'long' ? 'long' : 'short',
  cuff: values.cuff === 'rib' ? 'rib' : 'hem',
  shorts: values.shorts === 'without' ? 'without' : 'with',
  backCloth: values.backCloth === 'mesh' ? 'mesh' : 'plain',
})

const shorts = 'shorts.glb'

/** Set-in sleeves that held on to the arms as those came down, and drew names on chest and back wide; raglan ones all do. */
const sliding: readonly string[] = [
  'shirt-crew-long.glb',
  'shirt-crew-long-rib.glb',
  'shirt-polo-long.glb',
  'shirt-polo-long-rib.glb',
]

/** With the usual seed the name of the team on its front was drawn wide by a little more than 5 %. */
const drawnWide = 'shirt-crew-raglan-long-rib.glb'

function shirt(cut: Pick<Cut, 'collar' | 'armhole' | 'sleeve' | 'cuff'>): MeshSpec {
  const raglan = cut.armhole === 'raglan' ? '-raglan' : ''
  const file = `shirt-${cut.collar}${raglan}-${cut.sleeve}${cut.cuff === 'rib' ? '-rib' : ''}.glb`
  return {
    file,
    part: 'shirt',
    cut: { ...cut },
    hangsFrom: 'shoulders',
    ...(file === drawnWide ? { seed: 3 } : {}),
    ...(file === 'shirt-crew-long.glb' ? { seed: 3 } : {}),
    ...(file === 'shirt-polo-long.glb' ? { seed: 41 } : {}),
    ...(cut.armhole === 'raglan' || sliding.includes(file) ? { slides: true } : {}),
    underneath: [shorts],
  }
}

interface Made {
  readonly collar: readonly CollarStyle[]
  readonly sleeve?: readonly SleeveStyle[]
  readonly cuff?: readonly CuffStyle[]
}

const shirts = (armhole: ArmholeStyle, made: readonly Made[]): readonly MeshSpec[] =>
  made.flatMap(({ collar, sleeve = ['short', 'long'], cuff = ['hem', 'rib'] }) =>
    cuff.flatMap(end =>
      collar.flatMap(neck => sleeve.map(length => shirt({ collar: neck, armhole, sleeve: length, cuff: end }))),
    ),
  )

/** A shirt for every cut, and the shorts. */
export const soccerMeshes: readonly MeshSpec[] = [
  ...shirts('setIn', [{ collar: ['crew', 'v', 'polo'] }]),
  ...shirts('raglan', withRaglan),
  { file: shorts, part: 'shorts', cut: { shorts: 'with' }, hangsFrom: 'waist', seed: 11, underneath: [] },
]
