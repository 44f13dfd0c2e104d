import { useTranslation } from 'react-i18next'
import { hueOf } from '../people/hueOf.ts'
import { usePersonName } from '../people/usePersonName.ts'
import styles from './film.module.css'
import type { Timeline } from './useTimeline.ts'

const mostShown = 4

/** Everybody who has worked on the design; a press leaves out their steps. Nothing to choose while there is one. */
export function AuthorFilter({ timeline }: { readonly timeline: Timeline }) {
  const { t } = useTranslation()
  const nameOf = usePersonName()
  const authors = [...new Set(timeline.film.steps.map(({ author }) => author))]
  if (authors.length < 2) return null
  return (
    <fieldset className={styles.authors}>
      <legend className="visually-hidden">{t('timeline.authors')}</legend>
      {authors.slice(0, mostShown).map(author => (
        <button
          key={author}
          type="button"
          aria-pressed={!timeline.hidden.has(author)}
          onClick={() => timeline.toggleAuthor(author)}
        >
          <span style={{ background: hueOf(author) }} aria-hidden />
          {nameOf(author)}
        </button>
      ))}
    </fieldset>
  )
}
