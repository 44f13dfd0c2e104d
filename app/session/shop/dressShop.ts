import type { State } from '../../../engine/streams/index.ts'
import { brandScale } from './brandScale.ts'
import type { ShopState } from './createShop.ts'

/** Puts the shop's colour and icon on the page, now and whenever they change. */
export function dressShop(page: Document, shop: State<ShopState>, inShop: (address: string) => string): void {
  const dress = () => {
    const now = shop.current()
    if (now.kind !== 'known') return
    const { color } = now.shop.settings.homepage.theme.palette
    for (const [name, value] of Object.entries(brandScale(color))) page.documentElement.style.setProperty(name, value)
    page.querySelector('meta[name="theme-color"]')?.setAttribute('content', color)
    page.querySelector('link[rel="icon"]')?.setAttribute('href', inShop(now.shop.logo))
  }
  dress()
  shop.changes$.subscribe(dress)
}
