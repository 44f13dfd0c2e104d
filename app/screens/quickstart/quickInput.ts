import type { AssetId } from '../../../engine/index.ts'
import { colourwayPalettes, quickColourway, sampleNumber, sampleTeam } from '../../studio/kitImages/colourways.ts'
import type { KitColours } from '../../studio/kits/crestPalette.ts'

/** What twelve kits are made of. */
export interface QuickInput {
  /** As they are worn. */
  readonly colours: KitColours
  readonly team: string
  readonly number: string
  readonly crest: AssetId | null
}

/** What the page begins with. Images of these kits were taken ahead. */
export const firstInput: QuickInput = {
  colours: colourwayPalettes[quickColourway],
  team: sampleTeam,
  number: sampleNumber,
  crest: null,
}

export const isSameInput = (one: QuickInput, other: QuickInput): boolean =>
  (['main', 'second', 'light', 'dark'] as const).every(role => one.colours[role] === other.colours[role]) &&
  (['team', 'number', 'crest'] as const).every(key => one[key] === other[key])

/** The same four colours in other roles: each gives twelve other kits. */
const arrangements: readonly ((colours: KitColours) => KitColours)[] = [
  colours => colours,
  ({ main, second, ...rest }) => ({ ...rest, main: second, second: main }),
  ({ main, second, light, dark }) => ({ main: dark, second, light, dark: main }),
  ({ main, second, light, dark }) => ({ main: light, second: main, light: second, dark }),
]

/** The colours as they are worn the so many-th time that somebody asks for twelve more. */
export const arranged = (colours: KitColours, time: number): KitColours =>
  arrangements[time % arrangements.length]?.(colours) ?? colours
