import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ForgottenPassword } from '../../../../app/screens/entrance/ForgottenPassword.tsx'
import { renderScreen } from '../../../support/renderScreen.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

async function choosePassword(hash: string) {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  const { where } = renderScreen(<ForgottenPassword />, {
    address: `/auth/forgotpassword#${hash}`,
    fetch: async () =>
      new Response(JSON.stringify({ done: true }), { status: 200, headers: { 'content-type': 'application/json' } }),
  })
  for (const field of [await screen.findByLabelText(/^Password/), screen.getByLabelText(/^Confirm/)])
    fireEvent.change(field, { target: { value: 'river-stone-lotus' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save new password' }))
  return { assign, where }
}

it('leads whoever was invited to the staff to the console, not to the sign-in of customers', async () => {
  const { assign } = await choosePassword('token=abc&for=console')
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/console'))
})

it('leads everybody else to the sign-in', async () => {
  const { assign, where } = await choosePassword('token=abc')
  await waitFor(() => expect(where()).toBe('/auth/signin'))
  expect(assign).not.toHaveBeenCalled()
})
