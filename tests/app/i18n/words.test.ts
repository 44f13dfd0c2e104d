import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isMeasure } from '../../../engine/index.ts'
import { layerFields } from '../../../engine/plugin.ts'
import { garments, tools } from '../../../plugins/index.ts'
import { sourceFiles } from '../../../scripts/house/sourceFiles.ts'
import { firstLoadOf } from '../../support/firstLoad.ts'
import { toolWords } from '../../support/studioWords.ts'

type Flat = Readonly<Record<string, string>>

/** `{ 'undo.undo': 'Undo', … }` */
function flat(words: object, path = ''): Flat {
  const entries = Object.entries(words).map(([key, value]) => {
    const at = path === '' ? key : `${path}.${key}`
    return typeof value === 'string' ? { [at]: value } : flat(value, at)
  })
  return Object.assign({}, ...entries)
}

const files = sourceFiles('.').filter(file => file.startsWith('app/'))
const wordsIn = (folder: string, language: 'en' | 'kh'): Flat =>
  flat(JSON.parse(readFileSync(`${folder}/words/${language}.json`, 'utf8')))

/** Every folder of the app that has words: `app/screens/credits`. */
const rooms = files.flatMap(file => /^(.+)\/words\/en\.json$/.exec(file)?.[1] ?? [])
/** A screen's words have a namespace of its name; those of the editor come to those of the shell. */
const namespaceOf = (room: string): string =>
  /^app\/(screens\/|console(\/|$))/.test(room) ? (room.split('/').at(-1) ?? '') : 'app'
const roomOf = (file: string): string =>
  rooms
    .filter(room => namespaceOf(room) !== 'app' && file.startsWith(`${room}/`))
    .toSorted((a, b) => b.length - a.length)[0] ?? 'app/i18n'

const lists = [
  ...rooms.map(room => ({ list: room, inEnglish: wordsIn(room, 'en'), inKhmer: wordsIn(room, 'kh') })),
  ...toolWords.map(({ namespace, en, kh }) => ({ list: namespace, inEnglish: flat(en), inKhmer: flat(kh) })),
  ...garments.map(({ slug, labels: { en, kh } }) => ({
    list: `garment.${slug}`,
    inEnglish: flat(en),
    inKhmer: flat(kh),
  })),
]
const placeholders = (text: string) => (text.match(/{{\w+}}/g) ?? []).sort()

