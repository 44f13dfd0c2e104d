import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sourceFiles } from '../../scripts/house/sourceFiles.ts'

const read = (file: string): string => readFileSync(file, 'utf8')

/** The code without its comments, which may name addresses. */
const code = (file: string): string => read(file).replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

/** An address of ours at the beginning of a text, or after what is filled in. */
const address = /(?:['"`]|\$\{[^}]*\})\/api\/[^'"`]*/g

describe('a call of the server', () => {
  it('has its address in the contract alone', () => {
    const written = sourceFiles('.')
      .filter(file => /^(app|server)\/.*\.tsx?$/.test(file) && !file.startsWith('server/contract/'))
      .flatMap(file => (code(file).match(address) ?? []).map(found => `${file}: ${found}`))
    expect(written).toEqual([])
  })

  it('stands in the table of all calls', () => {
    const listed = code('server/contract/calls.ts') + code('server/contract/console/consoleCalls.ts')
    const defined = sourceFiles('.')
      .filter(file => file.startsWith('server/contract/'))
      .flatMap(file => [...code(file).matchAll(/(\w+) = defineCall\(/g)].map(([, name]) => String(name)))
    expect(defined.length).toBeGreaterThan(90)
    expect(defined.filter(name => !listed.includes(`  ${name},\n`))).toEqual([])
  })
})
