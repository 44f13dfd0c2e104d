import en from './words/en.json' with { type: 'json' }
import kh from './words/kh.json' with { type: 'json' }
import type { ShellWords } from './words.ts'

/** The words of the shell in every language, where none is fetched: on the server. */
export const everyShellWord: ShellWords = { known: { en, kh }, fetch: null }
