import { publicScreens } from './publicScreens.ts'
import type { Load, ScreenRoute } from './screenRoute.ts'

const member = (path: string, load: Load): ScreenRoute => ({ path, access: 'customer', layout: 'member', load })

/** The signed-in area. */
const memberScreens: readonly ScreenRoute[] = [
  member('/me/players', async () => (await import('../screens/playerList/PlayersScreen.tsx')).PlayersScreen),
  member('/me/dashboard', async () => (await import('../screens/dashboard/Dashboard.tsx')).Dashboard),
  member('/me/assets', async () => (await import('../screens/designList/DesignList.tsx')).DesignList),
  member('/me/histories', async () => (await import('../screens/histories/HistoriesScreen.tsx')).HistoriesScreen),
  member('/me/histories/:id', async () => (await import('../screens/histories/OrderScreen.tsx')).OrderScreen),
  {
    path: '/order/printinvoice',
    access: 'customer',
    layout: 'none',
    load: async () => (await import('../screens/invoice/InvoiceScreen.tsx')).InvoiceScreen,
  },
  member('/me/setting', async () => (await import('../screens/setting/Setting.tsx')).Setting),
]

/** The screens that draw no design. Without JSX and style sheets, so that Node can list their addresses. */
export const screenRoutes: readonly ScreenRoute[] = [...publicScreens, ...memberScreens]
