import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { HandoffDialog } from '../../../app/console/production/HandoffDialog.tsx'
import en from '../../../app/console/production/words/en.json' with { type: 'json' }
import kh from '../../../app/console/production/words/kh.json' with { type: 'json' }
import consoleEn from '../../../app/console/words/en.json' with { type: 'json' }
import consoleKh from '../../../app/console/words/kh.json' with { type: 'json' }
import { useScreenWords } from '../../../app/i18n/words.ts'
import type { Fetch } from '../../../app/session/api/createClient.ts'
import { renderScreen } from '../../support/renderScreen.tsx'

afterEach(cleanup)

const [order, pack] = ['0198a000-0000-7000-8000-0000000000d1', '0198a000-0000-7000-8000-0000000000d2']
const listed = '0198a000-0000-7000-8000-0000000000d3'

const mekong = {
  id: listed,
  name: 'Mekong Print',
  email: 'print@example.com',
  language: 'kh',
  notes: '',
  version: 1,
  handoffs: 0,
}

/** A shop with one supplier in its list; keeps what is sent to make a link. */
function shopWithSupplier() {
  const sent: object[] = []
  const json = (body: object) =>
    new Response(JSON.stringify(body), { status: 200, headers: { 'content-type': 'application/json' } })
  const fetch: Fetch = async (address, { method = 'GET', body } = {}) => {
    if (method === 'POST' && typeof body === 'string') {
      sent.push(JSON.parse(body))
      return json({ items: [], secret: '0198a000-0000-4000-8000-0000000000d4' })
    }
    if (!address.includes('suppliers')) return json({})
    return json({ items: [mekong] })
  }
  return { sent, fetch }
}

function Shown() {
  useScreenWords('console', { en: consoleEn, kh: consoleKh })
  useScreenWords('production', { en, kh })
  return <HandoffDialog order={order} pack={pack} created={() => {}} close={() => {}} />
}

const create = () => fireEvent.click(screen.getByRole('button', { name: en.create }))

it('sends no email to a supplier whose name is typed, for there is no address', async () => {
  const { sent, fetch } = shopWithSupplier()
  renderScreen(<Shown />, { fetch })
  const name = await screen.findByRole('textbox', { name: new RegExp(`^${en.supplier}`) })
  fireEvent.change(name, { target: { value: 'Sewing room 4' } })
  create()
  expect(await screen.findByRole('textbox', { name: en.link })).toBeTruthy()
  expect(sent).toEqual([expect.objectContaining({ supplier: 'Sewing room 4', send: false, pack })])
})

it('sends the link to a supplier of the list who has an address', async () => {
  const { sent, fetch } = shopWithSupplier()
  renderScreen(<Shown />, { fetch })
  fireEvent.change(await screen.findByRole('combobox', { name: en.who }), { target: { value: listed } })
  create()
  expect(await screen.findByRole('textbox', { name: en.link })).toBeTruthy()
  expect(sent).toEqual([expect.objectContaining({ supplierId: listed, supplier: 'Mekong Print', send: true })])
})
