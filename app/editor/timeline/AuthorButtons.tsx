import { hueOf, usePersonName } from '../people/personName.ts'
import styles from './authorButtons.module.css'
import type { TimelineState } from './useTimeline.ts'

/** Everybody who has worked on the design, in the order of their first steps. */
export const authorsOf = ({ filmstrip }: TimelineState) => [...new Set(filmstrip.steps.map(({ author }) => author))]

interface AuthorButtonsProps {
  readonly timeline: TimelineState
  /** Those after the first few are left out where there is no space. */
  readonly max?: number
}

/** A button for each author, whose press leaves out their steps. */
export function AuthorButtons({ timeline, max }: AuthorButtonsProps) {
  const nameOf = usePersonName()
  return authorsOf(timeline)
    .slice(0, max)
    .map(author => (
      <button
        key={author}
        type="button"
        className={styles.author}
        aria-pressed={!timeline.hidden.has(author)}
        onClick={() => timeline.toggleAuthor(author)}
      >
        <span style={{ background: hueOf(author) }} aria-hidden />
        {nameOf(author)}
      </button>
    ))
}
