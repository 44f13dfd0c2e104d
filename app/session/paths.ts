import type { DesignCard } from '../../server/contract/designs/design.ts'
import type { ProductType } from '../../server/contract/tenantSettings.ts'
import { slugOf } from './products.ts'

const nowhere = 'https://kitloom.invalid'

/** A path of our own, or `/` for anything that would lead away: another origin, a scheme, `//`, `/\`, control characters. */
export function ownPath(wanted: string | null): string {
  if (wanted === null || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(wanted)) return '/'
  try {
    const { origin, pathname, search, hash } = new URL(wanted, nowhere)
    return origin === nowhere && !pathname.startsWith('//') ? pathname + search + hash : '/'
  } catch {
    return '/'
  }
}

/** Where one signs in and then goes on to `path`. */
export const signInPath = (path: string): string =>
  path === '/' ? '/auth/signin' : `/auth/signin?redirect_to=${encodeURIComponent(path)}`

/** Where one signs up and then goes on to `path`. */
export const signUpPath = (path: string): string => `/auth/signup?redirect_to=${encodeURIComponent(path)}`

/** Where a design of the account is worked on. */
export const editPath = ({ id, productType }: Pick<DesignCard, 'id' | 'productType'>): string =>
  `/design/${slugOf(productType)}?design=${id}`

/** Where it is ordered. */
export const checkoutPath = ({ id }: Pick<DesignCard, 'id'>): string => `/design/checkout/${id}`

/** Where another one is begun: of the first product that the shop makes. */
export function newDesignPath(products: readonly ProductType[]): string {
  return `/design/${slugOf(products[0] ?? 'SOCCER_KIT')}?new`
}
