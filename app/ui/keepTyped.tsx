import { type ReactNode, useLayoutEffect } from 'react'

type Field = HTMLInputElement | HTMLTextAreaElement

/** What somebody entered on a page that the server drew, before its scripts ran. */
export function typedIn(page: ParentNode): ReadonlyMap<Field, string> {
  const fields = [...page.querySelectorAll<Field>('input:not([type=radio], [type=checkbox], [type=file]), textarea')]
  return new Map(fields.filter(field => field.value !== field.defaultValue).map(field => [field, field.value]))
}

interface TypedProps {
  readonly typed: ReadonlyMap<Field, string>
  readonly children: ReactNode
}

/** Gives early input to the screen that takes the page over. The screen would overwrite it with its first change. */
export function KeepTyped({ typed, children }: TypedProps) {
  useLayoutEffect(() => {
    for (const [field, value] of typed) if (field.isConnected) retype(field, value)
  }, [typed])
  return children
}

/** React reports a change only when the value differs from the one it saw last, so that one is put back first. */
function retype(field: Field, value: string): void {
  const { selectionStart, selectionEnd } = field
  field.value = field.defaultValue
  const type = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Reflect.set(type.prototype, 'value', value, field)
  // Only text has a selection.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
