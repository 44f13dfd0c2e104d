import { useEffect, useRef } from 'react'

interface NameFieldProps {
  readonly className: string | undefined
  readonly name: string
  readonly label: string
  /** What stands in it while it is empty. */
  readonly placeholder: string
  /** With the name as it was written, or `null` when it stays. */
  readonly finish: (name: string | null) => void
}

/** A design's name while it is written. Enter and leaving keep it, Escape does not. */
export function NameField({ className, name, label, placeholder, finish }: NameFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const isDone = useRef(false)
  const end = (written: string | null) => {
    // Enter takes the field away, which then also loses the focus.
    if (!isDone.current) finish(written)
    isDone.current = true
  }
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  return (
    <input
      ref={field}
      dir="auto"
      className={className}
      aria-label={label}
      maxLength={120}
      defaultValue={name}
      placeholder={placeholder}
      onBlur={event => end(event.target.value)}
      onKeyDown={event => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) end(event.currentTarget.value)
        if (event.key !== 'Escape') return
        // It belongs to the field, not to the dialog round it.
        event.stopPropagation()
        end(null)
      }}
    />
  )
}
