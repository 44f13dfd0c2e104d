import type { ComponentProps } from 'react'
import { FieldFrame, type FieldProps } from './FieldFrame.tsx'

export interface FormAreaProps extends Omit<ComponentProps<'textarea'>, 'required'>, FieldProps {}

/** A labelled text of several lines. */
export function FormArea({ label, error, required, hint, aside, ...area }: FormAreaProps) {
  return (
    <FieldFrame label={label} error={error} required={required} hint={hint} aside={aside}>
      {control => <textarea rows={5} {...area} {...control} />}
    </FieldFrame>
  )
}
