import { ImagePlus } from 'lucide-react'
import { type DragEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './dropZone.module.css'

/** What the chooser of files offers first. What a file really is, is read from its bytes. */
const offered = 'image/png,image/jpeg,image/webp,image/avif,image/gif,image/svg+xml,.svg'

interface DropZoneProps {
  readonly title: string
  readonly hint: string
  /** A file is being looked at. */
  readonly busy: boolean
  readonly give: (file: File) => void
}

/** Takes a file: dropped, chosen, or pasted while the zone has the focus. */
export function DropZone({ title, hint, busy, give }: DropZoneProps) {
  const { t } = useTranslation()
  const chooser = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const over = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  const take = (files: FileList | null | undefined) => {
    const [file] = files ?? []
    if (file && !busy) give(file)
  }
  return (
    <>
      <button
        type="button"
        className={styles.zone}
        data-over={isOver || undefined}
        aria-busy={busy}
        onClick={() => chooser.current?.click()}
        onDragEnter={over}
        onDragOver={over}
        onDragLeave={() => setOver(false)}
        onDrop={event => {
          event.preventDefault()
          setOver(false)
          take(event.dataTransfer.files)
        }}
      >
        <ImagePlus aria-hidden />
        <span className={styles.zoneTitle}>{busy ? t('looking') : title}</span>
        <span className={styles.zoneHint}>{hint}</span>
      </button>
      <input
        ref={chooser}
        type="file"
        accept={offered}
        hidden
        aria-label={title}
        onChange={event => {
          take(event.target.files)
          event.target.value = ''
        }}
      />
    </>
  )
}

/** Hands over a file that is pasted anywhere on the page. Pasted text is left to the fields. */
export function usePastedFile(give: (file: File) => void): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const [file] = event.clipboardData?.files ?? []
    if (!file) return
    event.preventDefault()
    give(file)
  })
  useEffect(() => {
    const listener = (event: ClipboardEvent) => paste(event)
    addEventListener('paste', listener)
    return () => removeEventListener('paste', listener)
  }, [])
}
