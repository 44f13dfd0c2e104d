import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlayerFields } from '../../../server/contract/players/players.ts'
import { CellTable, neighbourRow } from '../../panelkit/table/CellTable.tsx'
import { WindowedRows } from '../../panelkit/table/WindowedRows.tsx'
import type { BookRow } from './bookRows.ts'
import { Faults } from './Faults.tsx'
import { grouped, sharedNumbers, teamsOf } from './listRows.ts'
import { NewPlayerLine } from './NewPlayerLine.tsx'
import { PlayerLine } from './PlayerLine.tsx'
import styles from './playersTable.module.css'
import { TeamLine } from './TeamLine.tsx'
import { useCellFaults } from './useCellFaults.ts'

export interface PlayersTableProps {
  /** Everybody of the list. */
  readonly all: readonly BookRow[]
  /** Those that are looked for. */
  readonly shown: readonly BookRow[]
  /** The team that is looked at; new players belong to it. */
  readonly team: string | null
  /** Counts up when the empty row is to have the focus. */
  readonly wanted: number
  readonly add: (fields: PlayerFields) => void
  readonly change: (id: string, fields: Partial<PlayerFields>) => void
  readonly remove: (row: BookRow) => void
  readonly paste: (text: string) => void
}

/** The list as a table that is written in, an empty row at its head. Only the rows in sight are in the page. */
export function PlayersTable({ all, shown, team, wanted, add, change, remove, paste }: PlayersTableProps) {
  const { t } = useTranslation('playerList')
  const teamsId = useId()
  const faults = useCellFaults(change)
  const shared = useMemo(() => sharedNumbers(all), [all])
  const lines = useMemo(() => grouped(shown), [shown])
  const [begun, setBegun] = useState({
    count: 0,
    byEnter: false,
    size: all.at(-1)?.player.size ?? 'M',
    team: '',
    name: '',
  })
  const sheet = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (wanted > 0) sheet.current?.querySelector<HTMLInputElement>('[data-new] input')?.focus()
  }, [wanted])
  const columns = [
    { key: 'number', label: t('column.number'), width: '76px' },
    { key: 'name', label: t('column.name') },
    { key: 'size', label: t('column.size'), width: '92px' },
    { key: 'shortsSize', label: t('column.shortsSize'), width: '124px' },
    { key: 'sleeve', label: t('column.sleeve'), width: '132px' },
    { key: 'goalkeeper', label: t('column.goalkeeper'), width: '104px' },
    { key: 'team', label: t('column.team'), width: '22%' },
    { key: 'state', label: t('column.state'), width: '36px', isQuiet: true },
    { key: 'remove', label: t('column.remove'), width: '48px', isQuiet: true },
  ]
  const lineAt = (index: number) => {
    const line = lines[index]
    if (!line) return null
    if (line.kind === 'team') return <TeamLine key={`team ${line.team}`} index={index} {...line} />
    const { id } = line.row.player
    return (
      <PlayerLine
        key={id}
        index={index}
        row={line.row}
        isShared={shared.has(id)}
        faults={faults.of(id)}
        teamsId={teamsId}
        write={(field, text) => faults.write(id, field, text)}
        change={fields => change(id, fields)}
        remove={() => {
          const next = neighbourRow(document.activeElement)
          remove(line.row)
          next?.focus()
        }}
      />
    )
  }
  return (
    <>
      <datalist id={teamsId}>
        {teamsOf(all).map(known => (
          <option key={known.team} value={known.team} />
        ))}
      </datalist>
      <div ref={sheet} className={styles.sheet} aria-busy={all.some(({ state }) => state === 'keeping')}>
        <CellTable label={t('table')} columns={columns} rowCount={lines.length + 1} paste={paste}>
          <NewPlayerLine
            key={`${begun.count} ${team}`}
            initial={{ size: begun.size, team: team ?? begun.team }}
            hasFocus={begun.byEnter}
            teamsId={teamsId}
            add={(fields, byEnter) => {
              add(fields)
              setBegun({ ...fields, count: begun.count + 1, byEnter })
            }}
          />
          <WindowedRows count={lines.length} row={lineAt} />
        </CellTable>
      </div>
      <p className="visually-hidden" role="status">
        {begun.name !== '' && t('added', { name: begun.name })}
      </p>
      <Faults faults={faults.list} rows={all} />
    </>
  )
}
