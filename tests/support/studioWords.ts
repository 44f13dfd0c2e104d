import type { i18n } from 'i18next'
import { addWords } from '../../app/i18n/words.ts'
import rosterEn from '../../app/studio/roster/words/en.json' with { type: 'json' }
import rosterKh from '../../app/studio/roster/words/kh.json' with { type: 'json' }
import en from '../../app/studio/words/en.json' with { type: 'json' }
import kh from '../../app/studio/words/kh.json' with { type: 'json' }

type Words = Parameters<typeof addWords>[2]['en']
const files = import.meta.glob<Words>('../../plugins/tools/*/labels.*.json', { import: 'default', eager: true })
const wordsOf = (tool: string, language: 'en' | 'kh'): Words => {
  const words = files[`../../plugins/tools/${tool}/labels.${language}.json`]
  if (!words) throw new Error(`The tool ${tool} has no words in ${language}.`)
  return words
}
const tools = [...new Set(Object.keys(files).map(file => file.split('/').at(-2) ?? ''))]

/** The words of every tool, as a test reads them at once. */
export const toolWords = tools.map(tool => ({
  namespace: `tool.${tool}`,
  en: wordsOf(tool, 'en'),
  kh: wordsOf(tool, 'kh'),
}))

/** The words of the editor in both languages, without waiting for them. */
export function addStudioWords(words: i18n): void {
  addWords(words, 'app', { en, kh })
  addWords(words, 'app', { en: rosterEn, kh: rosterKh })
  for (const { namespace, ...both } of toolWords) addWords(words, namespace, both)
}
