import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import styles from './native.module.css'

export interface Choice<Value extends string = string> {
  readonly value: Value
  readonly label: string
  /** Of the label, where it is not the page's. */
  readonly lang?: string
}

interface SelectProps<Value extends string> extends Omit<ComponentProps<'select'>, 'children' | 'value' | 'onChange'> {
  readonly value: Value
  readonly choices: readonly Choice<Value>[]
  readonly choose: (value: Value) => void
  /** What it says of itself where no `<label>` is around it or leads to it. */
  readonly label?: string | undefined
  /** Without a frame of its own: what it stands in has one. */
  readonly isPlain?: boolean
}

/** One of several, chosen in the browser's own list; a phone shows its wheel. */
export function Select<Value extends string>({
  label,
  value,
  choices,
  choose,
  isPlain,
  className = '',
  ...select
}: SelectProps<Value>) {
  return (
    <select
      {...select}
      className={`${isPlain ? styles.plain : styles.select} ${className}`}
      aria-label={label}
      value={value}
      onChange={event => {
        const chosen = choices.find(choice => choice.value === event.target.value)
        if (chosen) choose(chosen.value)
      }}
    >
      <Options choices={choices} />
    </select>
  )
}

/** What a `<select>` offers. */
function Options({ choices }: { readonly choices: readonly Choice[] }) {
  return choices.map(({ value, label, lang }) => (
    <option key={value} value={value} lang={lang}>
      {label}
    </option>
  ))
}

interface FieldSelectProps extends Omit<ComponentProps<'select'>, 'children'> {
  readonly choices: readonly Choice[]
}

/** A select inside the frame of a form's field, which knows its value. */
export function FieldSelect({ choices, ...select }: FieldSelectProps) {
  return (
    <>
      <select {...select} className={styles.framed}>
        <Options choices={choices} />
      </select>
      <ChevronDown className={styles.chevron} aria-hidden />
    </>
  )
}
