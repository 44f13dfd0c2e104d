import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { CodeStep } from '../../../../app/screens/entrance/CodeStep.tsx'
import { SignUp } from '../../../../app/screens/entrance/SignUp.tsx'
import { detailsOf } from '../../../support/detailsOf.ts'
import { pretendServer, problemOf } from '../../../support/pretendServer.ts'
import { renderScreen } from '../../../support/renderScreen.tsx'

afterEach(cleanup)

const confirm = 'POST /api/oauth/confirmotp'
const resend = 'POST /api/oauth/resendotp'

function open(responses: Parameters<typeof pretendServer>[0], { password = 'a-good-one', sendsFirst = false } = {}) {
  const server = pretendServer(responses)
  const done = vi.fn()
  const given = { email: 'sok@mail.example', password, sendsFirst, back: () => {}, done }
  // The words of the entrance come with its screen.
  const shown = renderScreen(
    <>
      <div hidden>
        <SignUp />
      </div>
      <CodeStep {...given} />
    </>,
    { fetch: server.fetch },
  )
  const field = () => screen.getByLabelText<HTMLInputElement>(/code/i, { selector: 'input' })
  const type = (value: string) => fireEvent.change(field(), { target: { value } })
  return { ...shown, server, done, field, type }
}

it('sends a code once, whatever is typed behind it', async () => {
  const { server, type, field } = open({ [confirm]: problemOf(400, 'invalid-otp') })
  type('123456')
  await waitFor(() => expect(server.times(confirm)).toBe(1))
  await waitFor(() => expect(screen.queryAllByRole('alert').some(({ textContent }) => textContent !== '')).toBe(true))
  type('1234567')
  type('123456 ')
  type('123457')
  await waitFor(() => expect(server.times(confirm)).toBeGreaterThan(1))
  expect(server.requests.map(({ headers }) => headers['otp-token'])).toEqual(['123456', '123457'])
  expect(field().value).toBe('123457')
})

it('tells that another code was sent, and no longer that the last one was wrong', async () => {
  const responses: Record<string, { body: unknown }> = { [confirm]: problemOf(400, 'otp-invalid') }
  // What was not sent may be asked for again at once.
  const { server, type, field } = open(responses, { sendsFirst: true })
  await waitFor(() => expect(server.times(resend)).toBe(1))
  type('123456')
  await waitFor(() => expect(screen.queryAllByRole('alert').some(({ textContent }) => textContent !== '')).toBe(true))
  responses[resend] = { body: { done: true } }
  await waitFor(() => fireEvent.click(screen.getByRole('button', { name: 'Send a new code' })))
  await screen.findByText(/sent you a new code/)
  expect(server.times(resend)).toBe(2)
  expect(field().value).toBe('')
  expect(screen.queryAllByRole('alert').map(({ textContent }) => textContent)).not.toContain('invalid-otp')
  expect(screen.queryAllByRole('alert').filter(({ textContent }) => textContent !== '')).toEqual([])
})

it('signs in with the password that was typed before, and says so', async () => {
  const token = `e30.${btoa(JSON.stringify({ exp: 4_000_000_000, sub: 'one', azp: 'web' }))}.x`
  const tokens = { access_token: token, refresh_token: 'r', expires_in: 300, refresh_expires_in: 3600 }
  const { type, done, services } = open({
    [confirm]: { body: { confirmed: true } },
    'POST /api/accounts/token': { body: { ...tokens, token_type: 'Bearer' } },
    'GET /api/accounts/details': { body: detailsOf() },
  })
  type('១២៣៤៥៦')
  await waitFor(() => expect(done).toHaveBeenCalledWith(true))
  expect(services.session.state.current().kind).toBe('in')
})
