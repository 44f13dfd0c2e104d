import { zodResolver } from '@hookform/resolvers/zod'
import { useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, type UseFormReturn, useForm } from 'react-hook-form'
import { z } from 'zod'
import type { Answer, Refused } from '../../session/api/answer.ts'

/** Why a form was not taken: what the server said, or that nobody was reached. */
export type FormError = Refused | { readonly kind: 'unreachable' }

interface ServerFormOptions<In extends FieldValues, Out, Value> {
  /** The server's own schema; its messages are codes of `fieldCodes`. */
  readonly schema: z.ZodType<Out, In>
  readonly initial: DefaultValues<In>
  send(values: Out): Promise<Answer<Value>>
  done(value: Value, values: Out): void | Promise<void>
}

interface ServerForm<In extends FieldValues, Out> {
  readonly form: UseFormReturn<In, unknown, Out>
  readonly trouble: FormError | null
  readonly isBusy: boolean
  submit(event?: { preventDefault(): void }): Promise<void>
}

/** A form that is checked here as the server checks it, and says at its fields what the server found. Nothing typed is lost. */
export function useServerForm<In extends FieldValues, Out, Value>(
  options: ServerFormOptions<In, Out, Value>,
): ServerForm<In, Out> {
  const { schema, initial, send, done } = options
  const [trouble, setTrouble] = useState<FormError | null>(null)
  const isSending = useRef(false)
  const form = useForm<In, unknown, Out>({
    resolver: zodResolver(schema),
    defaultValues: initial,
    mode: 'onTouched',
  })
  const take = async (values: Out): Promise<void> => {
    setTrouble(null)
    const answer = await send(values)
    if (answer.kind === 'answered') return done(answer.value, values)
    const fields = answer.kind === 'refused' ? answer.fields : []
    const known = fields.filter(({ path }) => path in form.getValues())
    known.forEach(({ path, code }, at) => {
      form.setError(path as Path<In>, { message: code }, { shouldFocus: at === 0 })
    })
    // Also when some of it is about a field that this form has not got.
    if (known.length === 0 || known.length < fields.length) setTrouble(answer)
  }
  const handle = form.handleSubmit(take)
  const submit = async (event?: { preventDefault(): void }): Promise<void> => {
    event?.preventDefault()
    // Pressed twice before the page was drawn anew.
    if (isSending.current) return
    isSending.current = true
    await handle().finally(() => {
      isSending.current = false
    })
  }
  return { form, trouble, isBusy: form.formState.isSubmitting, submit }
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
