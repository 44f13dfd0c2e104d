import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLintFixture, type LintFinding } from '../support/lintFixture.ts'

/** A function with so many lines between its braces. */
const tallFunction = (lines: number): string =>
  ['export function tall(): void {', ...Array.from({ length: lines }, (_, line) => `  String(${line})`), '}'].join('\n')

const refused: readonly (readonly [habit: string, rule: string, file: string, code: string])[] = [
  ['an import cycle', 'lint/suspicious/noImportCycles', 'engine/log/a.ts', "import './b.ts'"],
  [
    'a cycle of types',
    'lint/suspicious/noImportCycles',
    'engine/log/c.ts',
    "import type { D } from './d.ts'\nexport type C = D | 1",
  ],
  ['a barrel that is no door', 'lint/performance/noBarrelFile', 'engine/log/index.ts', "export { q } from './f.ts'"],
  ['export *', 'lint/performance/noReExportAll', 'engine/index.ts', "export * from './log/f.ts'"],
  ['any', 'lint/suspicious/noExplicitAny', 'server/any.ts', 'export const read = (value: any) => value'],
  ['!', 'lint/style/noNonNullAssertion', 'app/sure.ts', 'export const sure = (value?: string) => value!'],
  ['a double cast', 'plugin', 'app/cast.ts', 'export const cast = (value: number) => value as unknown as string'],
  ['a default export', 'lint/style/noDefaultExport', 'app/whole.ts', 'export default 1'],
  ['a function longer than 60 lines', 'lint/complexity/noExcessiveLinesPerFunction', 'app/tall.ts', tallFunction(61)],
  ['an import without its ending', 'lint/correctness/useImportExtensions', 'app/short.ts', "import './long'"],
  ['Date.now in the engine', 'plugin', 'engine/log/now.ts', 'export const at = Date.now()'],
  ['Date.now handed on', 'plugin', 'engine/log/clock.ts', 'export const clock = { now: Date.now }'],
  ['new Date() in a plugin', 'plugin', 'plugins/tools/text/today.ts', 'export const today = new Date()'],
  ['Math.random in the printer', 'plugin', 'engine/print/dice.ts', 'export const dice = Math.random()'],
  [
    'crypto in the engine',
    'lint/style/noRestrictedGlobals',
    'engine/log/id.ts',
    'export const id = crypto.randomUUID()',
  ],
  [
    'crypto in a plugin',
    'lint/style/noRestrictedGlobals',
    'plugins/tools/text/id.ts',
    'export const id = crypto.randomUUID()',
  ],
  [
    'performance in the engine',
    'lint/style/noRestrictedGlobals',
    'engine/log/time.ts',
    'export const time = performance.now()',
  ],
]

const allowed: Readonly<Record<string, string>> = {
  'engine/log/b.ts': "import './a.ts'",
  'engine/log/d.ts': "import type { C } from './c.ts'\nexport type D = { readonly c: C }",
  'engine/log/f.ts': 'export const q = 1',
  'app/long.ts': 'export const long = 1',
  'app/tallEnough.ts': tallFunction(60),
  'tests/app/tall.test.ts': tallFunction(61),
  'engine/browser/index.ts': "export { newest } from './newest.ts'",
  'engine/browser/newest.ts': 'export const newest = crypto.randomUUID()',
  'engine/log/parsed.ts': "export const parsed = new Date('2026-01-01T00:00:00Z').getTime()",
  'app/now.ts': 'export const now = () => Date.now()',
  'server/ids.ts': 'export const newId = () => crypto.randomUUID()',
  'app/castToConst.ts': "export const sides = ['left', 'right'] as const",
}

describe('habits', () => {
  const house = createLintFixture({
    ...allowed,
    ...Object.fromEntries(refused.map(([, , file, code]) => [file, code])),
  })
  let found: readonly LintFinding[] = []

  beforeAll(() => {
    found = house.lint()
  })
  afterAll(house.remove)

  it.each(refused)('refuses %s', (_, rule, file) => {
    expect(found.filter(finding => finding.file === file).map(finding => finding.rule)).toEqual([rule])
  })

  it('has nothing against a given clock, a door or a parsed date', () => {
    const partOfACycle = new Set(['engine/log/b.ts', 'engine/log/d.ts'])
    const files = Object.keys(allowed).filter(file => !partOfACycle.has(file))
    expect(found.filter(finding => files.includes(finding.file))).toEqual([])
  })
})
