import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { setName } from '../../../plugins/index.ts'
import { useStream } from '../../device/useStream.ts'
import { useOpenedDesign } from '../OpenDesignContext.ts'
import styles from './topBar.module.css'

/** The design's name: a button that turns into a field. */
export function DesignName() {
  const { t } = useTranslation()
  const { engine } = useOpenedDesign()
  const { name } = useStream(engine.document).design
  const [isWriting, setWriting] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const wasWriting = useRef(false)

  useEffect(() => {
    if (wasWriting.current && !isWriting) button.current?.focus()
    wasWriting.current = isWriting
  }, [isWriting])

  const finish = (written: string | null) => {
    if (written !== null) engine.dispatch(setName.of({ name: written }))
    setWriting(false)
  }
  if (isWriting) return <NameField name={name} finish={finish} />
  return (
    <h1 className={styles.title}>
      <title>{`${name || t('name.none')} · Kitloom`}</title>
      <button ref={button} type="button" className={styles.name} onClick={() => setWriting(true)}>
        <span className="visually-hidden">{t('name.change')} </span>
        {name || t('name.none')}
      </button>
    </h1>
  )
}

interface NameFieldProps {
  readonly name: string
  /** With the name as it was written, or `null` when it stays. */
  readonly finish: (name: string | null) => void
}

function NameField({ name, finish }: NameFieldProps) {
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  const isDone = useRef(false)
  const end = (written: string | null) => {
    // Enter takes the field away, which then also loses the focus.
    if (!isDone.current) finish(written)
    isDone.current = true
  }
  useEffect(() => field.current?.select(), [])
  return (
    <input
      ref={field}
      className={styles.nameField}
      aria-label={t('name.label')}
      maxLength={120}
      defaultValue={name}
      placeholder={t('name.none')}
      onBlur={event => end(event.target.value)}
      onKeyDown={event => {
        if (event.key === 'Enter') end(event.currentTarget.value)
        if (event.key === 'Escape') end(null)
      }}
    />
  )
}
