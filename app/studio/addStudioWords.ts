import type { i18n } from 'i18next'
import type { GarmentPlugin } from '../../engine/index.ts'
import { labels } from '../../plugins/panels.ts'
import { addWords } from '../i18n/words.ts'
import en from './words/en.json' with { type: 'json' }
import kh from './words/kh.json' with { type: 'json' }

/** The editor's words come to those of the shell; those of the tools have a namespace each, `tool.<id>`. */
export function addStudioWords(words: i18n): void {
  addWords(words, 'app', { en, kh })
  for (const [namespace, en] of Object.entries(labels.en)) {
    addWords(words, namespace, { en, kh: labels.kh[namespace] ?? {} })
  }
}

/** The words of a garment come with it, below `garment.<slug>`. */
export function addGarmentWords(words: i18n, { slug, labels }: Pick<GarmentPlugin, 'slug' | 'labels'>): void {
  const namespace = `garment.${slug}`
  if (!words.hasResourceBundle('en', namespace)) addWords(words, namespace, labels)
}
