import type { Language } from '../../contract/tenantSettings.ts'

/** What every letter about an account is told. */
export interface LetterTo {
  readonly language: Language
  /** Name of the shop in that language. */
  readonly shop: string
}

export const hello = ({ language }: LetterTo, firstName: string): string =>
  language === 'kh' ? `សួស្តី ${firstName}` : `Hello ${firstName},`

export const signed = ({ language, shop }: LetterTo): string =>
  language === 'kh' ? `ក្រុមការងារ ${shop}` : `Your ${shop} team`
