import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { MemberLayout } from '../../../../app/frame/memberLayout/MemberLayout.tsx'
import { detailsOf } from '../../../support/detailsOf.ts'
import { renderInShop } from '../../../support/renderInShop.tsx'
import { setPageWidth } from '../../../support/setPageWidth.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function open(width: number, address = '/me/dashboard') {
  setPageWidth(width)
  const shown = renderInShop(<MemberLayout />, { address })
  act(() => shown.services.session.know(detailsOf()))
  const toggle = () => fireEvent.click(screen.getByRole('button', { name: 'Show or hide the menu' }))
  const menu = () => screen.queryByRole('navigation', { name: 'Main menu' })
  const veil = () => screen.queryByRole('button', { name: 'Close the menu' })
  return { ...shown, toggle, menu, veil }
}

describe('the menu of the signed-in area', () => {
  it('stands beside the page from 992 px, and is put away by its toggle', () => {
    const { menu, veil, toggle } = open(992)
    expect(menu()).toBeTruthy()
    expect(veil()).toBeNull()
    toggle()
    expect(menu()).toBeNull()
    toggle()
    expect(menu()).toBeTruthy()
  })

  it('is away at 991 px, and comes over the page', () => {
    const { menu, veil, toggle } = open(991)
    expect(menu()).toBeNull()
    toggle()
    expect(menu()).toBeTruthy()
    fireEvent.click(veil() ?? document.body)
    expect(menu()).toBeNull()
  })

  it('goes with Escape where it lies over the page, and stays where it stands beside it', () => {
    const narrow = open(991)
    narrow.toggle()
    fireEvent.keyDown(document, { key: 'Escape' })
    expect(narrow.menu()).toBeNull()
    cleanup()
    const wide = open(1440)
    fireEvent.keyDown(document, { key: 'Escape' })
    expect(wide.menu()).toBeTruthy()
  })

  it('closes when an item is chosen where it lies over the page', () => {
    const { menu, toggle } = open(991)
    toggle()
    fireEvent.click(screen.getByRole('link', { name: 'Dashboard' }))
    expect(menu()).toBeNull()
  })

  it('shows which item one is at', () => {
    open(1440, '/me/players')
    expect(screen.getByRole('link', { name: 'Player list' }).getAttribute('aria-current')).toBe('page')
    expect(screen.getByRole('link', { name: 'Dashboard' }).getAttribute('aria-current')).toBeNull()
  })

  it('comes over a wide page once it was unpinned, also the next time', () => {
    const { menu, toggle } = open(1440)
    fireEvent.click(screen.getByRole('button', { name: 'Unpin the menu' }))
    toggle()
    expect(menu()).toBeNull()
    expect(localStorage.getItem('kitloom-menu')).toBe('overlay')
  })
})

describe('the signed-in area', () => {
  it('says who is here', () => {
    open(1440)
    expect(screen.getByRole('button', { name: 'Sok Dara: your account' })).toBeTruthy()
  })

  it('asks to sign in when the session ends, and remembers where one was', async () => {
    const { services, where } = open(1440, '/me/dashboard?tab=all')
    await act(() => services.session.leave())
    expect(where()).toBe('/auth/signin?redirect_to=%2Fme%2Fdashboard%3Ftab%3Dall')
  })
})
