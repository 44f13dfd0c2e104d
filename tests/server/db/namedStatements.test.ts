import { expect, it } from 'vitest'
import { nameStatements } from '../../../server/db/namedStatements.ts'

const times = (count: number, act: () => void) => Array.from({ length: count }).forEach(act)

it('names a statement that comes again and again, and always the same', () => {
  const nameOf = nameStatements()
  times(49, () => expect(nameOf('select a')).toBeUndefined())
  const name = nameOf('select a')
  expect(name).toMatch(/^\w{1,63}$/)
  expect(nameOf('select a')).toBe(name)
  times(50, () => nameOf('select b'))
  expect(nameOf('select b')).not.toBe(name)
})

it('names none that gives all columns, and none that come once', () => {
  const nameOf = nameStatements()
  times(100, () => expect(nameOf('select * from orders')).toBeUndefined())
  for (let at = 0; at < 10_000; at++) expect(nameOf(`select ${at}`)).toBeUndefined()
})

it('names no more than a connection can keep', () => {
  const nameOf = nameStatements()
  const named = (text: string) => {
    times(60, () => nameOf(text))
    return nameOf(text)
  }
  const names = Array.from({ length: 150 }, (_, at) => named(`select a${at}`))
  expect(names.filter(name => name !== undefined)).toHaveLength(100)
  expect(new Set(names).size).toBe(101)
})
