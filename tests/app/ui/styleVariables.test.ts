import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sourceFiles } from '../../../scripts/house/sourceFiles.ts'

const files = sourceFiles('.').filter(file => /^(app|plugins)\/.*\.(css|tsx?)$/.test(file))
const namesIn = (pattern: RegExp, kind: RegExp) =>
  files
    .filter(file => kind.test(file))
    .flatMap(file => [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name = '']) => ({ file, name })))

it('gives a value to every variable that a style sheet uses', () => {
  const inSheets = namesIn(/(?:^|[\s;{])(--[a-z0-9-]+)\s*:/gm, /\.css$/)
  const inPages = namesIn(/['"](--[a-z0-9-]+)['"]/g, /\.tsx?$/)
  const given = new Set([...inSheets, ...inPages].map(({ name }) => name))
  const used = namesIn(/var\((--[a-z0-9-]+)\)/g, /\.css$/)
  expect(used.filter(({ name }) => !given.has(name)).map(({ file, name }) => `${file}: ${name}`)).toEqual([])
})
