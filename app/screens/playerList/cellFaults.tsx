import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type PlayerFields, playerFields } from '../../../server/contract/players/players.ts'
import { useFieldWord } from '../../ui/forms/problemWord.ts'
import type { BookRow } from './bookRows.ts'
import styles from './playersTable.module.css'

type WrittenField = 'name' | 'number' | 'team'

export const isWrittenField = (column: string): column is WrittenField =>
  column === 'name' || column === 'number' || column === 'team'

/** What was written into a cell and cannot be taken. It stays there until it is mended. */
interface CellFault {
  readonly id: string
  readonly field: WrittenField
  readonly text: string
  /** One of the contract's codes of fields. */
  readonly code: string
}

export interface CellFaults {
  readonly list: readonly CellFault[]
  of(id: string): readonly CellFault[]
  /** Takes what was written, or keeps it as a fault. */
  write(id: string, field: WrittenField, text: string): void
}

/** Reads what is written into cells by the server's own rules. */
export function useCellFaults(take: (id: string, fields: Partial<PlayerFields>) => void): CellFaults {
  const [list, setList] = useState<readonly CellFault[]>([])
  return {
    list,
    of: id => list.filter(fault => fault.id === id),
    write(id, field, text) {
      const others = list.filter(fault => fault.id !== id || fault.field !== field)
      const read = playerFields.shape[field].safeParse(text)
      const [issue] = read.success ? [] : read.error.issues
      setList(issue ? [...others, { id, field, text, code: issue.message }] : others)
      if (read.success) take(id, { [field]: read.data })
    },
  }
}

/** What is written in the table and cannot be taken, in words. */
export function Faults({ faults, rows }: { readonly faults: readonly CellFault[]; readonly rows: readonly BookRow[] }) {
  const { t } = useTranslation('playerList')
  const word = useFieldWord()
  const found = faults.flatMap(({ id, field, code }) => {
    const row = rows.find(({ player }) => player.id === id)
    const text = word(code, t(`column.${field}`))
    return row ? [{ key: `${id} ${field}`, text: t('faultOf', { name: row.player.name, text }) }] : []
  })
  return (
    <div role="alert">
      {found.length > 0 && (
        <ul className={styles.faults} aria-label={t('mend')}>
          {found.map(({ key, text }) => (
            <li key={key}>{text}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
