import { FileSpreadsheet } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './roster.module.css'

interface GiveListProps {
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
