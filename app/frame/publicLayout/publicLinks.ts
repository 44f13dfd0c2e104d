import type { Whoami } from '../../../server/contract/whoami.ts'

export interface PublicLink {
  readonly to: string
  readonly word: 'home' | 'store' | 'pricing' | 'products' | 'quickstart'
}

/** What the public menu shows: Products with more than one product type, Quick start with soccer kits. */
export function publicLinks(shop: Pick<Whoami, 'productTypes'> | null): readonly PublicLink[] {
  const types = shop?.productTypes ?? []
  return [
    { to: '/', word: 'home' },
    { to: '/store', word: 'store' },
    { to: '/pricing', word: 'pricing' },
    ...(types.length > 1 ? [{ to: '/products', word: 'products' } as const] : []),
    ...(types.includes('SOCCER_KIT') ? [{ to: '/quickstart', word: 'quickstart' } as const] : []),
  ]
}
