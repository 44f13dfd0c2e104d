import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type RosterField, readRosterFile, rosterChoices, rosterFields } from '../../../plugins/roster/index.ts'
import { MessageDialog } from '../../ui/controls/dialog/Dialogs.tsx'
import { useDesignAccess } from '../design/DesignAccess.ts'
import { LargeDialog } from '../table/LargeDialog.tsx'
import { ColumnMap } from './ColumnMap.tsx'
import { GiveList } from './GiveList.tsx'
import { ReviewTable } from './ReviewTable.tsx'
import styles from './roster.module.css'
import { type ReadList, type ReviewOptions, useReview } from './useReview.ts'

export interface RosterImportProps extends ReviewOptions {
  /** The columns that are shown; by default those of a kit. */
  readonly fields?: readonly RosterField[]
  /** What else is to be said of the list, above its rows. */
  readonly children?: ReactNode
}

/** Reads a list of players and shows every row before it is taken. Rows that need fixing stay until they are fixed. */
export function RosterImport({ fields: given, children, ...options }: RosterImportProps) {
  const { t } = useTranslation()
  const { choices, close } = options
  const fields = useMemo(() => given ?? rosterFields(choices), [given, choices])
  const review = useReview(options)
  const { reading, rows, good, bad, isFull, accept } = review
  const [leaving, leave] = useState<(() => void) | null>(null)
  const confirmLeaving = (go: () => void) => (review.isUnsaved ? leave(() => go) : go())

  if (reading?.kind !== 'read') {
    const refusal = reading && t(`roster.refused.${reading.reason}`, { number: reading.count })
    return (
      <LargeDialog title={t('roster.title')} detail={t('roster.lead')} close={close}>
        <GiveList
          refusal={refusal}
          giveText={review.read}
          giveFile={async file => accept(await readRosterFile(file, choices, undefined, review.remembered()))}
        />
      </LargeDialog>
    )
  }
  return (
    <LargeDialog
      title={t('roster.review')}
      detail={bad > 0 ? t('roster.toFix', { count: bad }) : t('roster.allGood')}
      close={() => confirmLeaving(close)}
      footer={
        <>
          <button type="button" className="button line" onClick={() => confirmLeaving(() => accept(null))}>
            {t('roster.another')}
          </button>
          <button
            type="button"
            className="button primary"
            aria-disabled={good.length === 0 || isFull || review.isTaking || undefined}
            onClick={review.add}
          >
            {bad > 0 ? t('roster.addSome', { count: good.length, bad }) : t('roster.add', { count: good.length })}
          </button>
        </>
      }
    >
      <Notes reading={reading} fields={fields} full={isFull ? options.space : null} />
      {children}
      <ColumnMap key={review.turn} reading={reading} fields={fields} choices={choices} change={review.plan} />
      <ReviewTable rows={rows} fields={fields} choices={choices} write={review.write} remove={review.remove} />
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

interface NotesProps {
  readonly reading: ReadList
  readonly fields: readonly RosterField[]
  /** How many can be added, where the list has more. */
  readonly full: number | null
}

/** What of the list is not taken, and why. */
function Notes({ reading, fields, full }: NotesProps) {
  const { t } = useTranslation()
  const { above, columns, otherSheets } = reading
  const other = columns.flatMap(({ head, field }) => (field !== null && !fields.includes(field) ? head : []))
  const unused = [...reading.unused, ...other]
  return (
    <div className={styles.notes} role="status">
      {!reading.isSizeGiven && <p>{t('roster.noSizes')}</p>}
      {otherSheets.length > 0 && <p>{t('roster.otherSheets', { sheets: otherSheets.join(', ') })}</p>}
      {above.length > 0 && (
        <p>{t('roster.above', { rows: above.map(({ text }) => t('roster.quoted', { text })).join(', ') })}</p>
      )}
      {unused.length > 0 && <p>{t('roster.unused', { columns: unused.join(', ') })}</p>}
      {full !== null && <p data-kind="problem">{t('roster.full', { number: full })}</p>}
    </div>
  )
}

/** The same for the opened design: its garment says what can be chosen for a player. */
export function DesignRosterImport(props: Omit<RosterImportProps, 'choices'>) {
  const { garment } = useDesignAccess()
  const choices = useMemo(() => rosterChoices([garment]), [garment])
  return <RosterImport {...props} choices={choices} />
}
