import type { Language } from '../../server/contract/tenantSettings.ts'

/** Files, storage and API say `kh`; HTML and date libraries say `km`. This is the one map between them. */
export const languages = {
  kh: { html: 'km', name: 'ខ្មែរ', short: 'ខ្មែរ' },
  en: { html: 'en', name: 'English', short: 'EN' },
} as const satisfies Record<Language, object>

export type { Language }

export const languageCodes: readonly Language[] = ['kh', 'en']

export const isLanguage = (code: string): code is Language => code in languages
