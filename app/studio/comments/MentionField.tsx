import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './comments.module.css'
import { mentionAt, namesFor, withMention } from './mentions.ts'

interface MentionFieldProps {
  readonly text: string
  readonly write: (text: string) => void
  /** Whom the text may mention. */
  readonly names: readonly string[]
}

/** The text of a comment. After an @ it suggests people whose names match. */
export function MentionField({ text, write, names }: MentionFieldProps) {
  const { t } = useTranslation('comments')
  const field = useRef<HTMLTextAreaElement>(null)
  const list = useId()
  const [caret, setCaret] = useState<number | null>(null)
  const [at, setAt] = useState(0)
  const mention = caret === null ? null : mentionAt(text, caret)
  const offered = mention ? namesFor(mention.query, names) : []
  const active = Math.min(at, offered.length - 1)
  const close = () => setCaret(null)
  const take = (name: string | undefined) => {
    if (!mention || name === undefined || caret === null) return
    const next = withMention(text, caret, mention, name)
    write(next.text)
    close()
    // The caret can go there once the text has been drawn.
    requestAnimationFrame(() => {
      field.current?.focus()
      field.current?.setSelectionRange(next.caret, next.caret)
    })
  }
  const press = (event: KeyboardEvent) => {
    if (offered.length === 0) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) setAt((active + step + offered.length) % offered.length)
    else if (event.key === 'Enter' || event.key === 'Tab') take(offered[active])
    else if (event.key === 'Escape') close()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div className={styles.mentioning}>
      <label>
        <span>{t('text')}</span>
        <textarea
          ref={field}
          rows={3}
          maxLength={2000}
          value={text}
          aria-autocomplete="list"
          aria-controls={offered.length > 0 ? list : undefined}
          aria-activedescendant={offered.length > 0 ? `${list}-${active}` : undefined}
          onKeyDown={press}
          onBlur={close}
          onChange={event => {
            write(event.target.value)
            setCaret(event.target.selectionStart)
            setAt(0)
          }}
        />
      </label>
      {offered.length > 0 && (
        <div role="listbox" id={list} aria-label={t('mention')} className={styles.names}>
          {offered.map((name, index) => (
            <button
              key={name}
              type="button"
              role="option"
              tabIndex={-1}
              id={`${list}-${index}`}
              aria-selected={index === active}
              // A press that takes the focus would close the list before the click.
              onPointerDown={event => event.preventDefault()}
              onClick={() => take(name)}
            >
              @{name}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
