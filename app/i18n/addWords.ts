import type { i18n } from 'i18next'
import type { Language } from './languages.ts'

/** Words below dotted keys; `{{value}}` is put in. */
export interface Words {
  readonly [key: string]: string | Words
}

/** Words in every language of the app. */
export type WordsByLanguage = Readonly<Record<Language, Words>>

/** Brings words to those of a namespace that are there already. */
export function addWords(words: i18n, namespace: string, { en, kh }: WordsByLanguage): void {
  words.addResourceBundle('en', namespace, en, true)
  words.addResourceBundle('kh', namespace, kh, true)
}
