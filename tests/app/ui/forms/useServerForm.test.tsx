import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import type { ClientResponse } from '../../../../app/session/api/clientResponse.ts'
import { FormErrorNote, SubmitButton } from '../../../../app/ui/forms/FormEnd.tsx'
import { FormField } from '../../../../app/ui/forms/FormFields.tsx'
import { useServerForm } from '../../../../app/ui/forms/serverForm.ts'
import { renderInWords } from '../../../support/renderPanel.tsx'

afterEach(cleanup)

const schema = z.object({
  email: z.string().trim().min(1, 'required').pipe(z.email('invalid-email')),
  phone: z.string().min(1, 'required'),
})
type Sent = z.infer<typeof schema>

function Form({ send, done }: { send(values: Sent): Promise<ClientResponse<string>>; done(value: string): void }) {
  const { form, error, isBusy, submit } = useServerForm({ schema, initial: { email: '', phone: '' }, send, done })
  const { errors } = form.formState
  return (
    <form noValidate onSubmit={submit}>
      <FormField label="Email" required error={errors.email?.message} {...form.register('email')} />
      <FormField label="Phone" required error={errors.phone?.message} {...form.register('phone')} />
      <FormErrorNote error={error} />
      <SubmitButton isBusy={isBusy} busy="Sending">
        Send
      </SubmitButton>
    </form>
  )
}

const refused = (
  code: string,
  fields: readonly { path: string; code: string }[] = [],
  waitSeconds: number | null = null,
) =>
  ({
    ...({ kind: 'refused', code, status: 400, detail: '', waitSeconds } as const),
    fields: fields.map(field => ({ ...field, message: '' })),
  }) as const

function open(...replies: readonly ClientResponse<string>[]) {
  const left = [...replies]
  const send = vi.fn(async (_values: Sent) => left.shift() ?? ({ kind: 'unreachable' } as const))
  const done = vi.fn()
  renderInWords(<Form send={send} done={done} />)
  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(name) })
  return {
    send,
    done,
    field,
    type: (name: string, value: string) => fireEvent.change(field(name), { target: { value } }),
    press: () => fireEvent.click(screen.getByRole('button', { name: /^Send/ })),
    /** What is said of a field. */
    message: (name: string) =>
      (field(name).getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map(id => document.getElementById(id)?.textContent ?? '')
        .join(''),
  }
}

describe('a form', () => {
  it('says at each field what is missing, asks nobody, and puts the hand on the first', async () => {
    const { press, message, send, field } = open()
    press()
    await vi.waitFor(() => expect(message('Email')).toBe('Email is required.'))
    expect(message('Phone')).toBe('Phone is required.')
    expect(field('Email').getAttribute('aria-invalid')).toBe('true')
    expect([send.mock.calls.length, document.activeElement]).toEqual([0, field('Email')])
  })

  it('sends what the schema makes of it, once', async () => {
    const { press, type, send, done } = open({ kind: 'ok', value: 'thanks' })
    type('Email', '  sok@kit.test ')
    type('Phone', '012 345 678')
    press()
    press()
    await vi.waitFor(() => expect(done).toHaveBeenCalled())
    expect(send.mock.calls).toEqual([[{ email: 'sok@kit.test', phone: '012 345 678' }]])
    expect(done.mock.calls[0]?.[0]).toBe('thanks')
  })

  it('says at its field what the server found, and keeps everything typed', async () => {
    const { press, type, message, field } = open(refused('invalid-request', [{ path: 'phone', code: 'invalid-phone' }]))
    type('Email', 'sok@kit.test')
    type('Phone', '000')
    press()
    await vi.waitFor(() => expect(message('Phone')).toBe('Enter a valid phone number, such as 012 345 678.'))
    expect([field('Email').value, field('Phone').value]).toEqual(['sok@kit.test', '000'])
    expect(document.activeElement).toBe(field('Phone'))
  })

  it('says what is not about a field below it, with the time to wait', async () => {
    const { press, type, field } = open(refused('too-many-attempts', [], 90), { kind: 'unreachable' })
    type('Email', 'sok@kit.test')
    type('Phone', '012')
    press()
    expect(await screen.findByText(/Too many wrong passwords.*in 2 minutes/)).toBeTruthy()
    press()
    expect(await screen.findByText(/Can’t reach the shop/)).toBeTruthy()
    expect(field('Phone').value).toBe('012')
  })

  it('says below it what the server found at a field that it does not show', async () => {
    const { press, type } = open(
      refused('invalid-request', [
        { path: 'phone', code: 'invalid-phone' },
        { path: 'language', code: 'unknown-language' },
      ]),
    )
    type('Email', 'sok@kit.test')
    type('Phone', '000')
    press()
    expect(await screen.findByText(/Something in this form/)).toBeTruthy()
  })

  it('says that something went wrong for a code of a newer server', async () => {
    const { press, type } = open(refused('never-heard-of'))
    type('Email', 'sok@kit.test')
    type('Phone', '000')
    press()
    expect(await screen.findByText('Something went wrong!')).toBeTruthy()
  })
})

/** Shown the other way round than it is registered, as names are in Khmer. */
function TurnedForm({ send }: { send(values: Sent): Promise<ClientResponse<string>> }) {
  const { form, submit } = useServerForm({ schema, initial: { email: '', phone: '' }, send, done: () => {} })
  const { errors } = form.formState
  const email = form.register('email')
  return (
    <form noValidate onSubmit={submit}>
      <FormField label="Phone" required error={errors.phone?.message} {...form.register('phone')} />
      <FormField label="Email" required error={errors.email?.message} {...email} />
      <SubmitButton isBusy={false} busy="Sending">
        Send
      </SubmitButton>
    </form>
  )
}

it.each([
  ['found here', '', ''],
  ['found by the server', 'a@b.example', '1'],
])('gives the focus to the first wrong field that is shown: %s', async (_, email, phone) => {
  const wrong = refused('invalid-request', [
    { path: 'email', code: 'invalid-email' },
    { path: 'phone', code: 'invalid-phone' },
  ])
  renderInWords(<TurnedForm send={async () => wrong} />)
  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(name) })
  fireEvent.change(field('Email'), { target: { value: email } })
  fireEvent.change(field('Phone'), { target: { value: phone } })
  fireEvent.submit(screen.getByRole('button', { name: /^Send/ }))
  await vi.waitFor(() => expect(document.activeElement).toBe(field('Phone')))
})
