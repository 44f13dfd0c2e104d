import { createInstance, type i18n } from 'i18next'
import { initReactI18next, useTranslation } from 'react-i18next'
import type { State } from '../../engine/streams/index.ts'
import { isolated } from './formats.ts'
import type { Language } from './languages.ts'
import en from './words/en.json' with { type: 'json' }
import kh from './words/kh.json' with { type: 'json' }

/** Words below dotted keys; `{{value}}` is put in. */
interface Words {
  readonly [key: string]: string | Words | undefined
}

/** Words in every language of the app. */
type WordsByLanguage = Readonly<Record<Language, Words>>

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

/** The words of the shell, to which those of a room are added when it is fetched. Follows the chosen language. */
export function createI18n(language: State<Language>): i18n {
  const words = createInstance()
  void words.use(initReactI18next).init({
    lng: language.current(),
    fallbackLng: 'en',
    defaultNS: 'app',
    initAsync: false,
    // What is put in is text, which React escapes; only its direction is kept to itself.
    interpolation: { escape: isolated },
    // Copies: what is added later is written into them.
    resources: { en: { app: { ...en } }, kh: { app: { ...kh } } },
  })
  language.changes$.subscribe(code => void words.changeLanguage(code))
  return words
}
