import type { ScreenRoute } from './screenRoute.ts'

/** The signed-in area. */
export const memberScreens: readonly ScreenRoute[] = [
  {
    path: '/me/players',
    access: 'customer',
    layout: 'member',
    load: async () => (await import('../../screens/playerList/PlayersScreen.tsx')).PlayersScreen,
  },
  {
    path: '/me/dashboard',
    access: 'customer',
    layout: 'member',
    load: async () => (await import('../../screens/dashboard/Dashboard.tsx')).Dashboard,
  },
  {
    path: '/me/assets',
    access: 'customer',
    layout: 'member',
    load: async () => (await import('../../screens/designList/DesignList.tsx')).DesignList,
  },
  {
    path: '/me/histories',
    access: 'customer',
    layout: 'member',
    load: async () => (await import('../../screens/histories/HistoriesScreen.tsx')).HistoriesScreen,
  },
  {
    path: '/order/printinvoice',
    access: 'customer',
    layout: 'none',
    load: async () => (await import('../../screens/invoice/InvoiceScreen.tsx')).InvoiceScreen,
  },
  {
    path: '/me/setting',
    access: 'customer',
    layout: 'member',
    load: async () => (await import('../../screens/setting/Setting.tsx')).Setting,
  },
]
