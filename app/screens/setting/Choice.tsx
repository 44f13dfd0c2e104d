import { useId } from 'react'
import styles from './setting.module.css'

interface Option<Value extends string> {
  readonly value: Value
  readonly word: string
  /** Of the word, where it is not the page's. */
  readonly lang?: string
}

export interface ChoiceProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly options: readonly Option<Value>[]
  choose(value: Value): void
}

/** One of a few, all of them in sight. */
export function Choice<Value extends string>({ label, value, options, choose }: ChoiceProps<Value>) {
  const name = useId()
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      <div>
        {options.map(option => (
          <label key={option.value} lang={option.lang}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              checked={option.value === value}
              onChange={() => choose(option.value)}
            />
            <span className={styles.option}>{option.word}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
