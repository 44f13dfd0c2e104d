import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { PublicLayout } from '../../../../app/frame/publicLayout/PublicLayout.tsx'
import { ConfirmDialog } from '../../../../app/ui/Notices.tsx'
import { detailsOf } from '../../../support/detailsOf.ts'
import { pretendServer } from '../../../support/pretendServer.ts'
import { renderScreen } from '../../../support/renderScreen.tsx'
import { tenantOf } from '../../../support/tenantOf.ts'

// What opens is fetched on demand, which takes its time where much is going on.
beforeAll(() =>
  Promise.all([
    import('../../../../app/ui/controls/menu/MenuPart.tsx'),
    import('../../../../app/ui/controls/dialog/ConfirmationDialog.tsx'),
  ]),
)
afterEach(cleanup)

async function open(shop = tenantOf()) {
  const server = pretendServer({
    'GET /whoami': { body: shop },
    'POST /api/accounts/token/destroy': { body: { done: true } },
  })
  const frame = (
    <>
      <PublicLayout />
      <ConfirmDialog />
    </>
  )
  const shown = renderScreen(frame, { address: '/store', fetch: server.fetch, screens: { '/': <p>the home page</p> } })
  await act(() => shown.services.tenant.load())
  await act(() => shown.services.session.start())
  return { ...shown, server }
}

describe('the public frame', () => {
  it('offers what the shop has, and says whose it is', async () => {
    await open()
    const menu = within(screen.getByRole('navigation', { name: 'Main menu' }))
    expect(menu.getAllByRole('link').map(link => link.textContent)).toEqual([
      ...['Home', 'Store', 'Pricing', 'Products', 'Quick start'],
    ])
    expect(menu.getByRole('link', { name: 'Store' }).getAttribute('aria-current')).toBe('page')
    expect(within(screen.getByRole('contentinfo')).getByText(/© 2023 Angkor Sport/)).toBeTruthy()
  })

  it('offers to sign in and up, or what is one’s own in new tabs', async () => {
    const { services } = await open()
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/auth/signin')
    expect(screen.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe('/auth/signup')
    act(() => services.session.replaceDetails(detailsOf()))
    expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Me' }))
    for (const name of ['Dashboard', 'Designs']) {
      expect((await screen.findByRole('menuitem', { name })).getAttribute('target')).toBe('_blank')
    }
  })

  it('asks before it signs out, and then is home and out', async () => {
    const { services, server, where } = await open()
    localStorage.setItem('refresh_token', 'kept')
    act(() => services.session.replaceDetails(detailsOf()))
    const signOut = async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Me' }))
      fireEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
    }
    await signOut()
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Confirmation' }))
    expect(dialog.getByText('Do you want to sign out?')).toBeTruthy()
    fireEvent.click(dialog.getByRole('button', { name: 'No' }))
    await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(services.session.state.current().kind).toBe('in')
    await signOut()
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Yes' }))
    await vi.waitFor(() => expect(where()).toBe('/'))
    await vi.waitFor(() => expect(server.times('POST /api/accounts/token/destroy')).toBe(1))
    expect(services.session.state.current().kind).toBe('out')
  })
})
