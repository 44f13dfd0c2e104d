import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type AccountPlayerFields, accountPlayerFields } from '../../../server/contract/players/players.ts'
import { useFieldWord } from '../../ui/forms/problemWord.ts'
import type { BookRow } from './bookRows.ts'
import styles from './playersTable.module.css'

type WrittenField = 'name' | 'number' | 'team'

export const isWrittenField = (column: string): column is WrittenField =>
  column === 'name' || column === 'number' || column === 'team'

/** An invalid value of a cell. It stays in the cell until it is fixed. */
interface CellError {
  readonly id: string
  readonly field: WrittenField
  readonly text: string
  /** One of the contract's codes of fields. */
  readonly code: string
}

export interface CellErrors {
  readonly list: readonly CellError[]
  of(id: string): readonly CellError[]
  /** Takes what was written, or keeps it as a fault. */
  write(id: string, field: WrittenField, text: string): void
}

/** Reads what is written into cells by the server's own rules. */
export function useCellErrors(take: (id: string, fields: Partial<AccountPlayerFields>) => void): CellErrors {
  const [list, setList] = useState<readonly CellError[]>([])
  return {
    list,
    of: id => list.filter(error => error.id === id),
    write(id, field, text) {
      const others = list.filter(error => error.id !== id || error.field !== field)
      const read = accountPlayerFields.shape[field].safeParse(text)
      const [issue] = read.success ? [] : read.error.issues
      setList(issue ? [...others, { id, field, text, code: issue.message }] : others)
      if (read.success) take(id, { [field]: read.data })
    },
  }
}

/** What is written in the table and cannot be taken, in words. */
export function CellErrorList({
  errors,
  rows,
}: {
  readonly errors: readonly CellError[]
  readonly rows: readonly BookRow[]
}) {
  const { t } = useTranslation('playerList')
  const word = useFieldWord()
  const found = errors.flatMap(({ id, field, code }) => {
    const row = rows.find(({ player }) => player.id === id)
    const text = word(code, t(`column.${field}`))
    return row ? [{ key: `${id} ${field}`, text: t('errorOf', { name: row.player.name, text }) }] : []
  })
  return (
    <div role="alert">
      {found.length > 0 && (
        <ul className={styles.errors} aria-label={t('errors')}>
          {found.map(({ key, text }) => (
            <li key={key}>{text}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
