import { type ReactNode, useLayoutEffect } from 'react'

type Field = HTMLInputElement | HTMLTextAreaElement

/** What somebody typed into a page of the server before its scripts had come. */
export function typedIn(page: ParentNode): ReadonlyMap<Field, string> {
  const fields = [...page.querySelectorAll<Field>('input:not([type=radio], [type=checkbox], [type=file]), textarea')]
  return new Map(fields.filter(field => field.value !== field.defaultValue).map(field => [field, field.value]))
}

interface TypedProps {
  readonly typed: ReadonlyMap<Field, string>
  readonly children: ReactNode
}

/** Tells the screen that takes a page over what was typed into it: it would write its own text over it with the first change. */
export function KeepTyped({ typed, children }: TypedProps) {
  useLayoutEffect(() => {
    for (const [field, value] of typed) if (field.isConnected) retype(field, value)
  }, [typed])
  return children
}

/** React hears of a field only when its text differs from what it saw there last. */
function retype(field: Field, value: string): void {
  const { selectionStart, selectionEnd } = field
  field.value = field.defaultValue
  const type = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Reflect.set(type.prototype, 'value', value, field)
  // Only text has a selection.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
