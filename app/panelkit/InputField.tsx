import { LimitedInput } from './LimitedInput.tsx'

export interface InputFieldProps {
  readonly label: string
  /** An example of what could be written. */
  readonly hint: string
  readonly value: string
  readonly longest: number
  readonly write: (text: string) => void
  /** Enter was pressed, but not to choose a word of an input method. */
  readonly enter: () => void
}

/** Text for something that is not there yet. Nothing happens before a button or Enter is pressed. */
export const InputField = ({ hint, enter, ...input }: InputFieldProps) => (
  <LimitedInput
    {...input}
    placeholder={hint}
    onKeyDown={event => {
      if (event.key === 'Enter' && !event.nativeEvent.isComposing) enter()
    }}
  />
)
