import type { i18n } from 'i18next'
import { labels } from '../../plugins/panels.ts'
import { addWords } from '../i18n/words.ts'
import en from './words/en.json' with { type: 'json' }
import kh from './words/kh.json' with { type: 'json' }

/** The editor's words come to those of the shell; those of the plugins have a namespace each. */
export function addStudioWords(words: i18n): void {
  addWords(words, 'app', { en, kh })
  for (const [namespace, en] of Object.entries(labels.en)) {
    addWords(words, namespace, { en, kh: labels.kh[namespace] ?? {} })
  }
}
