import type { ClipId } from './clips.ts'

/** What a face does; lengths in m on a head of size 1, as `face.ts` has them. */
export interface Expression {
  /** How far the corners of the mouth are drawn up, and outwards. */
  readonly corners: number
  readonly wider: number
  /** Between the lips. */
  readonly open: number
  /** How thick the lips are, as a share. */
  readonly lips: number
  /** How far brows are raised at the nose, and at their outer ends. */
  readonly browsInside: number
  readonly browsOutside: number
  /** How far the lids are shut all the while, 0 to 1. */
  readonly lids: number
}

const calm: Expression = { corners: 0, wider: 0, open: 0, lips: 1, browsInside: 0, browsOutside: 0, lids: 0 }

export const expressions = {
  calm,
  smile: { ...calm, corners: 0.004, wider: 0.0025, lips: 0.9, browsOutside: 0.001, lids: 0.12 },
  joy: {
    ...calm,
    corners: 0.0055,
    wider: 0.004,
    open: 0.0085,
    lips: 0.85,
    browsInside: 0.002,
    browsOutside: 0.003,
    lids: 0.14,
  },
  resolve: {
    ...calm,
    corners: -0.0012,
    wider: 0.001,
    lips: 0.74,
    browsInside: -0.0042,
    browsOutside: 0.0008,
    lids: 0.1,
  },
  effort: { ...calm, corners: -0.001, wider: 0.003, open: 0.004, lips: 0.8, browsInside: -0.0048, lids: 0.2 },
} satisfies Readonly<Record<string, Expression>>

export type ExpressionId = keyof typeof expressions

const ofClips: Readonly<Record<ClipId, ExpressionId>> = {
  clapping: 'smile',
  elbow_punch: 'effort',
  fishing_cast: 'calm',
  golf_drive: 'resolve',
  happy_idle: 'smile',
  hip_hop_dancing: 'smile',
  jumping_jacks: 'joy',
  offensive_idle: 'resolve',
  salsa_dancing: 'joy',
  salute: 'calm',
  samba_dancing: 'joy',
  strike_foward_jog: 'effort',
  warrior_idle: 'resolve',
  wave_hip_hop_dance: 'smile',
}

/** The face that goes with a clip. */
export const expressionOf = (clip: ClipId): ExpressionId => ofClips[clip]
