import type { Language } from './languages.ts'
import type { FetchWords, ShellWords } from './words.ts'

const files = {
  en: () => import('./words/en.json', { with: { type: 'json' } }),
  kh: () => import('./words/kh.json', { with: { type: 'json' } }),
} as const satisfies Record<Language, unknown>

const fetch: FetchWords = async language => ({ app: (await files[language]()).default })

/** The words of the shell in one language, which the server's page has asked for; those of the other come when somebody turns to it. */
export const fetchShellWords = async (language: Language): Promise<ShellWords> => ({
  known: { [language]: (await files[language]()).default },
  fetch,
})
