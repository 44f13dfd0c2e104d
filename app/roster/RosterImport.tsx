import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlayerValues } from '../../plugins/index.ts'
import { type RosterReading, type RosterRow, readRoster } from '../../roster/readRoster.ts'
import { type FileReading, readRosterFile } from '../../roster/readRosterFile.ts'
import { type RosterField, rosterFields } from '../../roster/rosterCells.ts'
import { LargeDialog } from '../panelkit/table/LargeDialog.tsx'
import { MessageDialog } from '../shell/dialog/MessageDialog.tsx'
import { GiveList } from './GiveList.tsx'
import { ReviewTable } from './ReviewTable.tsx'
import styles from './roster.module.css'

export interface RosterImportProps {
  /** What was pasted, or `null` to ask for a list first. */
  readonly text: string | null
  /** How many players can still be taken. */
  readonly room: number
  /** The columns that are shown; those of a kit unless told otherwise. */
  readonly fields?: readonly RosterField[]
  /** Looks at a row more closely than the reading does. */
  readonly judge?: (row: RosterRow) => RosterRow
  /** Takes the players, each with the team that the list names, if any; `false` if they were refused. */
  readonly take: (players: readonly PlayerValues[], teams: readonly string[]) => boolean | Promise<boolean>
  readonly close: () => void
  /** What else is to be said of the list, above its rows. */
  readonly children?: ReactNode
}

const asRead = (row: RosterRow): RosterRow => row

/** Reads a list of players and shows every row before it is taken. Rows to be mended stay until they are. */
export function RosterImport({
  text,
  room,
  fields = rosterFields,
  judge = asRead,
  take,
  close,
  children,
}: RosterImportProps) {
  const { t } = useTranslation()
  const [reading, setReading] = useState<RosterReading | FileReading | null>(() =>
    text === null ? null : readRoster(text),
  )
  const [rows, setRows] = useState<readonly RosterRow[]>(() =>
    reading?.kind === 'read' ? badFirst(reading.rows.map(judge)) : [],
  )
  const [isWorkedOn, setWorkedOn] = useState(false)
  const [isTaking, setTaking] = useState(false)
  const [leaving, leave] = useState<(() => void) | null>(null)
  const change = (next: readonly RosterRow[]) => {
    setRows(next.map(judge))
    setWorkedOn(true)
  }
  const accept = (next: RosterReading | FileReading) => {
    setReading(next)
    if (next.kind === 'read') setRows(badFirst(next.rows.map(judge)))
    setWorkedOn(false)
  }
  const good = rows.filter(({ player }) => player !== null)
  const bad = rows.length - good.length
  const isFull = good.length > room
  const finish = (isTaken: boolean) => {
    if (!isTaken) return
    if (bad === 0) close()
    else change(rows.filter(({ player }) => player === null))
  }
  const add = () => {
    const inOrder = good.toSorted((a, b) => a.line - b.line)
    const players = inOrder.flatMap(({ player }) => player ?? [])
    if (players.length === 0 || isFull || isTaking) return
    const teams = inOrder.map(({ cells }) => cells.team.trim())
    const taken = take(players, teams)
    if (typeof taken === 'boolean') return finish(taken)
    setTaking(true)
    void taken.then(isTaken => {
      setTaking(false)
      finish(isTaken)
    })
  }
  /** What was mended or left over is nowhere else. */
  const askAndThen = (go: () => void) => (isWorkedOn && rows.length > 0 ? leave(() => go) : go())

  if (reading?.kind !== 'read') {
    const refusal = reading && t(`roster.refused.${reading.reason}`, { number: reading.count })
    return (
      <LargeDialog title={t('roster.title')} detail={t('roster.lead')} close={close}>
        <GiveList
          refusal={refusal}
          giveText={pasted => accept(readRoster(pasted))}
          giveFile={async file => accept(await readRosterFile(file))}
        />
      </LargeDialog>
    )
  }
  const { teamHead } = reading
  const unused = teamHead === null || fields.includes('team') ? reading.unused : [...reading.unused, teamHead]
  return (
    <LargeDialog
      title={t('roster.review')}
      detail={bad > 0 ? t('roster.toMend', { count: bad }) : t('roster.allGood')}
      close={() => askAndThen(close)}
      footer={
        <>
          <button type="button" className="button line" onClick={() => askAndThen(() => setReading(null))}>
            {t('roster.another')}
          </button>
          <button
            type="button"
            className="button primary"
            aria-disabled={good.length === 0 || isFull || isTaking || undefined}
            onClick={add}
          >
            {bad > 0 ? t('roster.addSome', { count: good.length, bad }) : t('roster.add', { count: good.length })}
          </button>
        </>
      }
    >
      <div className={styles.notes} role="status">
        {!reading.isSizeGiven && <p>{t('roster.noSizes')}</p>}
        {unused.length > 0 && <p>{t('roster.unused', { columns: unused.join(', ') })}</p>}
        {isFull && <p data-kind="problem">{t('roster.full', { number: room })}</p>}
      </div>
      {children}
      <ReviewTable rows={rows} fields={fields} change={change} />
      {leaving && (
        <MessageDialog
          title={t('roster.leave.title')}
          accept={t('roster.leave.accept')}
          refuse={t('roster.leave.refuse')}
          confirm={leaving}
          close={() => leave(null)}
        >
          {t('roster.leave.text', { count: rows.length })}
        </MessageDialog>
      )}
    </LargeDialog>
  )
}

const badFirst = (rows: readonly RosterRow[]): readonly RosterRow[] => [
  ...rows.filter(({ player }) => player === null),
  ...rows.filter(({ player }) => player !== null),
]
