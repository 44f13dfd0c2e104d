import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import en from '../../../app/i18n/words/en.json' with { type: 'json' }
import kh from '../../../app/i18n/words/kh.json' with { type: 'json' }
import { tools } from '../../../plugins/index.ts'
import { labels } from '../../../plugins/panels.ts'
import { sourceFiles } from '../../../scripts/house/sourceFiles.ts'

/** `{ 'undo.undo': 'Undo', … }` */
function flat(words: object, path = ''): Readonly<Record<string, string>> {
  const entries = Object.entries(words).map(([key, value]) => {
    const at = path === '' ? key : `${path}.${key}`
    return typeof value === 'string' ? { [at]: value } : flat(value, at)
  })
  return Object.assign({}, ...entries)
}

const english: Readonly<Record<string, object>> = { app: en, ...labels.en }
const khmer: Readonly<Record<string, object>> = { app: kh, ...labels.kh }
const namespaces = Object.keys(english)
const placeholders = (text: string) => (text.match(/{{\w+}}/g) ?? []).sort()

describe.each(namespaces)('words of %s', namespace => {
  const [inEnglish, inKhmer] = [flat(english[namespace] ?? {}), flat(khmer[namespace] ?? {})]

  it('are complete in both languages', () => {
    expect(Object.keys(inKhmer).sort()).toEqual(Object.keys(inEnglish).sort())
  })

  it('are written in Khmer where Khmer is chosen', () => {
    expect(Object.entries(inKhmer).filter(([, text]) => !/\p{Script=Khmer}/u.test(text))).toEqual([])
  })

  it('are written in English where English is chosen', () => {
    expect(Object.entries(inEnglish).filter(([, text]) => /\p{Script=Khmer}/u.test(text) || text === '')).toEqual([])
  })

  it('put the same values in', () => {
    const differing = Object.keys(inEnglish).filter(
      key => placeholders(inEnglish[key] ?? '').join() !== placeholders(inKhmer[key] ?? '').join(),
    )
    expect(differing).toEqual([])
  })
})

const sources = sourceFiles('.').filter(file => file.startsWith('app/') && /\.tsx?$/.test(file))
const code = sources.map(file => readFileSync(file, 'utf8')).join('\n')
const literal = [...code.matchAll(/\bt\(\s*'([^']+)'/g)].map(([, key = '']) => key)
/** `t(\`saved.${…}\`)`: every key that begins like this may be asked for. */
const beginnings = [...code.matchAll(/\bt\(\s*`([\w.-]+)\$\{/g)].map(([, beginning = '']) => beginning)

const known = Object.keys(flat(en))
const plural = (key: string) => key.replace(/_(one|other)$/, '')

it('has every word that the app asks for', () => {
  const anywhere = new Set([...known.map(plural), ...Object.values(english).flatMap(words => Object.keys(flat(words)))])
  expect(literal.filter(key => !anywhere.has(key))).toEqual([])
})

it('has no word that nobody asks for', () => {
  const isAsked = (key: string) =>
    literal.includes(plural(key)) || beginnings.some(beginning => key.startsWith(beginning))
  expect(known.filter(key => !isAsked(key))).toEqual([])
})

describe.each(namespaces.filter(namespace => namespace.startsWith('tool.')))('words of the panel of %s', namespace => {
  const folder = `plugins/tools/${namespace.slice('tool.'.length)}/`
  const panel = sourceFiles('.')
    .filter(file => file.startsWith(folder) && file.endsWith('.tsx'))
    .map(file => readFileSync(file, 'utf8'))
    .join('\n')
  const asked = [...panel.matchAll(/\bwords\(\s*'([^']+)'/g)].map(([, key = '']) => key)
  /** The app asks for these by the type of a command and the reason of a refusal. */
  const byApp = /^(name|done\.\w+|reasons\.[\w-]+)$/
  const own = Object.keys(flat(english[namespace] ?? {})).filter(key => !byApp.test(key))

  it('are those that it asks for', () => {
    expect(own.sort()).toEqual([...new Set(asked)].filter(key => !byApp.test(key)).sort())
  })
})

it('says of every command of the tools that ship what it did', () => {
  const silent = tools.flatMap(tool =>
    tool.commands
      .map(({ type }) => type.slice(tool.id.length + 1))
      .filter(verb => !(`done.${verb}` in flat(english[`tool.${tool.id}`] ?? {}))),
  )
  expect(silent).toEqual([])
})