describe.each(lists)('words of $list', ({ inEnglish, inKhmer }) => {
  it('are complete in both languages', () => {
    expect(Object.keys(inKhmer).sort()).toEqual(Object.keys(inEnglish).sort())
  })

  it('are written in Khmer where Khmer is chosen', () => {
    // Values between punctuation are in no language: «{{text}}».
    const isWritten = (text: string) => /\p{L}/u.test(text.replace(/{{\w+}}/g, '')) || !text.includes('{{')
    const foreign = Object.entries(inKhmer).filter(([, text]) => isWritten(text) && !/\p{Script=Khmer}/u.test(text))
    expect(foreign).toEqual([])
  })

  it('have Latin figures in Khmer, except where somebody types on the garment', () => {
    const inFigures = Object.entries(inKhmer).filter(([key, text]) => /[០-៩]/.test(text) && !key.endsWith('numberHint'))
    expect(inFigures).toEqual([])
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

interface Requested {
  readonly file: string
  readonly namespace: string
  readonly key: string
  /** `t(\`saved.${…}\`)`: every key that begins like this may be asked for. */
  readonly isBeginning: boolean
  /** `t('saved')`: nothing is given that could be put in. */
  readonly isBare: boolean
}

function requestedIn(file: string): readonly Requested[] {
  const code = readFileSync(file, 'utf8')
  const requested = (written: string, isBeginning: boolean, isBare: boolean): Requested => {
    const [, namespace, key = ''] = /^(?:([\w.-]+):)?(.*)$/s.exec(written) ?? []
    return { file, namespace: namespace ?? namespaceOf(roomOf(file)), key, isBeginning, isBare }
  }
  return [
    ...[...code.matchAll(/\bt\(\s*'([^']+)'(\s*\))?/g)].map(([, written = '', end]) =>
      requested(written, false, end !== undefined),
    ),
    ...[...code.matchAll(/\bt\(\s*`([\w.:-]+)\$\{/g)].map(([, written = '']) => requested(written, true, false)),
  ]
}

const requested = files.filter(file => /\.tsx?$/.test(file)).flatMap(requestedIn)
const plural = (key: string) => key.replace(/_(one|other)$/, '')
const matches = ({ key, isBeginning }: Requested, known: string): boolean =>
  isBeginning ? known.startsWith(key) : plural(known) === key || known === key

const knownIn = (namespace: string): readonly string[] =>
  lists
    .filter(({ list }) => (list.startsWith('app/') ? namespaceOf(list) : list) === namespace)
    .flatMap(({ inEnglish }) => Object.keys(inEnglish))
const inPlugins = [
  ...toolWords.map(({ namespace }) => namespace),
  ...garments.map(({ slug }) => `garment.${slug}`),
].flatMap(knownIn)

it('finds the words of the shell, of the studio and of the screens', () => {
  expect(rooms).toEqual(expect.arrayContaining(['app/i18n', 'app/studio', 'app/screens/credits']))
})

it('gives a namespace to no two screens', () => {
  const screens = rooms.map(namespaceOf).filter(namespace => namespace !== 'app')
  expect(screens).toEqual([...new Set(screens)])
})

it('has no word in the shell and in the editor at once', () => {
  const groups = (room: string) => [...new Set(Object.keys(wordsIn(room, 'en')).map(key => key.split('.')[0]))]
  expect(groups('app/i18n').filter(group => groups('app/studio').includes(group))).toEqual([])
})

it('has every word that the app asks for', () => {
  // The editor asks some of the plugins for theirs without naming them.
  const known = (namespace: string) => [...knownIn(namespace), ...(namespace === 'app' ? inPlugins : [])]
  expect(requested.filter(request => !known(request.namespace).some(key => matches(request, key)))).toEqual([])
})

it('has no word that nobody asks for', () => {
  const unasked = rooms.flatMap(room => {
    const requests = requested.filter(({ namespace }) => namespace === namespaceOf(room))
    return Object.keys(wordsIn(room, 'en'))
      .filter(key => !requests.some(request => matches(request, key)))
      .map(key => `${room}: ${key}`)
  })
  expect(unasked).toEqual([])
})

it('gives a value to every word that has a place for one', () => {
  const texts = (namespace: string) =>
    Object.assign({}, ...lists.filter(({ list }) => namespaceOf(list) === namespace).map(({ inEnglish }) => inEnglish))
  const empty = requested.filter(
    ({ namespace, key, isBare }) => isBare && placeholders(texts(namespace)[key] ?? '').length > 0,
  )
  expect(empty.map(({ file, key }) => `${file}: ${key}`)).toEqual([])
})

it('asks for no word of the editor before the editor is fetched', () => {
  const shell = Object.keys(wordsIn('app/i18n', 'en'))
  const first = firstLoadOf('app/main.tsx').files
  const early = requested.filter(({ file, namespace }) => namespace === 'app' && first.includes(file))
  expect(early.filter(request => !shell.some(key => matches(request, key)))).toEqual([])
})

describe.each(toolWords.map(({ namespace }) => namespace))('words of the panel of %s', namespace => {
  const folder = `plugins/tools/${namespace.slice('tool.'.length)}/`
  const panel = sourceFiles('.')
    .filter(file => file.startsWith(folder) && file.endsWith('.tsx'))
    .map(file => readFileSync(file, 'utf8'))
    .join('\n')
  // A control for every number of a table takes the labels from its rows.
  const tool = tools.find(({ id }) => `tool.${id}` === namespace)
  const rows = Object.keys(panel.includes('<LayerMeasures') ? (tool?.fields ?? {}) : {}).map(
    name => layerFields[name as keyof typeof layerFields],
  )
  const requestedBy = [
    ...[...panel.matchAll(/\bwords\(\s*'([^']+)'/g)].map(([, key = '']) => key),
    ...rows.flatMap(row => (isMeasure(row) ? [row.label] : [])),
  ]
  /** The app asks for these by the type of a command and the reason of a refusal. */
  const byApp = /^(name|done\.\w+|reasons\.[\w-]+)$/
  const own = knownIn(namespace).filter(key => !byApp.test(key))

  /** Keys that are handed on before they are asked for: 'own.font'. */
  const endings = [...panel.matchAll(/\bwords\(\s*`\$\{\w+\}(\w+)`/g)].map(([, ending = '']) => ending)
  /** Keys of which every one that begins so may be asked for: `sliders.${…}`. */
  const beginnings = [...panel.matchAll(/\bwords\(\s*`([\w.-]+)\$\{/g)].map(([, beginning = '']) => beginning)
  const isHandedOn = (key: string) =>
    panel.includes(`'${key}'`) ||
    endings.some(ending => key.endsWith(ending)) ||
    beginnings.some(beginning => key.startsWith(beginning))
  const handedOn = own.filter(isHandedOn)

  it('has every word that it asks for', () => {
    expect(requestedBy.filter(key => !byApp.test(key) && !own.includes(key))).toEqual([])
  })

  it('has no word that it does not ask for', () => {
    expect(own.filter(key => !requestedBy.includes(key) && !handedOn.includes(key))).toEqual([])
  })
})

it('says of every command of the tools that ship what it did', () => {
  const silent = tools.flatMap(tool =>
    [
      ...tool.commands.map(({ type }) => type.slice(tool.id.length + 1)),
      ...Object.entries(tool.fields ?? {}).map(
        ([name, rule]) => rule.done ?? `set${name.charAt(0).toUpperCase()}${name.slice(1)}`,
      ),
    ].filter(verb => !knownIn(`tool.${tool.id}`).includes(`done.${verb}`)),
  )
  expect(silent).toEqual([])
})
