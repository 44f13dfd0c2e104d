import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type AccountPlayerFields, fieldsOfPlayer } from '../../../server/contract/players/players.ts'
import { useNarrow } from '../../device/display.ts'
import type { BookRow } from './bookRows.ts'
import { useListExport, useListImport } from './listExchange.ts'
import { findRows, type RowFilter, teamsOf } from './listRows.ts'
import { PlayerCards } from './PlayerCards.tsx'
import { PlayerDialog } from './PlayerDialog.tsx'
import { NobodyFound, PlayersEmpty } from './PlayersEmpty.tsx'
import { PlayersHead, PlayersSearch } from './PlayersHead.tsx'
import { PlayersTable } from './PlayersTable.tsx'
import type { PlayerBook } from './playerBook.ts'
import styles from './playersTable.module.css'
import { usePlayerActions, useWarnUnsaved } from './usePlayerBook.ts'

interface PlayersPageProps {
  readonly book: PlayerBook
  readonly rows: readonly BookRow[]
}

const everybody: RowFilter = { search: '', team: null }
const blank = { name: '', number: '', shortsSize: null, sleeve: null, goalkeeper: false } as const

/** The list as it stands: a table that is written in, or cards where there is no room for one. */
export function PlayersPage({ book, rows }: PlayersPageProps) {
  const { t } = useTranslation('playerList')
  const isNarrow = useNarrow()
  const [filter, setFilter] = useState(everybody)
  const [isBegun, setBegun] = useState(false)
  const [wanted, setWanted] = useState(0)
  const [open, setOpen] = useState<BookRow | 'new' | null>(null)
  const { remove, take } = usePlayerActions(book)
  const { importing, bring, close: closeImport } = useListImport()
  const save = useListExport()
  useWarnUnsaved(rows.some(({ state }) => state === 'unsaved'))

  const { teams, team, names, shown } = filterRows(rows, filter)
  const players = rows.map(row => row.player)
  const isEmpty = rows.length === 0 && !isBegun
  const add = () => {
    setBegun(true)
    setWanted(count => count + 1)
    if (isNarrow) setOpen('new')
  }
  return (
    <>
      <PlayersHead
        count={rows.length}
        add={add}
        bring={() => void bring(null)}
        save={format => void save(players, format)}
      />
      {isEmpty && <PlayersEmpty bring={() => void bring(null)} add={add} />}
      {rows.length > 0 && (
        <PlayersSearch
          search={filter.search}
          team={team}
          teams={teams}
          setFilter={setFilter}
          all={rows.length}
          found={shown.length}
        />
      )}
      {!isEmpty && !isNarrow && (
        <PlayersTable
          all={rows}
          shown={shown}
          team={team}
          wanted={wanted}
          remove={remove}
          add={book.add}
          change={book.change}
          paste={text => void bring(text)}
        />
      )}
      {isNarrow && <PlayerCards all={rows} shown={shown} edit={setOpen} />}
      {rows.length > 0 && shown.length === 0 && <NobodyFound showAll={() => setFilter(everybody)} />}
      {!isEmpty && !isNarrow && shown.length > 0 && <p className={styles.keys}>{t('keys')}</p>}
      {open !== null && (
        <OpenPlayer
          open={open}
          blank={{ ...blank, size: players.at(-1)?.size ?? 'M', team: team ?? '' }}
          teams={names}
          book={book}
          remove={remove}
          close={() => setOpen(null)}
        />
      )}
      {importing && (
        <importing.ListImport {...importing} team={team ?? ''} teams={names} take={take} close={closeImport} />
      )}
    </>
  )
}

/** What the list shows of what is asked for. The team that is asked for may have lost its last player. */
function filterRows(rows: readonly BookRow[], filter: RowFilter) {
  const teams = teamsOf(rows)
  const team = teams.some(known => known.team === filter.team) ? filter.team : null
  const names = teams.map(known => known.team).filter(name => name !== '')
  return { teams, team, names, shown: findRows(rows, { ...filter, team }) }
}

interface OpenPlayerProps {
  readonly open: BookRow | 'new'
  /** What a new player begins with. */
  readonly blank: AccountPlayerFields
  readonly teams: readonly string[]
  readonly book: PlayerBook
  readonly remove: (row: BookRow) => void
  readonly close: () => void
}

/** One player in a dialog: a new one, or one of the list. */
function OpenPlayer({ open, blank, teams, book, remove, close }: OpenPlayerProps) {
  const { t } = useTranslation('playerList')
  if (open === 'new')
    return <PlayerDialog title={t('add')} initial={blank} teams={teams} save={book.add} close={close} />
  return (
    <PlayerDialog
      title={t('change')}
      initial={fieldsOfPlayer(open.player)}
      teams={teams}
      save={fields => book.change(open.player.id, fields)}
      remove={() => remove(open)}
      close={close}
    />
  )
}
