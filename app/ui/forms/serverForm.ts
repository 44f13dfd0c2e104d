import { useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, type UseFormReturn, useForm } from 'react-hook-form'
import { z } from 'zod'
import type { ClientResponse, Refused } from '../../session/api/clientResponse.ts'
import { schemaResolver } from './schemaResolver.ts'

/** Why a form was not accepted: what the server said, or that it could not be reached. */
export type FormError = Refused | { readonly kind: 'unreachable' }

interface ServerFormOptions<In extends FieldValues, Out, Value> {
  /** The server's own schema; its messages are codes of `fieldCodes`. */
  readonly schema: z.ZodType<Out, In>
  readonly initial: DefaultValues<In>
  send(values: Out): Promise<ClientResponse<Value>>
  done(value: Value, values: Out): void | Promise<void>
}

/** `currentTarget` is the form, whose first wrong field gets the focus. */
interface SubmitEvent {
  preventDefault(): void
  readonly currentTarget?: EventTarget | null
}

interface ServerForm<In extends FieldValues, Out> {
  readonly form: UseFormReturn<In, unknown, Out>
  readonly error: FormError | null
  readonly isBusy: boolean
  submit(event?: SubmitEvent): Promise<void>
  /** Takes back what the server said. */
  forgetError(): void
}

/** A form that is checked here as the server checks it, and says at its fields what the server found. Nothing typed is lost. */
export function useServerForm<In extends FieldValues, Out, Value>(
  options: ServerFormOptions<In, Out, Value>,
): ServerForm<In, Out> {
  const { schema, initial, send, done } = options
  const [error, setError] = useState<FormError | null>(null)
  const isSending = useRef(false)
  const element = useRef<HTMLFormElement | null>(null)
  const form = useForm<In, unknown, Out>({
    resolver: schemaResolver(schema),
    defaultValues: initial,
    mode: 'onTouched',
    shouldFocusError: false,
  })
  // As the form shows them, not as they were registered or as the server looked at them.
  const focusFirst = (wrong: readonly string[]): void => {
    const controls = [...(element.current?.elements ?? [])]
    const first = controls.find(control => wrong.includes(control.getAttribute('name') ?? ''))
    if (first instanceof HTMLElement) first.focus()
    else if (wrong[0] !== undefined) form.setFocus(wrong[0] as Path<In>)
  }
  const take = async (values: Out): Promise<void> => {
    setError(null)
    const response = await send(values)
    if (response.kind === 'ok') return done(response.value, values)
    const fields = response.kind === 'refused' ? response.fields : []
    const known = fields.filter(({ path }) => path in form.getValues())
    for (const { path, code } of known) form.setError(path as Path<In>, { message: code })
    focusFirst(known.map(({ path }) => path))
    // Also when some of it is about a field that this form has not got.
    if (known.length === 0 || known.length < fields.length) setError(response)
  }
  const handle = form.handleSubmit(take, errors => focusFirst(Object.keys(errors)))
  const submit = async (event?: SubmitEvent): Promise<void> => {
    event?.preventDefault()
    if (event?.currentTarget instanceof HTMLFormElement) element.current = event.currentTarget
    // Pressed twice before the page was drawn anew.
    if (isSending.current) return
    isSending.current = true
    await handle().finally(() => {
      isSending.current = false
    })
  }
  return { form, error, isBusy: form.formState.isSubmitting, submit, forgetError: () => setError(null) }
}

/** A form's schema with the password typed a second time, which has to be the same. */
export function withRepeated<Shape extends z.ZodRawShape>(form: z.ZodObject<Shape>, password: string) {
  return form
    .extend({ repeated: z.string().min(1, { error: 'required' }) })
    .refine(typed => Reflect.get(typed, 'repeated') === Reflect.get(typed, password), {
      path: ['repeated'],
      error: 'incorrect',
      // Said beside what is wrong with other fields, not after it.
      when: ({ value }) => isTyped(value),
    })
}

const isTyped = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Boolean(Reflect.get(value, 'repeated'))
