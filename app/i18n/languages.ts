/** Files, storage and API say `kh`; HTML and date libraries say `km`. This is the one map between them. */
export const languages = {
  kh: { html: 'km', name: 'ខ្មែរ', short: 'ខ្មែរ' },
  en: { html: 'en', name: 'English', short: 'EN' },
} as const

export type Language = keyof typeof languages

export const languageCodes: readonly Language[] = ['kh', 'en']

export const isLanguage = (code: string): code is Language => code in languages
