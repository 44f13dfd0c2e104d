/** How hair is worn. */
export const hairStyles = ['short', 'quiff', 'buzz', 'curls', 'bun', 'ponytail'] as const
export type HairStyle = (typeof hairStyles)[number]

export const bootIds = ['adidas_11pro', 'nike_tiempo_lg8'] as const
export type BootId = (typeof bootIds)[number]

/** Skin and the lips that go with it, from light to dark; colours as `#rrggbb`. */
export const skinTones = {
  rose: { skin: '#e2b795', lips: '#c27264' },
  sand: { skin: '#d9a883', lips: '#b8625a' },
  honey: { skin: '#b98259', lips: '#a05c4c' },
  bronze: { skin: '#a8744c', lips: '#a04c48' },
  umber: { skin: '#6b432b', lips: '#6d3a31' },
} as const
export type SkinTone = keyof typeof skinTones
export const skinToneIds = Object.keys(skinTones).filter((id): id is SkinTone => id in skinTones)

/** How somebody is built: so many times as wide and as tall, with the kit that is worn. */
export const builds = {
  regular: { wide: 1, tall: 1 },
  slim: { wide: 0.94, tall: 1.01 },
  strong: { wide: 1.07, tall: 1 },
  youth: { wide: 0.9, tall: 0.88 },
} as const
export type Build = keyof typeof builds
export const buildIds = Object.keys(builds).filter((id): id is Build => id in builds)

/** What a figure looks like; colours as `#rrggbb`. */
export interface AvatarStyle {
  readonly skin: string
  readonly hair: HairStyle
  readonly hairColour: string
  readonly iris: string
  readonly lips: string
  readonly freckles: boolean
  /** Shaved some days ago, 0 to 1. */
  readonly stubble: number
  /** How thick the brows are, 1 for a man's. */
  readonly brows: number
  /** Colour on lids and lashes, 0 to 1. */
  readonly lashes: number
  readonly boots: BootId
  /** Of the kit that is worn on this figure. */
  readonly size: 'S' | 'M' | 'XL'
  /** How tall for a figure of that size. */
  readonly tall: number
}

/** Five people who do not exist, by the ids that shops and addresses use. */
export const avatars = {
  base: {
    ...{ ...skinTones.sand, hair: 'bun', hairColour: '#3a2419', iris: '#5a3a1f' },
    ...{ freckles: false, stubble: 0, brows: 0.75, lashes: 0.8, boots: 'nike_tiempo_lg8', size: 'M', tall: 0.975 },
  },
  beckham: {
    ...{ ...skinTones.honey, hair: 'quiff', hairColour: '#231812', iris: '#3d2414' },
    ...{ freckles: false, stubble: 0.5, brows: 1, lashes: 0.2, boots: 'adidas_11pro', size: 'M', tall: 1 },
  },
  player_2: {
    ...{ ...skinTones.bronze, hair: 'ponytail', hairColour: '#1b120e', iris: '#2e1b10' },
    ...{ freckles: false, stubble: 0, brows: 0.7, lashes: 1, boots: 'nike_tiempo_lg8', size: 'S', tall: 0.985 },
  },
  player_3: {
    ...{ ...skinTones.umber, hair: 'buzz', hairColour: '#14100d', iris: '#24150c' },
    ...{ freckles: false, stubble: 0.3, brows: 1.2, lashes: 0.2, boots: 'adidas_11pro', size: 'XL', tall: 1.03 },
  },
  player_4: {
    ...{ ...skinTones.rose, hair: 'curls', hairColour: '#6b3f22', iris: '#4a6b62' },
    ...{ freckles: true, stubble: 0, brows: 0.85, lashes: 0.3, boots: 'adidas_11pro', size: 'S', tall: 0.885 },
  },
} satisfies Readonly<Record<string, AvatarStyle>>

export type AvatarId = keyof typeof avatars

export const avatarIds = Object.keys(avatars).filter((id): id is AvatarId => id in avatars)
