import type { ComponentProps, ReactNode } from 'react'
import { FieldFrame, type FieldProps } from './FieldFrame.tsx'

export interface FormFieldProps extends Omit<ComponentProps<'input'>, 'children' | 'required'>, FieldProps {
  /** Inside of the field, at its end. */
  readonly end?: ReactNode
}

/** A labelled line of text that says what is wrong with it. */
export function FormField({ label, error, required, hint, aside, end, ...input }: FormFieldProps) {
  return (
    <FieldFrame label={label} error={error} required={required} hint={hint} aside={aside}>
      {control => (
        <>
          <input {...input} {...control} />
          {end}
        </>
      )}
    </FieldFrame>
  )
}
