interface Wanted {
  readonly page: number
  readonly pageSize: number
}

/** One page of what is in memory. */
export const pageItems = <Item>(all: readonly Item[], { page, pageSize }: Wanted) => ({
  items: all.slice((page - 1) * pageSize, page * pageSize),
  total: all.length,
  page,
  pageSize,
})
