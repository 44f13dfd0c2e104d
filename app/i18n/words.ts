import { createInstance, type i18n } from 'i18next'
import { initReactI18next, useTranslation } from 'react-i18next'
import type { WritableState } from '../../engine/streams/index.ts'
import { isolated } from './formats.ts'
import { isLanguage, type Language, languageCodes } from './languages.ts'

/** Words below dotted keys; `{{value}}` is put in. */
interface Words {
  readonly [key: string]: string | Words | undefined
}

/** Words in every language of the app. */
type WordsByLanguage = Readonly<Record<Language, Words>>

/** Fetches words in one language, by namespace. */
export type FetchWords = (language: Language) => Promise<Readonly<Record<string, Words>>>

/** The words of the shell. */
export interface ShellWords {
  /** Those that are there from the start. */
  readonly known: Partial<WordsByLanguage>
  /** Fetches those of another language; `null` where all are known. */
  readonly fetch: FetchWords | null
}

const shellFiles = {
  en: () => import('./words/en.json', { with: { type: 'json' } }),
  kh: () => import('./words/kh.json', { with: { type: 'json' } }),
} as const satisfies Record<Language, unknown>

/** Fetches the words of the shell in one language. Those of another language are fetched when somebody switches to it. */
export const fetchShellWords = async (language: Language): Promise<ShellWords> => ({
  known: { [language]: (await shellFiles[language]()).default },
  fetch: async code => ({ app: (await shellFiles[code]()).default }),
})

/** Brings words to those of a namespace that are there already. */
export function addWords(words: i18n, namespace: string, { en, kh }: WordsByLanguage): void {
  words.addResourceBundle('en', namespace, en, true)
  words.addResourceBundle('kh', namespace, kh, true)
}

/**
 * The words of a room, which come with its screen: the screen calls this before its parts ask
 * `useTranslation('<room>')`.
 */
export function useScreenWords(screen: string, screenWords: WordsByLanguage) {
  const { i18n } = useTranslation()
  if (!i18n.hasResourceBundle('en', screen)) addWords(i18n, screen, screenWords)
  return useTranslation(screen).t
}

/** The words of a page, which follow its language. */
export interface PageWords {
  readonly words: i18n
  /**
   * Brings words in the chosen language, and in another one before the page turns to it. Rejects when they cannot be
   * fetched now.
   */
  bringWords(fetch: FetchWords): Promise<void>
  /** Brings the words of every language, for those who search in all of them. Rejects as `bringWords` does. */
  bringEveryLanguage(): Promise<void>
}

/**
 * The words of the shell, to which those of a room are added when it is fetched. When words of a language that somebody
 * chooses cannot be fetched, the page goes back to the language before, and `onMissing` is called.
 */
export function createI18n(
  language: WritableState<Language>,
  shell: ShellWords,
  onMissing: () => void = () => {},
): PageWords {
  const words = createInstance()
  const brought: FetchWords[] = shell.fetch ? [shell.fetch] : []
  void words.use(initReactI18next).init({
    lng: language.current(),
    fallbackLng: 'en',
    defaultNS: 'app',
    initAsync: false,
    // What is put in is text, which React escapes; only its direction is kept to itself.
    interpolation: { escape: isolated },
    // Copies: what is added later is written into them.
    resources: Object.fromEntries(Object.entries(shell.known).map(([code, app]) => [code, { app: { ...app } }])),
  })
  const bring = async (fetch: FetchWords, code: Language) => {
    for (const [namespace, found] of Object.entries(await fetch(code)))
      words.addResourceBundle(code, namespace, found, true)
  }
  const turnTo = async (code: Language) => {
    const before = words.language
    try {
      await Promise.all(brought.map(fetch => bring(fetch, code)))
    } catch {
      if (language.current() !== code || !isLanguage(before)) return
      language.set(before)
      return onMissing()
    }
    if (language.current() === code) await words.changeLanguage(code)
  }
  language.changes$.subscribe(code => {
    if (brought.length === 0) void words.changeLanguage(code)
    else if (code !== words.language) void turnTo(code)
  })
  return {
    words,
    async bringWords(fetch) {
      const code = language.current()
      await bring(fetch, code)
      if (!brought.includes(fetch)) brought.push(fetch)
      if (language.current() !== code) await turnTo(language.current())
    },
    async bringEveryLanguage() {
      await Promise.all(languageCodes.flatMap(code => brought.map(fetch => bring(fetch, code))))
    },
  }
}
