import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** `**C1**` in the specification and `[C1]` in the name of a test. */
const rulesIn = (text: string, wording: RegExp): string[] => [...text.matchAll(wording)].map(match => match[1] ?? '')

const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile() && /\.(test|spec)\.tsx?$|Contract\.ts$/.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name))
    .filter(path => !path.includes('node_modules') && !path.endsWith('spec.test.ts'))

const rules = rulesIn(readFileSync('engine/SPEC.md', 'utf8'), /\*\*([A-Z]\d+)\*\*/g)
const carried = new Set(
  filesUnder('tests').flatMap(path => rulesIn(readFileSync(path, 'utf8'), /['"`]\[([A-Z]\d+)\] /g)),
)

describe('the rules of engine/SPEC.md', () => {
  it('are each written down once', () => {
    expect(rules.length).toBe(new Set(rules).size)
    expect(rules.length).toBeGreaterThan(40)
  })

  it('are each carried by a test', () => {
    expect(rules.filter(rule => !carried.has(rule))).toEqual([])
  })

  it('include every rule that a test carries', () => {
    expect([...carried].filter(rule => !rules.includes(rule)).sort()).toEqual([])
  })
})
