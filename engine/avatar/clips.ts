import type { Clip } from './clip.ts'
import { jumpingJacks, strikeForwardJog } from './clips/exercise.ts'
import { fishingCast } from './clips/fishingCast.ts'
import { clapping, elbowPunch } from './clips/gestures.ts'
import { golfDrive } from './clips/golfDrive.ts'
import { happyIdle } from './clips/happyIdle.ts'
import { salsaDancing, sambaDancing } from './clips/latinDances.ts'
import { offensiveIdle, salute, warriorIdle } from './clips/stances.ts'
import { hipHopDancing, waveHipHopDance } from './clips/streetDances.ts'

/** By the ids that shops and addresses use. */
export const clips = {
  clapping,
  elbow_punch: elbowPunch,
  fishing_cast: fishingCast,
  golf_drive: golfDrive,
  happy_idle: happyIdle,
  hip_hop_dancing: hipHopDancing,
  jumping_jacks: jumpingJacks,
  offensive_idle: offensiveIdle,
  salsa_dancing: salsaDancing,
  salute,
  samba_dancing: sambaDancing,
  strike_foward_jog: strikeForwardJog,
  warrior_idle: warriorIdle,
  wave_hip_hop_dance: waveHipHopDance,
} satisfies Readonly<Record<string, Clip>>

export type ClipId = keyof typeof clips

export const clipIds = Object.keys(clips).filter((id): id is ClipId => id in clips)
