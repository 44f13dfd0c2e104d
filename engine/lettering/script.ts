/** The scripts that the font book has faces for. */
export type Script = keyof typeof scripts

interface ShapingScript {
  readonly pattern: RegExp
  /** As OpenType and HarfBuzz call it (ISO 15924). */
  readonly tag: string
  /** BCP 47; it chooses between the forms that languages give to a letter. */
  readonly language: string
}

const scripts = {
  Khmer: { pattern: /\p{Script=Khmer}/u, tag: 'Khmr', language: 'km' },
  Latin: { pattern: /\p{Script=Latin}/u, tag: 'Latn', language: 'en' },
  Cyrillic: { pattern: /\p{Script=Cyrillic}/u, tag: 'Cyrl', language: 'ru' },
  Greek: { pattern: /\p{Script=Greek}/u, tag: 'Grek', language: 'el' },
  Thai: { pattern: /\p{Script=Thai}/u, tag: 'Thai', language: 'th' },
  Kana: { pattern: /[\p{Script=Hiragana}\p{Script=Katakana}]/u, tag: 'Kana', language: 'ja' },
  Hangul: { pattern: /\p{Script=Hangul}/u, tag: 'Hang', language: 'ko' },
  Han: { pattern: /\p{Script=Han}/u, tag: 'Hani', language: 'zh' },
  // Its figures, vowel signs and commas belong to several scripts.
  Arabic: { pattern: /\p{Script_Extensions=Arabic}/u, tag: 'Arab', language: 'ar' },
  Hebrew: { pattern: /\p{Script=Hebrew}/u, tag: 'Hebr', language: 'he' },
} as const satisfies Readonly<Record<string, ShapingScript>>

const isScript = (name: string): name is Script => name in scripts
const names = Object.keys(scripts).filter(isScript)
const common = /^[\p{Script=Common}\p{Script=Inherited}]+$/u

/** The script of some characters; `other` for one without faces, `null` for digits, spaces and signs, which have none. */
export const scriptOf = (text: string): Script | 'other' | null =>
  names.find(name => scripts[name].pattern.test(text)) ?? (common.test(text) ? null : 'other')

/** How HarfBuzz is told of a script. */
export const shapingOf = (script: Script): ShapingScript => scripts[script]

/** Whether its letters join, so that nothing may come between them. */
export const isCursive = (script: Script | 'other'): boolean => script === 'Arabic'

export const isRightToLeft = (script: Script | 'other'): boolean => script === 'Arabic' || script === 'Hebrew'
