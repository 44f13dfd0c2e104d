import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ambiguousNames, sharedNames } from '../../scripts/house/ambiguousNames.ts'
import { sourceFiles } from '../../scripts/house/sourceFiles.ts'

const find = (texts: Readonly<Record<string, string>>) =>
  ambiguousNames(Object.entries(texts).map(([file, text]) => ({ file, text })))

describe('a name that two modules export', () => {
  it('is ambiguous within one area', () => {
    const files = { 'app/a.ts': 'export const open = 1', 'app/b/c.ts': 'export interface open {}' }
    expect(find(files)).toEqual([{ name: 'open', files: ['app/a.ts', 'app/b/c.ts'] }])
  })

  it('is ambiguous beside a door and beside the contract', () => {
    const engine = {
      'engine/log/x.ts': 'export type Entry = 1',
      'engine/index.ts': "export { type Entry } from './log/x.ts'",
    }
    const names = (texts: Readonly<Record<string, string>>) => find(texts).map(({ name }) => name)
    expect(names({ ...engine, 'app/a.ts': 'export type Entry = 2' })).toEqual(['Entry'])
    expect(names({ 'server/contract/x.ts': 'export type Row = 1', 'app/a.ts': 'export type Row = 2' })).toEqual(['Row'])
  })

  it('is clear where no page can import both', () => {
    expect(find({ 'app/a.ts': 'export const save = 1', 'server/b.ts': 'export const save = 2' })).toEqual([])
    expect(find({ 'app/a.ts': 'export const add = 1', 'engine/b.ts': 'export const add = 2' })).toEqual([])
    expect(
      find({ 'plugins/tools/a/x.ts': 'export const add = 1', 'plugins/tools/b/x.ts': 'export const add = 2' }),
    ).toEqual([])
  })

  it('may be passed on under its own name', () => {
    expect(find({ 'app/a.ts': 'export const save = 1', 'app/b.ts': "export { save } from './a.ts'" })).toEqual([])
  })
})

describe('names of the house', () => {
  const areas = /^(app|engine|plugins|server|scripts)\//
  const sources = sourceFiles('.')
    .filter(file => areas.test(file) && /\.(ts|tsx)$/.test(file))
    .map(file => ({ file, text: readFileSync(file, 'utf8') }))
  const found = ambiguousNames(sources)

  it('have one meaning each', () => {
    const unclear = found.filter(({ name }) => !Object.hasOwn(sharedNames, name))
    expect(unclear.map(({ name, files }) => `${name}: ${files.join(', ')}`)).toEqual([])
  })

  it('use every exception', () => {
    const used = new Set(found.map(({ name }) => name))
    expect(Object.keys(sharedNames).filter(name => !used.has(name))).toEqual([])
  })
})
