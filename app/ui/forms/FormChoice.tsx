import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { FieldFrame, type FieldProps } from './FieldFrame.tsx'
import styles from './forms.module.css'

export interface FormChoiceProps extends Omit<ComponentProps<'select'>, 'children' | 'required'>, FieldProps {
  readonly choices: readonly { readonly value: string; readonly label: string }[]
}

/** One of a few, chosen from a labelled list. */
export function FormChoice({ label, choices, error, required, hint, aside, ...select }: FormChoiceProps) {
  return (
    <FieldFrame label={label} error={error} required={required} hint={hint} aside={aside}>
      {control => (
        <>
          <select {...select} {...control}>
            {choices.map(choice => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </select>
          <ChevronDown className={styles.chevron} aria-hidden />
        </>
      )}
    </FieldFrame>
  )
}
