import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { NotedRow } from '../../../panelkit/grid/gridProps.ts'
import styles from './roster.module.css'

export interface RosterProblemsProps {
  readonly rows: readonly NotedRow[]
  /** How many kits the order is short of; `null` while its price is not known. */
  readonly missing: { readonly count: number; readonly min: number } | null
  /** `null` is the row in which the next player is typed. */
  readonly goTo: (row: string | null, column: string) => void
}

/** As many are listed before somebody asks for all. */
const listed = 5

/** Everything that is to be looked at in the roster, each with the way to its cell. */
export function RosterProblems({ rows, missing, goTo }: RosterProblemsProps) {
  const { t } = useTranslation('checkout')
  const [isWhole, showAll] = useState(false)
  const isShort = missing !== null && missing.count > 0
  const found = rows.flatMap(({ id, values, notes = {} }) =>
    Object.entries(notes).flatMap(([column, note]) =>
      note ? [{ id, column, note, name: values.name || values.number || t('roster.nameless') }] : [],
    ),
  )
  // What cannot be ordered comes first.
  const sorted = found.toSorted((a, b) => Number(b.note.kind === 'problem') - Number(a.note.kind === 'problem'))
  const count = sorted.length + (isShort ? 1 : 0)
  if (count === 0) return null
  return (
    <section className={styles.problems} aria-label={t('roster.check')}>
      <h3>
        <TriangleAlert aria-hidden />
        {t('roster.toCheck', { count })}
      </h3>
      <ul>
        {isShort && (
          <li>
            <button type="button" data-kind="problem" onClick={() => goTo(null, 'name')}>
              <strong>{t('price.quantity')}</strong> <span>{t('price.missing', missing)}</span>
            </button>
          </li>
        )}
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
