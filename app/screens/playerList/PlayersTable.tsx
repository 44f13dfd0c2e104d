import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type AccountPlayerFields, accountPlayerFields } from '../../../server/contract/players/players.ts'
import { EditableTable } from '../../panelkit/table/EditableTable.tsx'
import type { EditableRow, GroupHead } from '../../panelkit/table/editableRows.ts'
import { useFieldWord } from '../../ui/forms/problemWord.ts'
import type { BookRow } from './bookRows.ts'
import { CellErrorList, type CellErrors, isWrittenField, useCellErrors } from './cellErrors.tsx'
import { grouped, sharedNumbers, teamsOf } from './listRows.ts'
import { fieldsOfCell, fieldsOfCells, listColumns, playerCells } from './playerColumns.tsx'
import styles from './playersTable.module.css'

interface PlayersTableProps {
  /** Everybody of the list. */
  readonly all: readonly BookRow[]
  /** Those that are looked for. */
  readonly shown: readonly BookRow[]
  /** The team that is looked at; new players belong to it. */
  readonly team: string | null
  /** Counts up when the empty row is to have the focus. */
  readonly wanted: number
  readonly add: (fields: AccountPlayerFields) => void
  readonly change: (id: string, fields: Partial<AccountPlayerFields>) => void
  readonly remove: (row: BookRow) => void
  readonly paste: (text: string) => void
}

/** The list as a table that is written in, an empty row at its head. Only the rows in sight are in the page. */
export function PlayersTable({ all, shown, team, wanted, add, change, remove, paste }: PlayersTableProps) {
  const { t } = useTranslation('playerList')
  const teamsId = useId()
  const errors = useCellErrors(change)
  const rows = useRows(all, shown, errors)
  const columns = useMemo(() => listColumns(t, teamsId), [t, teamsId])
  const problemsOf = useProblems()
  const [last, setLast] = useState({ name: '', size: all.at(-1)?.player.size ?? 'M', team: '' })
  const sheet = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (wanted > 0) sheet.current?.querySelector<HTMLInputElement>('[data-new] input')?.focus()
  }, [wanted])
  const blank = { shortsSize: null, sleeve: null, goalkeeper: false, size: last.size, team: team ?? last.team }
  return (
    <>
      <datalist id={teamsId}>
        {teamsOf(all).map(known => (
          <option key={known.team} value={known.team} />
        ))}
      </datalist>
      <div ref={sheet} className={styles.sheet} aria-busy={all.some(({ state }) => state === 'saving')}>
        <EditableTable
          label={t('table')}
          columns={columns}
          rows={rows}
          newRow={{
            place: 'head',
            key: team ?? '',
            initial: playerCells(blank),
            isEmpty: ({ name = '', number = '' }) => name.trim() === '' && number.trim() === '',
            problemsOf,
            add(cells) {
              const read = accountPlayerFields.safeParse(fieldsOfCells(cells))
              if (!read.success) return false
              add(read.data)
              setLast(read.data)
              return true
            },
          }}
          choose={(id, column, value) =>
            isWrittenField(column) ? errors.write(id, column, value) : change(id, fieldsOfCell(column, value))
          }
          remove={id => {
            const row = all.find(({ player }) => player.id === id)
            if (row) remove(row)
            return row !== undefined
          }}
          paste={paste}
        />
      </div>
      <p className="visually-hidden" role="status">
        {last.name !== '' && t('added', { name: last.name })}
      </p>
      <CellErrorList errors={errors.list} rows={all} />
    </>
  )
}

/** The players below the heads of their teams, with what is wrong in their cells. */
function useRows(
  all: readonly BookRow[],
  shown: readonly BookRow[],
  errors: CellErrors,
): readonly (EditableRow | GroupHead)[] {
  const { t } = useTranslation('playerList')
  const word = useFieldWord()
  const shared = useMemo(() => sharedNumbers(all), [all])
  const lines = useMemo(() => grouped(shown), [shown])
  return lines.map(line => {
    if (line.kind === 'team') {
      const { team, count } = line
      const head = [team || t('noTeam'), ' ', <span key="count">{t('count', { count })}</span>]
      return { id: `team ${team}`, head }
    }
    const { player, state } = line.row
    const wrong = errors.of(player.id)
    const problems = wrong.map(({ field, code }) => {
      const text = word(code, t(`column.${field}`))
      return [field, { kind: 'problem', text }] as const
    })
    const number = shared.has(player.id) ? ({ kind: 'warning', text: t('sharedNumber') } as const) : null
    const written = Object.fromEntries(wrong.map(({ field, text }) => [field, text]))
    return {
      id: player.id,
      name: player.name,
      values: { ...playerCells(player), ...written, state },
      notes: { number, ...Object.fromEntries(problems) },
    }
  })
}

/** What the server's rules say of a new player, by field. */
function useProblems() {
  const { t } = useTranslation('playerList')
  const word = useFieldWord()
  return (cells: Readonly<Record<string, string>>): Readonly<Record<string, string>> => {
    const read = accountPlayerFields.safeParse(fieldsOfCells(cells))
    const issues = read.error?.issues ?? []
    return Object.fromEntries(
      issues.toReversed().map(({ path, message }) => {
        const field = String(path[0])
        return [field, isWrittenField(field) ? word(message, t(`column.${field}`)) : message]
      }),
    )
  }
}
