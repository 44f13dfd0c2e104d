import { fetchLabels } from '../../plugins/labels.ts'
import type { FetchWords } from '../i18n/words.ts'

const fetchWords = {
  en: () => import('./words/en.json', { with: { type: 'json' } }),
  kh: () => import('./words/kh.json', { with: { type: 'json' } }),
}

const fetchOfRoster = {
  en: () => import('./roster/words/en.json', { with: { type: 'json' } }),
  kh: () => import('./roster/words/kh.json', { with: { type: 'json' } }),
}

/** What is said of a list of players, for a page that shows one before the studio is there. */
export const fetchRosterWords: FetchWords = async language => ({ app: (await fetchOfRoster[language]()).default })

/** The editor's words, which come to those of the shell; those of the tools have a namespace each, `tool.<id>`. */
export const fetchStudioWords: FetchWords = async language => {
  const [{ default: app }, { default: roster }, labels] = await Promise.all([
    fetchWords[language](),
    fetchOfRoster[language](),
    fetchLabels(language),
  ])
  return { app: { ...app, ...roster }, ...labels }
}
