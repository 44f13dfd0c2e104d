import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SignInForm } from '../../../../app/screens/entrance/SignIn.tsx'
import { pretendServer, problemOf } from '../../../support/pretendServer.ts'
import { renderScreen } from '../../../support/renderScreen.tsx'

/** An access token that is good for years. */
const kept = `e30.${btoa(JSON.stringify({ exp: 4_000_000_000, sub: 'someone', azp: 'web' }))}.x`
const renewed = {
  access_token: kept,
  refresh_token: 'next',
  expires_in: 300,
  refresh_expires_in: 3600,
  token_type: 'Bearer',
}

it('sends a wrong password once, and without a token, on a device that kept the tokens of a sign-in', async () => {
  const server = pretendServer({
    'POST /api/accounts/token': problemOf(401, 'invalid-credentials'),
    'POST /api/accounts/refreshtoken': { body: renewed },
  })
  const { services } = renderScreen(<SignInForm to="/" handed={{}} google={null} unconfirmed={() => {}} />, {
    address: '/signin',
    fetch: server.fetch,
  })
  services.memory.write('refresh_token', 'kept')
  services.memory.write('access_token', kept)
  fireEvent.change(screen.getByLabelText(/email/i), { target: { value: 'sok@mail.example' } })
  fireEvent.change(screen.getByLabelText(/password/i, { selector: 'input' }), { target: { value: 'wrong-password' } })
  fireEvent.submit(screen.getByLabelText(/email/i))
  await screen.findByText('Invalid email or password')
  expect(server.requests.map(({ call }) => call)).toEqual(['POST /api/accounts/token'])
  expect(server.requests[0]?.headers).not.toHaveProperty('authorization')
})
