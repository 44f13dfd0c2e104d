import type { Language } from './languages.ts'

/** In Khmer the family's name comes first. */
export const nameOrder = (language: Language): readonly ('firstName' | 'lastName')[] =>
  language === 'kh' ? ['lastName', 'firstName'] : ['firstName', 'lastName']

/** Both names of a person, in the order of the language. */
export const fullName = (person: Readonly<Record<'firstName' | 'lastName', string>>, language: Language): string =>
  nameOrder(language)
    .map(part => person[part])
    .filter(Boolean)
    .join(' ')
