import { type ColourFamily, colourFamily, storeSorts } from '../../../server/contract/designs/storeDesign.ts'
import { type ProductType, productType } from '../../../server/contract/tenantSettings.ts'

export const storeKinds = ['all', 'template', 'design'] as const

/** What somebody looks for in the store, as the address has it. */
export interface StoreWish {
  readonly search: string
  readonly kind: (typeof storeKinds)[number]
  readonly type: ProductType | null
  readonly colour: ColourFamily | null
  readonly sort: (typeof storeSorts)[number]
  readonly page: number
}

const longestSearch = 120

/** Reads `?q=&kind=&type=&colour=&sort=&page=`; what it does not understand counts as not asked for. */
export function readStoreAddress(address: URLSearchParams): StoreWish {
  const page = Number(address.get('page') ?? 1)
  return {
    search: (address.get('q') ?? '').trim().slice(0, longestSearch),
    kind: storeKinds.find(kind => kind === address.get('kind')) ?? 'all',
    type: productType.safeParse(address.get('type')).data ?? null,
    colour: colourFamily.safeParse(address.get('colour')).data ?? null,
    sort: storeSorts.find(sort => sort === address.get('sort')) ?? 'newest',
    page: Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1,
  }
}

/** The address of a wish, with nothing in it that is usual. */
export function writeStoreAddress({ search, kind, type, colour, sort, page }: StoreWish): URLSearchParams {
  const asked = {
    ...(search ? { q: search } : {}),
    ...(kind === 'all' ? {} : { kind }),
    ...(type ? { type } : {}),
    ...(colour ? { colour } : {}),
    ...(sort === 'newest' ? {} : { sort }),
    ...(page > 1 ? { page: String(page) } : {}),
  }
  return new URLSearchParams(asked)
}

/** Another wish always begins at its first page. */
export const wishing = (wish: StoreWish, change: Partial<StoreWish>): StoreWish => ({ ...wish, page: 1, ...change })

/** Whether not everything is asked for. */
export const isNarrowed = ({ search, kind, type, colour }: StoreWish): boolean =>
  search !== '' || kind !== 'all' || type !== null || colour !== null
