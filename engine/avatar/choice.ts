import {
  type AvatarId,
  type AvatarStyle,
  avatarIds,
  avatars,
  type BootId,
  type Build,
  bootIds,
  buildIds,
  builds,
  type HairStyle,
  hairStyles,
  type SkinTone,
  skinToneIds,
  skinTones,
} from './avatars.ts'
import { type ClipId, clipIds } from './clips.ts'

/** What of a wearer can be chosen. */
export const wearerParts = ['avatar', 'animation', 'boots', 'hair', 'skin', 'build'] as const
export type WearerPart = (typeof wearerParts)[number]

/** What an address or a person asks for; ids may be anything. */
export type WearerChoice = Readonly<Partial<Record<WearerPart, string | null>>>

/** Shares of what a figure was baked as. */
export interface FigureScale {
  readonly wide: number
  readonly tall: number
}

export interface ChosenWearer {
  readonly avatar: AvatarId
  readonly animation: ClipId
  readonly boots: BootId
  readonly hair: HairStyle
  readonly skin: SkinTone
  readonly build: Build
  /** What was asked for and is not there: the default is worn instead. */
  readonly unknown: readonly WearerPart[]
}

export const defaultWearer = { avatar: 'beckham', animation: 'offensive_idle' } as const

/** The wearer that was asked for, as far as there is one; boots, hair and skin are the avatar's own unless chosen. */
export function chooseWearer(wanted: WearerChoice): ChosenWearer {
  const avatar = oneOf(avatarIds, wanted.avatar) ?? defaultWearer.avatar
  const [boots, hair] = [oneOf(bootIds, wanted.boots), oneOf(hairStyles, wanted.hair)]
  const [skin, build] = [oneOf(skinToneIds, wanted.skin), oneOf(buildIds, wanted.build)]
  const animation = oneOf(clipIds, wanted.animation)
  const known = { avatar: oneOf(avatarIds, wanted.avatar), animation, boots, hair, skin, build }
  const { boots: ownBoots, hair: ownHair, skin: ownSkin } = avatars[avatar]
  return {
    avatar,
    animation: animation ?? defaultWearer.animation,
    boots: boots ?? oneOf(bootIds, ownBoots) ?? 'adidas_11pro',
    hair: hair ?? oneOf(hairStyles, ownHair) ?? 'short',
    skin: skin ?? skinToneIds.find(id => skinTones[id].skin === ownSkin) ?? 'honey',
    build: build ?? 'regular',
    unknown: wearerParts.filter(part => wanted[part] && !known[part]),
  }
}

/** What the wearer looks like. */
export const styleOf = ({ avatar, skin }: Pick<ChosenWearer, 'avatar' | 'skin'>): AvatarStyle => ({
  ...avatars[avatar],
  ...skinTones[skin],
})

/** How many times as wide and as tall as the figure was baked. */
export function scaleOf({ avatar, build }: Pick<ChosenWearer, 'avatar' | 'build'>): FigureScale {
  const { wide, tall } = builds[build]
  return { wide: avatars[avatar].tall * wide, tall: avatars[avatar].tall * tall }
}

const oneOf = <Id extends string>(ids: readonly Id[], wanted: string | null | undefined): Id | null =>
  ids.find(id => id === wanted) ?? null
