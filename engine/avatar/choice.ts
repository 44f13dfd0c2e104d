import { type AvatarId, avatarIds, avatars, type BootId, bootIds, type HairStyle, hairStyles } from './avatars.ts'
import { type ClipId, clipIds } from './clips.ts'

/** What an address or a person asks for; ids may be anything. */
export type WearerChoice = Readonly<Partial<Record<'avatar' | 'animation' | 'boots' | 'hair', string | null>>>

export interface ChosenWearer {
  readonly avatar: AvatarId
  readonly animation: ClipId
  readonly boots: BootId
  readonly hair: HairStyle
  /** What was asked for and is not there: the default is worn instead. */
  readonly unknown: readonly (keyof WearerChoice)[]
}

export const defaultWearer = { avatar: 'beckham', animation: 'offensive_idle' } as const

/** The wearer that was asked for, as far as there is one; boots and hair are the avatar's own unless chosen. */
export function chooseWearer(wanted: WearerChoice): ChosenWearer {
  const avatar = oneOf(avatarIds, wanted.avatar) ?? defaultWearer.avatar
  const [boots, hair] = [oneOf(bootIds, wanted.boots), oneOf(hairStyles, wanted.hair)]
  const animation = oneOf(clipIds, wanted.animation)
  const known = { avatar: oneOf(avatarIds, wanted.avatar), animation, boots, hair }
  const { boots: ownBoots, hair: ownHair } = avatars[avatar]
  return {
    avatar,
    animation: animation ?? defaultWearer.animation,
    boots: boots ?? oneOf(bootIds, ownBoots) ?? 'adidas_11pro',
    hair: hair ?? oneOf(hairStyles, ownHair) ?? 'short',
    unknown: (['avatar', 'animation', 'boots', 'hair'] as const).filter(part => wanted[part] && !known[part]),
  }
}

const oneOf = <Id extends string>(ids: readonly Id[], wanted: string | null | undefined): Id | null =>
  ids.find(id => id === wanted) ?? null
