import { describe, expect, it } from 'vitest'
import {
  readStoreAddress,
  type StoreFilter,
  withChange,
  writeStoreAddress,
} from '../../../../app/screens/store/storeAddress.ts'

const usual: StoreFilter = { search: '', kind: 'all', type: null, colour: null, sort: 'newest', page: 1 }
const read = (query: string) => readStoreAddress(new URLSearchParams(query))

describe('the address of the store', () => {
  it('says nothing of what is usual', () => {
    expect(String(writeStoreAddress(usual))).toBe('')
    expect(read('')).toEqual(usual)
  })

  it('comes back as it was', () => {
    const filter: StoreFilter = {
      search: 'នាគ & co',
      kind: 'design',
      type: 'HOODIE',
      colour: 'teal',
      sort: 'rating',
      page: 3,
    }
    expect(readStoreAddress(writeStoreAddress(filter))).toEqual(filter)
  })

  it('takes what it does not understand for not asked', () => {
    expect(read('kind=x&type=SOCKS&colour=mauve&sort=%00&page=-2')).toEqual(usual)
    expect(read('page=1.5').page).toBe(1)
    expect(read(`q=${'a'.repeat(500)}`).search).toHaveLength(120)
  })

  it('begins at the first page when something else is looked for', () => {
    expect(withChange({ ...usual, page: 4 }, { colour: 'red' })).toMatchObject({ page: 1, colour: 'red' })
    expect(withChange({ ...usual, page: 4 }, { page: 5 }).page).toBe(5)
  })
})
