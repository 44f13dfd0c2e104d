import { expect, it } from 'vitest'
import { designPath, designSearch, readDesignAddress, rightPath } from '../../../app/studio/designAddress.ts'

const id = 'd3e04189-c4e7-44ea-ba29-0bf5a143ab1e'

it('opens the design that an address names', () => {
  expect(readDesignAddress(`?design=${id}`)).toEqual({ kind: 'open', id })
  expect(readDesignAddress(designSearch(id))).toEqual({ kind: 'open', id })
})

it('opens the last design without a name, and another with ?new', () => {
  expect(readDesignAddress('')).toEqual({ kind: 'last' })
  expect(readDesignAddress('?other=1')).toEqual({ kind: 'last' })
  expect(readDesignAddress('?new')).toEqual({ kind: 'new' })
  expect(readDesignAddress('?new=1')).toEqual({ kind: 'new' })
})

it('starts from a template', () => {
  expect(readDesignAddress('?template=mekong')).toEqual({ kind: 'template', template: 'mekong' })
  expect(readDesignAddress('?template=../x')).toEqual({ kind: 'unreadable' })
  expect(readDesignAddress(`?design=${id}&template=mekong`)).toEqual({ kind: 'open', id })
})

it('does not take nonsense for a name', () => {
  for (const name of ['', 'a', '../../etc', 'x'.repeat(65), '<script>', 'ឈុត', 'a b c d e f g h']) {
    expect(readDesignAddress(`?design=${encodeURIComponent(name)}`)).toEqual({ kind: 'unreadable' })
  }
})

it("sends a design to its own garment's address", () => {
  const known = [{ id, garment: 'basketball', name: '', at: 1 }]
  expect(rightPath(id, 'soccer', known)).toBe(`/design/basketball?design=${id}`)
  expect(rightPath(id, 'soccer', known)).toBe(designPath({ garment: 'basketball', id }))
  expect(rightPath(id, 'basketball', known)).toBeNull()
  expect(rightPath('another-design', 'soccer', known)).toBeNull()
})
