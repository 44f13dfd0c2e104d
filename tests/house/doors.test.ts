import { dirname, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Door, doors } from '../../scripts/house/doors.ts'
import { createLintFixture, type LintFinding } from '../support/lintFixture.ts'

/** An import of `what`, tried in `file`. */
interface Snippet {
  readonly from: string
  readonly what: string
  readonly file: string
}

const isFile = (path: string) => /\.tsx?$/.test(path)

function snippetsOf(door: Door, kind: 'shut' | 'open'): readonly Snippet[] {
  const { example } = door
  const folder = isFile(example) ? dirname(example) : example
  const tried = [...new Set(door.closed.flatMap(closed => closed[kind] ?? []))]
  return tried.map((target, index) => ({
    from: example,
    what: target,
    file: isFile(example) ? example : `${folder}/${kind}${index}.ts`,
  }))
}

/** Paths that begin with a room of the house are files; everything else is a package. */
const isOurs = (target: string) => /^(engine|app|server|plugins|tests|scripts)\//.test(target)

function addressOf({ file, what }: Snippet): string {
  if (!isOurs(what)) return what
  const path = relative(dirname(file), what)
  return path.startsWith('.') ? path : `./${path}`
}

// The doors that everything else stands on, once more by hand: an emptied table would be found here.
const byHand: readonly Snippet[] = [
  { from: 'engine', what: 'react', file: 'engine/byHand0.ts' },
  { from: 'engine/document', what: 'app/main.tsx', file: 'engine/document/byHand1.ts' },
  { from: 'engine/commands', what: 'yjs', file: 'engine/commands/byHand2.ts' },
  { from: 'plugins/tools/text', what: 'plugins/tools/colour/draw.ts', file: 'plugins/tools/text/byHand3.ts' },
  { from: 'plugins/tools/text', what: 'engine/index.ts', file: 'plugins/tools/text/byHand8.ts' },
  { from: 'app/screens', what: 'engine/plugin.ts', file: 'app/screens/byHand9.ts' },
  { from: 'app/screens', what: 'three', file: 'app/screens/byHand4.ts' },
  { from: 'app/ui', what: 'server/db/database.ts', file: 'app/ui/byHand5.ts' },
  { from: 'server/designs', what: 'app/main.tsx', file: 'server/designs/byHand6.ts' },
  { from: 'server/contract', what: 'fastify', file: 'server/contract/byHand7.ts' },
]

const closedSnippets = [...doors.flatMap(door => snippetsOf(door, 'shut')), ...byHand]
const openSnippets = doors.flatMap(door => snippetsOf(door, 'open'))

function filesOf(snippets: readonly Snippet[]): Record<string, string> {
  const files: Record<string, string> = {}
  for (const snippet of snippets) files[snippet.file] = `${files[snippet.file] ?? ''}import '${addressOf(snippet)}'\n`
  return files
}

const rule = 'lint/style/noRestrictedImports'

describe('doors', () => {
  const wrong = createLintFixture(filesOf(closedSnippets))
  const right = createLintFixture(filesOf(openSnippets))
  let found: readonly LintFinding[] = []
  let foundInRight: readonly LintFinding[] = []

  beforeAll(() => {
    found = wrong.lint()
    foundInRight = right.lint()
  })
  afterAll(() => {
    wrong.remove()
    right.remove()
  })

  it.each(closedSnippets)('$from does not import $what', ({ file }) => {
    const here = found.filter(finding => finding.file === file && finding.rule === rule)
    expect(here).toHaveLength(closedSnippets.filter(snippet => snippet.file === file).length)
    for (const { message } of here) expect(message).toMatch(/^\S+ .{40,}\.$/)
  })

  it.each(openSnippets)('$from imports $what', ({ file }) => {
    expect(foundInRight.filter(finding => finding.file === file && finding.rule === rule)).toEqual([])
  })

  it('finds nothing but wrong doors in the wrong snippets', () => {
    expect(found.filter(finding => finding.rule !== rule)).toEqual([])
  })
})
