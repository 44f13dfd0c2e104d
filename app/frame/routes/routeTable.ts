import { accountScreens } from './accountScreens.ts'
import { memberScreens } from './memberScreens.ts'
import { publicScreens } from './publicScreens.ts'
import type { ScreenRoute } from './screenRoute.ts'
import { studioScreens } from './studioScreens.tsx'

/** Every address of the specification's three tables, and those of our own. Unknown ones show the page for that. */
export const routeTable: readonly ScreenRoute[] = [
  ...publicScreens,
  ...studioScreens,
  ...accountScreens,
  ...memberScreens,
]
