import { ChevronDown, Trash2, TriangleAlert, UserPlus } from 'lucide-react'
import { memo, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GridColumn, NotedRow } from '../../../panelkit/grid/gridProps.ts'
import styles from './rosterCards.module.css'

interface RosterCardsProps {
  readonly columns: readonly GridColumn[]
  readonly rows: readonly NotedRow[]
  /** The row that is open; `null` when none is. */
  readonly open: string | null
  readonly toggle: (row: string | null) => void
  readonly write: (row: string, column: string, text: string) => void
  readonly remove: (row: string) => void
  /** Adds an empty row; without it nobody can be added. */
  readonly add?: () => void
}

/** The roster on a phone: a line for each player, which opens to fields. */
export function RosterCards({ columns, rows, open, toggle, write, remove, add }: RosterCardsProps) {
  const { t } = useTranslation('checkout')
  const latest = useRef({ toggle, write, remove })
  latest.current = { toggle, write, remove }
  const [hands] = useState<CardHands>(() => ({
    toggle: row => latest.current.toggle(row),
    write: (...cell) => latest.current.write(...cell),
    remove: row => latest.current.remove(row),
  }))
  return (
    <>
      <ul className={styles.cards} aria-labelledby="roster">
        {rows.map(row => (
          <Card key={row.id} row={row} columns={columns} isOpen={row.id === open} hands={hands} />
        ))}
      </ul>
      {add && (
        <button type="button" className="button line large" onClick={add}>
          <UserPlus aria-hidden />
          {t('roster.add')}
        </button>
      )}
    </>
  )
}

interface CardHands {
  readonly toggle: (row: string | null) => void
  readonly write: (row: string, column: string, text: string) => void
  readonly remove: (row: string) => void
}

interface CardProps {
  readonly row: NotedRow
  readonly columns: readonly GridColumn[]
  readonly isOpen: boolean
  readonly hands: CardHands
}

const Card = memo(({ row, columns, isOpen, hands }: CardProps) => {
  const { t } = useTranslation('checkout')
  const { id, values } = row
  const name = values.name || values.number || t('roster.nameless')
  const notes = Object.values(row.notes ?? {}).filter(note => note !== null)
  const sizes = columns.find(({ key }) => key === 'size')
  return (
    <li className={styles.card} data-off={row.isOff || undefined}>
      <div className={styles.line}>
        <input
          type="checkbox"
          aria-label={t('roster.orderedOf', { name })}
          checked={values.ordered !== ''}
          onChange={event => hands.write(id, 'ordered', event.target.checked ? 'yes' : '')}
        />
        <button type="button" aria-expanded={isOpen} onClick={() => hands.toggle(isOpen ? null : id)}>
          <span className={styles.number}>{values.number}</span>
          <span className={styles.name}>{values.name || t('roster.nameless')}</span>
          <span>{sizes?.show?.(values.size ?? '')}</span>
          {notes.length > 0 && <TriangleAlert className={styles.sign} role="img" aria-label={t('roster.check')} />}
          <ChevronDown aria-hidden className={styles.fold} />
        </button>
      </div>
      {isOpen && (
        <div className={styles.fields}>
          {columns
            .filter(({ cell }) => cell !== 'check')
            .map(column => (
              <CardField key={column.key} row={row} column={column} write={hands.write} />
            ))}
          <button type="button" className="button danger" onClick={() => hands.remove(id)}>
            <Trash2 aria-hidden />
            {t('roster.remove')}
          </button>
        </div>
      )}
    </li>
  )
})

interface CardFieldProps {
  readonly row: NotedRow
  readonly column: GridColumn
  readonly write: CardHands['write']
}

function CardField({ row, column, write }: CardFieldProps) {
  const { key, label, cell, choices = [], maxLength, isNumber } = column
  const value = row.values[key] ?? ''
  const note = row.notes?.[key]
  const field = useId()
  const shared = {
    id: field,
    'aria-invalid': note?.kind === 'problem',
    'aria-describedby': note ? `${field}-note` : undefined,
  }
  return (
    <div className={styles.field}>
      <label htmlFor={field}>{label}</label>
      {cell === 'choice' ? (
        <select {...shared} value={value} onChange={event => write(row.id, key, event.target.value)}>
          {!choices.some(choice => choice.value === value) && <option value={value}>{value}</option>}
          {choices.map(choice => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...shared}
          key={value}
          defaultValue={value}
          maxLength={maxLength}
          inputMode={isNumber || key === 'quantity' ? 'numeric' : undefined}
          autoComplete="off"
          onBlur={event => event.target.value !== value && write(row.id, key, event.target.value)}
        />
      )}
      {note && (
        <small id={`${field}-note`} data-kind={note.kind}>
          {note.text}
        </small>
      )}
    </div>
  )
}
