import { FileUp, Users } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type DesignDocument, inOrder } from '../../../../engine/index.ts'
import { useNarrow } from '../../../device/display.ts'
import { useStream } from '../../../device/useStream.ts'
import { DataGrid } from '../../../panelkit/grid/DataGrid.tsx'
import type { GridHandle } from '../../../panelkit/grid/gridProps.ts'
import { SizeGuideButton } from '../../../panelkit/players/SizeGuideButton.tsx'
import { useServices } from '../../../session/ServicesContext.ts'
import { useShownDesign } from '../ShownDesignContext.ts'
import { RosterProblems, type RosterProblemsProps } from './RosterProblems.tsx'
import styles from './roster.module.css'
import { blankRow } from './rosterColumns.ts'
import type { OrderRoster } from './useRoster.ts'
import { useRosterNotes } from './useRosterNotes.ts'

// On a phone alone.
const RosterCards = lazy(async () => ({ default: (await import('./RosterCards.tsx')).RosterCards }))
const MyPlayers = lazy(async () => ({
  default: (await import('../../../panelkit/players/PlayerListDialog.tsx')).PlayerListDialog,
}))
const ListImport = lazy(async () => ({
  default: (await import('../../../panelkit/players/RosterImport.tsx')).RosterImport,
}))

interface RosterProps {
  readonly roster: OrderRoster
  readonly document: DesignDocument
  /** How many kits the order is short of. */
  readonly missing: RosterProblemsProps['missing']
  /** The row that is looked at. */
  readonly onRow: (row: string | null) => void
}

/** Who wears the kit: a grid, on a phone a list, with what is to be looked at below it. */
export function Roster({ roster, document, missing, onRow }: RosterProps) {
  const { t } = useTranslation('checkout')
  const { toasts } = useServices()
  const isNarrow = useNarrow()
  const [open, setOpen] = useState<string | null>(null)
  const grid = useRef<GridHandle>(null)
  const rows = useRosterNotes(roster, document)
  const { columns, change, newId, readList, players } = roster
  const kits = players.reduce((sum, { quantity }) => sum + quantity, 0)
  const addCard = () => {
    const id = newId()
    if (change({ remove: [], add: [{ id, values: blankRow, at: rows.length }], set: [] })) setOpen(id)
  }
  const maxRows = roster.rows.length + roster.space
  return (
    <section aria-labelledby="roster" className={styles.roster}>
      <div className={styles.head}>
        <h2 id="roster">{t('roster.title')}</h2>
        <RosterActions roster={roster} document={document} />
      </div>
      {isNarrow ? (
        <Suspense fallback={<span className={styles.coming} aria-hidden />}>
          <RosterCards
            columns={columns}
            rows={rows}
            open={open}
            toggle={row => {
              setOpen(row)
              onRow(row)
            }}
            write={(row, column, text) => {
              const value = columns.find(({ key }) => key === column)?.read(text) ?? text
              change({ remove: [], add: [], set: [{ row, column, value }] })
            }}
            remove={row => change({ remove: [row], add: [], set: [] })}
            {...(roster.space > 0 && { add: addCard })}
          />
        </Suspense>
      ) : (
        <DataGrid
          ref={grid}
          label={t('roster.title')}
          columns={columns}
          rows={rows}
          maxRows={maxRows}
          blank={blankRow}
          newId={newId}
          change={change}
          readList={readList}
          onRow={onRow}
          words={(tool, count) => t(`grid.${tool}`, { count })}
          onLeft={count =>
            toasts.show({ key: 'roster', severity: 'warn', text: t('roster.left', { count }), life: 8000 })
          }
        />
      )}
      <p className={styles.count}>{t('roster.count', { players: players.length, kits })}</p>
      <RosterProblems
        rows={rows}
        missing={missing}
        goTo={(row, column) => {
          if (!isNarrow) grid.current?.goTo(row, column)
          else if (row === null) addCard()
          else setOpen(row)
        }}
      />
    </section>
  )
}

/** The size guide, the customer's own players, and lists from files. */
function RosterActions({ roster, document }: Pick<RosterProps, 'roster' | 'document'>) {
  const { t } = useTranslation('checkout')
  const { garment } = useShownDesign()
  const { session } = useServices()
  const isIn = useStream(session.state).kind === 'in'
  const [shown, show] = useState<'mine' | 'import' | null>(null)
  const close = () => show(null)
  const { take, space, choices } = roster
  return (
    <div className={styles.acts}>
      <SizeGuideButton garment={garment} />
      {isIn && (
        <button type="button" className="button line" onClick={() => show('mine')}>
          <Users aria-hidden />
          {t('app:myList.open')}
        </button>
      )}
      <button type="button" className="button line" onClick={() => show('import')}>
        <FileUp aria-hidden />
        {t('roster.import')}
      </button>
      <Suspense fallback={null}>
        {shown === 'mine' && (
          <MyPlayers
            players={inOrder(document.players).map(([, player]) => player)}
            name={document.design.name}
            space={space}
            take={take}
            close={close}
          />
        )}
        {shown === 'import' && <ListImport text={null} choices={choices} space={space} take={take} close={close} />}
      </Suspense>
    </div>
  )
}
