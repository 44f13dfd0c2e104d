import { fetchLabels } from '../../plugins/labels.ts'
import type { FetchWords } from '../i18n/words.ts'

const fetchWords = {
  en: () => import('./words/en.json', { with: { type: 'json' } }),
  kh: () => import('./words/kh.json', { with: { type: 'json' } }),
}

/** The editor's words, which come to those of the shell; those of the tools have a namespace each, `tool.<id>`. */
export const fetchStudioWords: FetchWords = async language => {
  const [app, labels] = await Promise.all([fetchWords[language](), fetchLabels(language)])
  return { app: app.default, ...labels }
}
