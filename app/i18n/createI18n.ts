import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { State } from '../../engine/streams/index.ts'
import type { Language } from './languages.ts'
import en from './words/en.json' with { type: 'json' }
import kh from './words/kh.json' with { type: 'json' }

/** The words of the shell, to which those of a room are added when it is fetched. Follows the chosen language. */
export function createI18n(language: State<Language>): i18n {
  const words = createInstance()
  void words.use(initReactI18next).init({
    lng: language.current(),
    fallbackLng: 'en',
    defaultNS: 'app',
    initAsync: false,
    interpolation: { escapeValue: false },
    // Copies: what is added later is written into them.
    resources: { en: { app: { ...en } }, kh: { app: { ...kh } } },
  })
  language.changes$.subscribe(code => void words.changeLanguage(code))
  return words
}
