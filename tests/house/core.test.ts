import { describe, expect, it } from 'vitest'
import { createLintFixture } from '../support/lintFixture.ts'

const outside = ['window', 'document', 'process', 'Buffer', 'setTimeout', 'fetch', 'navigator', 'crypto', 'require']

describe('the core of the engine', () => {
  it(`does not compile with ${outside.join(', ')}`, () => {
    const house = createLintFixture(
      Object.fromEntries(outside.map(name => [`engine/${name}User.ts`, `export const outside = ${name}`])),
    )
    const complaints = house.compileCore()
    house.remove()
    for (const name of outside) expect(complaints.join('\n')).toContain(`Cannot find name '${name}'`)
  })

  it('compiles without them', () => {
    const house = createLintFixture({ 'engine/plain.ts': 'export const plain = [1, 2, 3].toReversed()' })
    const complaints = house.compileCore()
    house.remove()
    expect(complaints).toEqual([])
  })
})
