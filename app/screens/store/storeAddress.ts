import { type ColourFamily, colourFamily, storeSorts } from '../../../server/contract/designs/storeDesign.ts'
import { type ProductType, productType } from '../../../server/contract/tenantSettings.ts'

export const storeKinds = ['all', 'template', 'design'] as const

/** Search, filters and page of the store, as the address has them. */
export interface StoreFilter {
  readonly search: string
  readonly kind: (typeof storeKinds)[number]
  readonly type: ProductType | null
  readonly colour: ColourFamily | null
  readonly sort: (typeof storeSorts)[number]
  readonly page: number
}

const longestSearch = 120

/** Reads `?q=&kind=&type=&colour=&sort=&page=`; what it does not understand counts as not asked for. */
export function readStoreAddress(address: URLSearchParams): StoreFilter {
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

/** The address of a filter, without default values. */
export function writeStoreAddress({ search, kind, type, colour, sort, page }: StoreFilter): URLSearchParams {
  const params = {
    ...(search ? { q: search } : {}),
    ...(kind === 'all' ? {} : { kind }),
    ...(type ? { type } : {}),
    ...(colour ? { colour } : {}),
    ...(sort === 'newest' ? {} : { sort }),
    ...(page > 1 ? { page: String(page) } : {}),
  }
  return new URLSearchParams(params)
}

/** A changed filter always begins at its first page. */
export const withChange = (filter: StoreFilter, changes: Partial<StoreFilter>): StoreFilter => ({
  ...filter,
  page: 1,
  ...changes,
})

/** Whether not everything is asked for. */
export const isFiltered = ({ search, kind, type, colour }: StoreFilter): boolean =>
  search !== '' || kind !== 'all' || type !== null || colour !== null
