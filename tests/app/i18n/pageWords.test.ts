import { expect, it, vi } from 'vitest'
import type { Language } from '../../../app/i18n/languages.ts'
import { everyShellWord } from '../../../app/i18n/shellWords.ts'
import { createI18n, type FetchWords } from '../../../app/i18n/words.ts'
import { createState } from '../../../engine/streams/index.ts'

const greeting = { en: 'Hello', kh: 'សួស្តី' }
const greetings = () => vi.fn<FetchWords>(async language => ({ room: { hello: greeting[language] } }))

function page() {
  const language = createState<Language>('kh')
  const missing = vi.fn()
  const { words, ...rest } = createI18n(language, everyShellWord, missing)
  return { ...rest, words, language, missing, hello: () => words.t('room:hello') }
}

it('fetches the words of one language', async () => {
  const { bringWords, words, hello } = page()
  const fetch = greetings()
  await bringWords(fetch)
  expect([hello(), fetch.mock.calls]).toEqual(['សួស្តី', [['kh']]])
  expect(words.hasResourceBundle('en', 'room')).toBe(false)
})

it('turns to another language when its words are there', async () => {
  const { bringWords, words, language, hello } = page()
  await bringWords(greetings())
  language.set('en')
  expect(hello()).toBe('សួស្តី')
  await vi.waitFor(() => expect(words.language).toBe('en'))
  expect(hello()).toBe('Hello')
})

it('turns at once where nothing has to be fetched', () => {
  const { words, language } = page()
  language.set('en')
  expect(words.language).toBe('en')
})

it('turns to another language when the words of the shell are there', async () => {
  const language = createState<Language>('kh')
  const shell: FetchWords = async code => ({ app: { hello: greeting[code] } })
  const { words } = createI18n(language, { known: { kh: { hello: greeting.kh } }, fetch: shell })
  expect(words.t('hello')).toBe('សួស្តី')
  language.set('en')
  expect(words.t('hello')).toBe('សួស្តី')
  await vi.waitFor(() => expect(words.t('hello')).toBe('Hello'))
})

it('stays in its language when the words of the other one do not come', async () => {
  const { bringWords, language, missing, hello } = page()
  const fetch = greetings()
  await bringWords(fetch)
  fetch.mockRejectedValueOnce(new Error('offline'))
  language.set('en')
  await vi.waitFor(() => expect(missing).toHaveBeenCalledOnce())
  expect([language.current(), hello()]).toEqual(['kh', 'សួស្តី'])
  language.set('en')
  await vi.waitFor(() => expect(hello()).toBe('Hello'))
})

it('has the language that was chosen last, however slowly words come', async () => {
  const { bringWords, words, language, hello } = page()
  const fetch = greetings()
  await bringWords(fetch)
  let arrive: (() => void) | undefined
  fetch.mockImplementationOnce(
    () =>
      new Promise(resolve => {
        arrive = () => resolve({ room: { hello: 'Hello' } })
      }),
  )
  language.set('en')
  language.set('kh')
  arrive?.()
  await vi.waitFor(() => expect(words.hasResourceBundle('en', 'room')).toBe(true))
  expect([words.language, hello()]).toEqual(['kh', 'សួស្តី'])
})

it('can bring the words of every language', async () => {
  const { bringWords, bringEveryLanguage, words } = page()
  await bringWords(greetings())
  await bringEveryLanguage()
  expect(words.getFixedT('en', 'room')('hello')).toBe('Hello')
})

it('says so when words do not come at all', async () => {
  const { bringWords } = page()
  await expect(bringWords(() => Promise.reject(new Error('offline')))).rejects.toThrow('offline')
})
