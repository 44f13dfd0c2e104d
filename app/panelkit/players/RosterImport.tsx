import { FileSpreadsheet } from 'lucide-react'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readRoster } from '../../../plugins/roster/readRoster.ts'
import { readRosterFile } from '../../../plugins/roster/readRosterFile.ts'
import { type RosterField, rosterFields } from '../../../plugins/roster/rosterCells.ts'
import { MessageDialog } from '../../ui/dialog/Dialogs.tsx'
import { LargeDialog } from '../table/LargeDialog.tsx'
import { ReviewTable } from './ReviewTable.tsx'
import styles from './roster.module.css'
import { type ReviewOptions, useReview } from './useReview.ts'

export interface RosterImportProps extends ReviewOptions {
  /** The columns that are shown; those of a kit unless told otherwise. */
  readonly fields?: readonly RosterField[]
  /** What else is to be said of the list, above its rows. */
  readonly children?: ReactNode
}

/** Reads a list of players and shows every row before it is taken. Rows to be mended stay until they are. */
export function RosterImport({ fields = rosterFields, children, ...options }: RosterImportProps) {
  const { t } = useTranslation()
  const { close } = options
  const review = useReview(options)
  const { reading, rows, good, bad, isFull, accept } = review
  const [leaving, leave] = useState<(() => void) | null>(null)
  const askAndThen = (go: () => void) => (review.isUnkept ? leave(() => go) : go())

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
          <button type="button" className="button line" onClick={() => askAndThen(() => accept(null))}>
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
      <div className={styles.notes} role="status">
        {!reading.isSizeGiven && <p>{t('roster.noSizes')}</p>}
        {unused.length > 0 && <p>{t('roster.unused', { columns: unused.join(', ') })}</p>}
        {isFull && <p data-kind="problem">{t('roster.full', { number: options.room })}</p>}
      </div>
      {children}
      <ReviewTable rows={rows} fields={fields} change={review.change} />
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

export interface GiveListProps {
  /** Why the last list was not taken. */
  readonly refusal: string | null
  readonly giveText: (text: string) => void
  readonly giveFile: (file: File) => Promise<void>
}

/** Where a list is pasted, typed, dropped or chosen as a file. */
export function GiveList({ refusal, giveText, giveFile }: GiveListProps) {
  const { t } = useTranslation()
  const chooser = useRef<HTMLInputElement>(null)
  const [written, write] = useState('')
  const [isOver, setOver] = useState(false)
  const over = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  const take = (files: FileList | null) => {
    const [file] = files ?? []
    if (file) void giveFile(file)
  }
  return (
    <div className={styles.give} data-over={isOver || undefined}>
      {refusal && (
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
      )}
      <textarea
        className={styles.paper}
        aria-label={t('roster.list')}
        placeholder={t('roster.example')}
        value={written}
        spellCheck={false}
        onChange={event => write(event.target.value)}
        onDragEnter={over}
        onDragOver={over}
        onDragLeave={() => setOver(false)}
        onDrop={event => {
          event.preventDefault()
          setOver(false)
          take(event.dataTransfer.files)
        }}
        onPaste={event => {
          // A field with a million characters in it stands still: what is pasted is read before it is shown.
          event.preventDefault()
          giveText(event.clipboardData.getData('text'))
        }}
      />
      <div className={styles.buttons}>
        <button type="button" className="button line" onClick={() => chooser.current?.click()}>
          <FileSpreadsheet aria-hidden />
          {t('roster.chooseFile')}
        </button>
        <button
          type="button"
          className="button primary"
          aria-disabled={written.trim() === '' || undefined}
          onClick={() => written.trim() !== '' && giveText(written)}
        >
          {t('roster.read')}
        </button>
      </div>
      <input
        ref={chooser}
        type="file"
        accept=".csv,.tsv,.txt,.xlsx,text/csv"
        hidden
        aria-label={t('roster.chooseFile')}
        onChange={event => {
          take(event.target.files)
          event.target.value = ''
        }}
      />
    </div>
  )
}
