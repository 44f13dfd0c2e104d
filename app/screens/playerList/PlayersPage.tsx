import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlayerFields } from '../../../server/contract/players/players.ts'
import { useNarrow } from '../../device/display.ts'
import { type BookRow, fieldsOf } from './bookRows.ts'
import { useListExport, useListImport } from './listExchange.ts'
import { findRows, teamsOf, type Wanted } from './listRows.ts'
import { PlayerCards } from './PlayerCards.tsx'
import { PlayerDialog } from './PlayerDialog.tsx'
import { NobodyFound, PlayersEmpty } from './PlayersEmpty.tsx'
import { PlayersHead, PlayersSearch } from './PlayersHead.tsx'
import { PlayersTable } from './PlayersTable.tsx'
import type { PlayerBook } from './playerBook.ts'
import styles from './playersTable.module.css'
import { usePlayerActions, useStayWithUnkept } from './usePlayerBook.ts'

interface PlayersPageProps {
  readonly book: PlayerBook
  readonly rows: readonly BookRow[]
}

const everybody: Wanted = { search: '', team: null }
const blank = { name: '', number: '', shortsSize: null, sleeve: null, goalkeeper: false } as const

/** The list as it stands: a table that is written in, or cards where there is no room for one. */
export function PlayersPage({ book, rows }: PlayersPageProps) {
  const { t } = useTranslation('playerList')
  const isNarrow = useNarrow()
  const [asked, look] = useState(everybody)
  const [isBegun, setBegun] = useState(false)
  const [wanted, setWanted] = useState(0)
  const [open, setOpen] = useState<BookRow | 'new' | null>(null)
  const { remove, take } = usePlayerActions(book)
  const { importing, bring, ListImport, close: closeImport } = useListImport()
  const save = useListExport()
  useStayWithUnkept(rows.some(({ state }) => state === 'unkept'))

  const { teams, team, names, shown } = lookUp(rows, asked)
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
          search={asked.search}
          team={team}
          teams={teams}
          look={look}
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
      {rows.length > 0 && shown.length === 0 && <NobodyFound showAll={() => look(everybody)} />}
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
      {importing && ListImport && (
        <ListImport text={importing.text} team={team ?? ''} teams={names} take={take} close={closeImport} />
      )}
    </>
  )
}

/** What the list shows of what is asked for. The team that is asked for may have lost its last player. */
function lookUp(rows: readonly BookRow[], asked: Wanted) {
  const teams = teamsOf(rows)
  const team = teams.some(known => known.team === asked.team) ? asked.team : null
  const names = teams.map(known => known.team).filter(name => name !== '')
  return { teams, team, names, shown: findRows(rows, { ...asked, team }) }
}

interface OpenPlayerProps {
  readonly open: BookRow | 'new'
  /** What a new player begins with. */
  readonly blank: PlayerFields
  readonly teams: readonly string[]
  readonly book: PlayerBook
  readonly remove: (row: BookRow) => void
  readonly close: () => void
}

/** One player in a dialog: a new one, or one of the list. */
function OpenPlayer({ open, blank, teams, book, remove, close }: OpenPlayerProps) {
  const { t } = useTranslation('playerList')
  if (open === 'new')
    return <PlayerDialog title={t('add')} initial={blank} teams={teams} keep={book.add} close={close} />
  return (
    <PlayerDialog
      title={t('change')}
      initial={fieldsOf(open.player)}
      teams={teams}
      keep={fields => book.change(open.player.id, fields)}
      remove={() => remove(open)}
      close={close}
    />
  )
}
