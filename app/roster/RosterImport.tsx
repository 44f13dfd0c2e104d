import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlayerValues } from '../../plugins/index.ts'
import { LargeDialog } from '../panelkit/table/LargeDialog.tsx'
import { GiveList } from './GiveList.tsx'
import { ReviewTable } from './ReviewTable.tsx'
import { type RosterReading, type RosterRow, readRoster } from './readRoster.ts'
import { type FileReading, readRosterFile } from './readRosterFile.ts'
import styles from './roster.module.css'

export interface RosterImportProps {
  /** What was pasted, or `null` to ask for a list first. */
  readonly text: string | null
  /** How many players the design can still take. */
  readonly room: number
  /** Adds players to the design; `false` if they were refused. */
  readonly take: (players: readonly PlayerValues[]) => boolean
  readonly close: () => void
}

/** Reads a list of players and shows every row before it is taken. Rows to be mended stay until they are. */
export function RosterImport({ text, room, take, close }: RosterImportProps) {
  const { t } = useTranslation()
  const [reading, setReading] = useState<RosterReading | FileReading | null>(() =>
    text === null ? null : readRoster(text),
  )
  const [rows, setRows] = useState<readonly RosterRow[]>(() => (reading?.kind === 'read' ? reading.rows : []))
  const accept = (next: RosterReading | FileReading) => {
    setReading(next)
    if (next.kind === 'read') setRows(next.rows)
  }
  const good = rows.filter(({ player }) => player !== null)
  const bad = rows.length - good.length
  const isFull = good.length > room
  const add = () => {
    const players = good.flatMap(({ player }) => player ?? [])
    if (players.length === 0 || isFull || !take(players)) return
    if (bad === 0) close()
    else setRows(rows.filter(({ player }) => player === null))
  }

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
  return (
    <LargeDialog
      title={t('roster.review')}
      detail={bad > 0 ? t('roster.toMend', { count: bad }) : t('roster.allGood')}
      close={close}
      footer={
        <>
          <button type="button" className="button line" onClick={() => setReading(null)}>
            {t('roster.another')}
          </button>
          <button
            type="button"
            className="button primary"
            aria-disabled={good.length === 0 || isFull || undefined}
            onClick={add}
          >
            {bad > 0 ? t('roster.addSome', { count: good.length, bad }) : t('roster.add', { count: good.length })}
          </button>
        </>
      }
    >
      <div className={styles.notes} role="status">
        {!reading.isSizeGiven && <p>{t('roster.noSizes')}</p>}
        {reading.unused.length > 0 && <p>{t('roster.unused', { columns: reading.unused.join(', ') })}</p>}
        {isFull && <p data-kind="problem">{t('roster.full', { number: room })}</p>}
      </div>
      <ReviewTable rows={rows} change={setRows} />
    </LargeDialog>
  )
}
