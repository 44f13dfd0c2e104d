import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Dashboard } from '../../../../app/screens/dashboard/Dashboard.tsx'
import { HistoriesScreen } from '../../../../app/screens/histories/HistoriesScreen.tsx'
import { detailsOf } from '../../../support/detailsOf.ts'
import { renderScreen } from '../../../support/renderScreen.tsx'
import { shownOrder } from '../../../support/shownOrder.ts'

afterEach(cleanup)

const id = '0198a000-0000-7000-8000-0000000000d1'
const piece = {
  name: 'Dara',
  number: '7',
  size: 'M',
  shortsSize: null,
  sleeve: 'short',
  version: 'player',
  quantity: 3,
}

const keptBy = (account: string | null, page = `/design/checkout/${id}`) => ({
  'kitloom-order-kept': JSON.stringify({
    page,
    account,
    order: {
      kind: 'designs',
      key: id,
      body: {
        designs: [{ design: id, fabric: 'mesh', pieces: [piece] }],
        ...{ promotionCode: '', delivery: shownOrder().delivery, expectedTotal: 1500, language: 'en' },
        ...{ trackingSecret: 'a'.repeat(36), acceptedTerms: true },
      },
    },
  }),
})

const { id: me } = detailsOf()
const title = 'An order hasn’t been sent yet'

async function open(device: Record<string, string>, Screen = HistoriesScreen) {
  const shown = renderScreen(<Screen />, { device })
  await act(async () => shown.services.session.replaceDetails(detailsOf()))
  await import('../../../../app/screens/histories/KeptOrderNote.tsx')
  return shown
}

describe('an order that this device has kept', () => {
  it.each([
    ['My orders', HistoriesScreen],
    ['the dashboard', Dashboard],
  ])('is told on %s, with the way to send it', async (_, Screen) => {
    const { where } = await open(keptBy(me), Screen)
    await screen.findByRole('complementary', { name: title })
    expect(screen.getByText(/^3 pieces · You placed it without a connection/)).toBeTruthy()
    fireEvent.click(screen.getByRole('link', { name: 'Send it now' }))
    expect(where()).toBe(`/design/checkout/${id}`)
  })

  it('can be forgotten there, after a question', async () => {
    const { services } = await open(keptBy(me))
    const decide = async (isSure: boolean) => {
      fireEvent.click(await screen.findByRole('button', { name: 'Don’t send it' }))
      await act(async () => services.confirmations.open.current()?.settle(isSure))
    }
    await decide(false)
    expect(screen.getByText(title)).toBeTruthy()
    await decide(true)
    expect(screen.queryByText(title)).toBeNull()
    expect(localStorage.getItem('kitloom-order-kept')).toBe('')
  })

  it('that was placed before signing in leads to its checkout, which does not send it by itself', async () => {
    await open(keptBy(null))
    expect(await screen.findByRole('link', { name: 'Open its checkout' })).toBeTruthy()
    expect(screen.getByText(/before you signed in/)).toBeTruthy()
  })

  it.each([
    ['another account', keptBy('0198a000-0000-7000-8000-00000000beef')],
    ['an address elsewhere', keptBy(me, '//elsewhere.example/')],
    ['nobody', {}],
  ])('is not told of when it is of %s', async (_, device) => {
    await open(device)
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByText(title)).toBeNull()
  })
})
