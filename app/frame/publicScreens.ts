import type { Load, ScreenRoute } from './screenRoute.ts'

const page = (path: string, load: Load): ScreenRoute => ({ path, access: 'public', layout: 'public', load })
const bare = (path: string, load: Load): ScreenRoute => ({ path, access: 'public', layout: 'none', load })

/** What everybody sees, within the public layout. */
const shopScreens: readonly ScreenRoute[] = [
  page('/', async () => (await import('../screens/home/Home.tsx')).Home),
  page('/products', async () => (await import('../screens/products/Products.tsx')).Products),
  page('/store', async () => (await import('../screens/store/Store.tsx')).Store),
  page('/pricing', async () => (await import('../screens/pricing/Pricing.tsx')).Pricing),
  page('/about', async () => (await import('../screens/company/CompanyPages.tsx')).About),
  page('/careers', async () => (await import('../screens/company/CompanyPages.tsx')).Careers),
  page('/privacy', async () => (await import('../screens/legal/LegalPages.tsx')).Privacy),
  page('/terms', async () => (await import('../screens/legal/LegalPages.tsx')).Terms),
  page('/order/track', async () => (await import('../screens/histories/TrackScreen.tsx')).TrackScreen),
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

/** What anybody may open that draws no design. Each has a budget in `tests/app/firstLoad/`. */
export const publicScreens: readonly ScreenRoute[] = [...shopScreens, ...accountScreens]
