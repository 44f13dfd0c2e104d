import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { State } from '../../engine/index.ts'
import { labels } from '../../plugins/panels.ts'
import type { Language } from './languages.ts'
import en from './words/en.json' with { type: 'json' }
import kh from './words/kh.json' with { type: 'json' }

/** The words of the app and, each in a namespace of its own, those of the plugins. Follows the chosen language. */
export function createI18n(language: State<Language>): i18n {
  const words = createInstance()
  void words.use(initReactI18next).init({
    lng: language.current(),
    fallbackLng: 'en',
    defaultNS: 'app',
    initAsync: false,
    interpolation: { escapeValue: false },
    resources: { en: { app: en, ...labels.en }, kh: { app: kh, ...labels.kh } },
  })
  language.changes$.subscribe(code => void words.changeLanguage(code))
  return words
}
