import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { TrackScreen } from '../../../../app/screens/histories/TrackScreen.tsx'
import en from '../../../../app/screens/histories/words/en.json' with { type: 'json' }
import type { Order } from '../../../../server/contract/orders/order.ts'
import { pretendServer, problemOf } from '../../../support/pretendServer.ts'
import { renderScreen } from '../../../support/renderScreen.tsx'
import { shownOrder, shownSlip } from '../../../support/shownOrder.ts'

afterEach(cleanup)

const secret = 'a-secret-of-36-letters-for-one-order'
const { id } = shownOrder()
const slips = `/api/orders/${id}/slips`
const sha256 = 'a'.repeat(64)
const uploaded = {
  ...{ sha256, shownSha256: sha256, url: `/api/uploads/${sha256}`, type: 'png' },
  ...{ width: 30, height: 20, size: 9, name: 'aba.jpg' },
}

/** The page of the link of an order; a slip that is attached is shown from then on. */
async function follow(
  order: Partial<Order>,
  attached: () => ReturnType<typeof problemOf> | null = () => null,
  invoice: ReturnType<typeof problemOf> = { body: '%PDF' },
  uploading: () => ReturnType<typeof problemOf> | null = () => null,
) {
  let shown = shownOrder(order)
  const server = pretendServer({
    'POST /api/orders/track': () => ({ body: { order: shown, history: [] } }),
    [`GET /api/orders/${id}/invoice?language=en`]: invoice,
    'POST /api/uploads': () => uploading() ?? { status: 201, body: { items: [uploaded] } },
    [`POST ${slips}`]() {
      const refusal = attached()
      if (refusal) return refusal
      shown = { ...shown, slips: [...shown.slips, shownSlip()] }
      return { status: 201, body: shown }
    },
    [`GET ${slips}/${shownSlip().id}`]: { body: 'picture' },
    [`DELETE ${slips}/${shownSlip().id}`]() {
      shown = { ...shown, slips: [] }
      return { body: shown }
    },
  })
  const { services } = renderScreen(<TrackScreen />, { address: `/order/track#42.${secret}`, fetch: server.fetch })
  await screen.findByRole('heading', { name: '#00042' })
  const choose = async () =>
    fireEvent.change(await screen.findByLabelText('Attach slip', { selector: 'input' }), {
      target: { files: [new File(['slip'], 'aba.jpg', { type: 'image/jpeg' })] },
    })
  return { server, services, choose }
}

const image = () => screen.findByRole('img', { name: 'Show slip aba.jpg' })

describe('a tracked order', () => {
  it('leads a guest to an account, and from there to the orders of it', async () => {
    await follow({ status: 'REJECTED' })
    const link = screen.getByRole('link', { name: en.rejectedGuest })
    expect(link.getAttribute('href')).toBe('/auth/signup?redirect_to=%2Fme%2Fhistories')
  })

  it('takes a slip, shows it in the name of the link’s secret, and removes it after asking', async () => {
    const { server, services, choose } = await follow({})
    await choose()
    await image()
    const sent = server.requests.filter(({ call }) => call.includes('/slips'))
    expect(sent.map(({ headers }) => headers['x-tracking-secret'])).toEqual([secret, secret])
    expect(sent[0]?.body).toEqual({ sha256 })
    fireEvent.click(screen.getByRole('button', { name: 'Remove slip aba.jpg' }))
    await waitFor(() => expect(services.confirmations.open.current()).toBeTruthy())
    services.confirmations.open.current()?.settle(true)
    await waitFor(() => expect(screen.queryByRole('img', { name: 'Show slip aba.jpg' })).toBeNull())
  })

  it('says why a slip was not taken', async () => {
    const { choose } = await follow({}, () => problemOf(415, 'image-unknown'))
    await choose()
    expect((await screen.findByText(/PNG|JPEG/)).textContent).toBeTruthy()
  })

  it('says that the server is busy, and sends the slip again by itself', async () => {
    let isBusy = true
    const busy = { ...problemOf(503, 'uploads-busy'), headers: { 'retry-after': '0.2' } }
    const { choose } = await follow({}, undefined, undefined, () => (isBusy ? busy : null))
    await choose()
    await screen.findByText(/^The server is busy/)
    isBusy = false
    await image()
    expect(screen.queryByText(/^The server is busy/)).toBeNull()
  })

  it('keeps a slip that the shop has recorded, and takes no sixth', async () => {
    const five = Array.from({ length: 5 }, (_, at) => ({
      ...shownSlip({ removable: false }),
      id: `${id.slice(0, -1)}${at}`,
    }))
    await follow({ slips: five })
    expect(await screen.findAllByText('Recorded')).toHaveLength(5)
    expect(screen.queryByRole('button', { name: 'Attach slip' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Remove slip/ })).toBeNull()
  })

  it.each([
    ['canceled', { status: 'CANCELED' }],
    ['paid', { paid: 1500 }],
  ] as const)('asks for no slip when it is %s', async (_, order) => {
    await follow(order)
    expect(screen.queryByRole('heading', { name: 'Transfer slip' })).toBeNull()
  })

  it.each([
    ['VET 2231-88', null],
    ['https://parcels.example/2231', 'https://parcels.example/2231'],
    ['javascript:alert(1)', null],
  ])('says how the parcel is followed: %s', async (tracking, link) => {
    await follow({ status: 'ON_THE_WAY', tracking })
    expect(screen.getByText(tracking)).toBeTruthy()
    expect(screen.queryByRole('link', { name: tracking })?.getAttribute('href') ?? null).toBe(link)
  })

  it('brings its invoice as a file in the name of the link’s secret, and says why where it does not', async () => {
    const { server } = await follow({})
    fireEvent.click(screen.getByRole('button', { name: 'Download invoice' }))
    await waitFor(() => expect(server.requests.at(-1)?.call).toContain('/invoice'))
    expect(server.requests.at(-1)?.headers['x-tracking-secret']).toBe(secret)
    cleanup()
    const { services } = await follow({}, undefined, problemOf(503, 'not-ready'))
    fireEvent.click(screen.getByRole('button', { name: 'Download invoice' }))
    await waitFor(() => expect(services.toasts.shown.current()).toHaveLength(1))
  })

  it('has none while it is rejected or canceled', async () => {
    await follow({ status: 'CANCELED', khqr: null })
    expect(screen.queryByRole('button', { name: 'Download invoice' })).toBeNull()
  })
})
