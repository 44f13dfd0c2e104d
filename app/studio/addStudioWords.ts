import type { i18n } from 'i18next'
import { labels } from '../../plugins/panels.ts'
import { addWords } from '../i18n/addWords.ts'
import en from './words/en.json' with { type: 'json' }
import kh from './words/kh.json' with { type: 'json' }

/** The editor's words come to those of the shell; those of the plugins have a namespace each. */
export function addStudioWords(words: i18n): void {
  addWords(words, 'app', { en, kh })
  for (const namespace of namespaces) {
    addWords(words, namespace, { en: labels.en[namespace], kh: labels.kh[namespace] })
  }
}

const isNamespace = (name: string): name is keyof typeof labels.en => name in labels.en

const namespaces = Object.keys(labels.en).filter(isNamespace)
