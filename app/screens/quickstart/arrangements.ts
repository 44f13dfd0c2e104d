import type { KitColours } from '../../studio/kits/crestPalette.ts'

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
