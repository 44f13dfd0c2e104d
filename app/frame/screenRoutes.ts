import type { ComponentType } from 'react'
import { comingTypes, slugOf } from '../session/products.ts'

/** The frame round a screen. */
export type Layout = 'public' | 'member' | 'none'

export interface ScreenRoute {
  readonly path: string
  /** Whether anybody may see it, or signed-in customers alone. */
  readonly access: 'public' | 'customer'
  readonly layout: Layout
  /** Where designs are drawn: the studio is fetched too, and this placeholder is there until it has come. */
  readonly studio?: React.ReactElement
  /** Fetches the screen. */
  load(): Promise<ComponentType>
}

type Load = ScreenRoute['load']

const page = (path: string, load: Load): ScreenRoute => ({ path, access: 'public', layout: 'public', load })
const bare = (path: string, load: Load): ScreenRoute => ({ path, access: 'public', layout: 'none', load })
const member = (path: string, load: Load): ScreenRoute => ({ path, access: 'customer', layout: 'member', load })

/** What everybody sees, within the public layout. */
const publicScreens: readonly ScreenRoute[] = [
  page('/', async () => (await import('../screens/home/Home.tsx')).Home),
  page('/products', async () => (await import('../screens/products/Products.tsx')).Products),
  page('/store', async () => (await import('../screens/store/Store.tsx')).Store),
  page('/pricing', async () => (await import('../screens/pricing/Pricing.tsx')).Pricing),
  page('/about', async () => (await import('../screens/company/CompanyPages.tsx')).About),
  page('/careers', async () => (await import('../screens/company/CompanyPages.tsx')).Careers),
  page('/privacy', async () => (await import('../screens/legal/LegalPages.tsx')).Privacy),
  page('/terms', async () => (await import('../screens/legal/LegalPages.tsx')).Terms),
  // Garments of the specification that are still being drafted.
  ...comingTypes.map(type =>
    page(`/design/${slugOf(type)}`, async () => (await import('../screens/products/GarmentComing.tsx')).GarmentComing),
  ),
  page('/credits', async () => (await import('../screens/credits/Credits.tsx')).Credits),
]

/** Signing in and up, forgotten passwords. */
const accountScreens: readonly ScreenRoute[] = [
  bare('/auth/signin', async () => (await import('../screens/entrance/SignIn.tsx')).SignIn),
  bare('/auth/signup', async () => (await import('../screens/entrance/SignUp.tsx')).SignUp),
  bare(
    '/auth/forgotpassword',
    async () => (await import('../screens/entrance/ForgottenPassword.tsx')).ForgottenPassword,
  ),
]

/** The signed-in area. */
const memberScreens: readonly ScreenRoute[] = [
  member('/me/players', async () => (await import('../screens/playerList/PlayersScreen.tsx')).PlayersScreen),
  member('/me/dashboard', async () => (await import('../screens/dashboard/Dashboard.tsx')).Dashboard),
  member('/me/assets', async () => (await import('../screens/designList/DesignList.tsx')).DesignList),
  member('/me/histories', async () => (await import('../screens/histories/HistoriesScreen.tsx')).HistoriesScreen),
  {
    path: '/order/printinvoice',
    access: 'customer',
    layout: 'none',
    load: async () => (await import('../screens/invoice/InvoiceScreen.tsx')).InvoiceScreen,
  },
  member('/me/setting', async () => (await import('../screens/setting/Setting.tsx')).Setting),
]

/** The screens that draw no design. Without JSX and style sheets, so that Node can list their addresses. */
export const screenRoutes: readonly ScreenRoute[] = [...publicScreens, ...accountScreens, ...memberScreens]
