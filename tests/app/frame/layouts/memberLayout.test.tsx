import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { MemberLayout } from '../../../../app/frame/memberLayout/MemberLayout.tsx'
import { detailsOf } from '../../../support/detailsOf.ts'
import { pretendServer } from '../../../support/pretendServer.ts'
import { renderScreen } from '../../../support/renderScreen.tsx'
import { setPageWidth } from '../../../support/setPageWidth.ts'
import { tenantOf } from '../../../support/tenantOf.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

beforeAll(() => import('../../../../app/ui/controls/drawer/DrawerPart.tsx'))

function open(width: number, address = '/me/dashboard', fetch = pretendServer({}).fetch) {
  setPageWidth(width)
  const shown = renderScreen(<MemberLayout />, { address, fetch })
  act(() => shown.services.session.replaceDetails(detailsOf()))
  const button = screen.getByRole('button', { name: 'Toggle menu' })
  const toggle = () => fireEvent.click(button)
  const menu = () => screen.queryByRole('navigation', { name: 'Main menu' })
  /** Only with the focus in it does it hear keys. */
  const drawer = async () => {
    const found = await screen.findByRole('dialog', { name: 'Menu' })
    await waitFor(() => expect(found.contains(document.activeElement)).toBe(true))
    return found
  }
  const isAway = () => waitFor(() => expect(menu()).toBeNull())
  return { ...shown, button, toggle, menu, drawer, isAway }
}

describe('the menu of the signed-in area', () => {
  it('stands beside the page from 992 px, and is put away by its toggle', () => {
    const { menu, toggle } = open(992)
    expect(menu()).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    toggle()
    expect(menu()).toBeNull()
    toggle()
    expect(menu()).toBeTruthy()
  })

  it('is away at 991 px, and comes over the page', async () => {
    const { menu, toggle, drawer, button, isAway } = open(991)
    expect(menu()).toBeNull()
    toggle()
    expect(within(await drawer()).getByRole('navigation', { name: 'Main menu' })).toBeTruthy()
    expect(button.getAttribute('aria-expanded')).toBe('true')
    fireEvent.click(within(await drawer()).getByRole('button', { name: 'Close' }))
    await isAway()
  })

  it('takes the focus where it lies over the page, and gives it back to its button after Escape', async () => {
    const { toggle, drawer, button, isAway } = open(991)
    toggle()
    fireEvent.keyDown(await drawer(), { key: 'Escape', code: 'Escape' })
    await isAway()
    await waitFor(() => expect(document.activeElement).toBe(button))
  })

  it('stays with Escape where it stands beside the page', () => {
    const { menu } = open(1440)
    fireEvent.keyDown(document, { key: 'Escape', code: 'Escape' })
    expect(menu()).toBeTruthy()
  })

  it('closes when an item is chosen where it lies over the page', async () => {
    const { toggle, drawer, isAway } = open(991)
    toggle()
    fireEvent.click(within(await drawer()).getByRole('link', { name: 'Dashboard' }))
    await isAway()
  })

  it('shows which item one is at', () => {
    open(1440, '/me/players')
    expect(screen.getByRole('link', { name: 'Player list' }).getAttribute('aria-current')).toBe('page')
    expect(screen.getByRole('link', { name: 'Dashboard' }).getAttribute('aria-current')).toBeNull()
  })

  it('comes over a wide page once it was unpinned, also the next time', async () => {
    const { drawer, isAway } = open(1440)
    fireEvent.click(screen.getByRole('button', { name: 'Unpin menu' }))
    fireEvent.keyDown(await drawer(), { key: 'Escape', code: 'Escape' })
    await isAway()
    expect(localStorage.getItem('kitloom-menu')).toBe('overlay')
  })
})

describe('the signed-in area', () => {
  it('says who is here', () => {
    open(1440)
    expect(screen.getByRole('button', { name: 'Account: Sok Dara' })).toBeTruthy()
  })

  it('leads home when one signs out of it', async () => {
    const server = pretendServer({ 'POST /api/accounts/token/destroy': { status: 204, body: null } })
    const { services, where } = open(1440, '/me/setting', server.fetch)
    fireEvent.click(screen.getByRole('button', { name: 'Account: Sok Dara' }))
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
    await waitFor(() => expect(services.confirmations.open.current()).toBeTruthy())
    services.confirmations.open.current()?.settle(true)
    await waitFor(() => expect(where()).toBe('/'))
    await waitFor(() => expect(services.session.state.current().kind).toBe('out'))
    expect(where()).toBe('/')
  })

  it('asks to sign in when the session ends, and remembers where one was', async () => {
    const { services, where } = open(1440, '/me/dashboard?tab=all')
    await act(() => services.session.leave())
    expect(where()).toBe('/auth/signin?redirect_to=%2Fme%2Fdashboard%3Ftab%3Dall')
  })
})

it('has the shop’s logo 60 px high in the bar of the signed-in area', async () => {
  const server = pretendServer({ 'GET /whoami': { body: tenantOf() } })
  const { services, container } = renderScreen(<MemberLayout />, { address: '/me/dashboard', fetch: server.fetch })
  await act(async () => {
    await services.tenant.load()
  })
  expect(container.querySelector('header img')?.getAttribute('height')).toBe('60')
})
