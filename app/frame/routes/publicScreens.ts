import { comingTypes, slugOf } from '../../session/shop/products.ts'
import type { ScreenRoute } from './screenRoute.ts'

const page = (path: string, load: ScreenRoute['load']): ScreenRoute => ({
  path,
  access: 'public',
  layout: 'public',
  load,
})

/** What everybody sees, within the public layout. */
export const publicScreens: readonly ScreenRoute[] = [
  page('/', async () => (await import('../../screens/home/Home.tsx')).Home),
  page('/products', async () => (await import('../../screens/products/Products.tsx')).Products),
  page('/store', async () => (await import('../../screens/store/Store.tsx')).Store),
  page('/pricing', async () => (await import('../../screens/pricing/Pricing.tsx')).Pricing),
  page('/about', async () => (await import('../../screens/company/About.tsx')).About),
  page('/careers', async () => (await import('../../screens/company/Careers.tsx')).Careers),
  page('/privacy', async () => (await import('../../screens/legal/Privacy.tsx')).Privacy),
  page('/terms', async () => (await import('../../screens/legal/Terms.tsx')).Terms),
  // Garments of the specification that are still being drafted.
  ...comingTypes.map(type =>
    page(
      `/design/${slugOf(type)}`,
      async () => (await import('../../screens/products/GarmentComing.tsx')).GarmentComing,
    ),
  ),
  page('/credits', async () => (await import('../../screens/credits/Credits.tsx')).Credits),
]
