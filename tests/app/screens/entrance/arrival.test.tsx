import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { SignIn } from '../../../../app/screens/entrance/SignIn.tsx'
import { SignUp } from '../../../../app/screens/entrance/SignUp.tsx'
import { detailsOf } from '../../../support/detailsOf.ts'
import { pretendServer } from '../../../support/pretendServer.ts'
import { renderScreen } from '../../../support/renderScreen.tsx'
import { tenantOf } from '../../../support/tenantOf.ts'

afterEach(cleanup)

it('goes home when the terms are refused, signed out', async () => {
  const terms = { version: '1', paragraphs: [{ en: 'Be kind.', kh: 'សុភាព។' }], accepted: false }
  const server = pretendServer({ 'GET /api/oauth/termsandconditions': { body: terms } })
  const { services, where } = renderScreen(<SignIn />, {
    address: '/auth/signin?redirect_to=%2Fme%2Fdashboard',
    fetch: server.fetch,
  })
  act(() => services.session.replaceDetails(detailsOf({ termsAccepted: false })))
  fireEvent.click(await screen.findByRole('button', { name: /sign out|decline|not accept/i }))
  await waitFor(() => expect(where()).toBe('/'))
  expect(services.session.state.current().kind).toBe('out')
})

it('offers Google where one signs up, too, in a shop that has it', async () => {
  const server = pretendServer({ 'GET /whoami': { body: tenantOf({ google: 'client-id' }) } })
  const { services } = renderScreen(<SignUp />, { address: '/auth/signup', fetch: server.fetch })
  await act(async () => {
    await services.session.start()
  })
  expect(screen.queryByRole('button', { name: /Google/ })).toBeNull()
  await act(async () => {
    await services.tenant.load()
  })
  expect(screen.getByRole('button', { name: /Google/ })).toBeTruthy()
})

it.each([
  ['takes orders of the guest along', { body: { claimed: [7, 42] } }, 'Orders #00007, #00042 are now in your account.'],
  ['says when they could not be taken along', { status: 500, body: {} }, /couldn’t be moved to your account/],
])('%s', async (_, orders, text) => {
  const server = pretendServer({
    'POST /api/designs/claim': { body: { claimed: [], left: 0, leftNames: [] } },
    'POST /api/orders/claim': orders,
  })
  const { services, where } = renderScreen(<SignIn />, {
    address: '/auth/signin?redirect_to=%2Fme%2Fdashboard',
    fetch: server.fetch,
  })
  act(() => services.session.replaceDetails(detailsOf({ termsAccepted: true })))
  await waitFor(() => expect(where()).toBe('/me/dashboard'))
  const texts = services.toasts.shown.current().map(toast => toast.text)
  expect(texts).toEqual([expect.stringMatching(text)])
})
