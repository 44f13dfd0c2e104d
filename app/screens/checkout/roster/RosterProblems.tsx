import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { NotedRow } from '../../../panelkit/grid/gridProps.ts'
import styles from './roster.module.css'

interface RosterProblemsProps {
  readonly rows: readonly NotedRow[]
  readonly goTo: (row: string, column: string) => void
}

/** As many are listed before somebody asks for all. */
const listed = 5

/** Everything that is to be looked at in the roster, each with the way to its cell. */
export function RosterProblems({ rows, goTo }: RosterProblemsProps) {
  const { t } = useTranslation('checkout')
  const [isWhole, showAll] = useState(false)
  const found = rows.flatMap(({ id, values, notes = {} }) =>
    Object.entries(notes).flatMap(([column, note]) =>
      note ? [{ id, column, note, name: values.name || values.number || t('roster.nameless') }] : [],
    ),
  )
  // What cannot be ordered comes first.
  const sorted = found.toSorted((a, b) => Number(b.note.kind === 'problem') - Number(a.note.kind === 'problem'))
  if (sorted.length === 0) return null
  return (
    <section className={styles.problems} aria-label={t('roster.check')}>
      <h3>
        <TriangleAlert aria-hidden />
        {t('roster.toCheck', { count: sorted.length })}
      </h3>
      <ul>
        {sorted.slice(0, isWhole ? undefined : listed).map(({ id, column, name, note }) => (
          <li key={`${id} ${column}`}>
            <button type="button" data-kind={note.kind} onClick={() => goTo(id, column)}>
              <strong>{name}</strong> <span>{note.text}</span>
            </button>
          </li>
        ))}
      </ul>
      {sorted.length > listed && !isWhole && (
        <button type="button" className="button" onClick={() => showAll(true)}>
          {t('roster.showAll', { count: sorted.length })}
        </button>
      )}
    </section>
  )
}
