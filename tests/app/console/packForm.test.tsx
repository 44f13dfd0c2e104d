import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { PackForm } from '../../../app/console/production/PackForm.tsx'
import en from '../../../app/console/production/words/en.json' with { type: 'json' }
import kh from '../../../app/console/production/words/kh.json' with { type: 'json' }
import { useScreenWords } from '../../../app/i18n/words.ts'
import type { Fetch } from '../../../app/session/api/createClient.ts'
import { renderScreen } from '../../support/renderScreen.tsx'

afterEach(cleanup)

const order = '0198a000-0000-7000-8000-0000000000d1'

function Shown() {
  useScreenWords('production', { en, kh })
  return <PackForm order={order} started={() => {}} />
}

/** The form, and what is sent by it. */
async function open() {
  const sent: object[] = []
  const fetch: Fetch = async (_address, { method = 'GET', body } = {}) => {
    if (method === 'POST' && typeof body === 'string') sent.push(JSON.parse(body))
    return new Response('{}', { status: 200, headers: { 'content-type': 'application/json' } })
  }
  renderScreen(<Shown />, { fetch })
  await screen.findByRole('button', { name: en.make })
  return sent
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } })
const make = () => fireEvent.click(screen.getByRole('button', { name: en.make }))

it('has a pack made as is usual for the roll', async () => {
  const sent = await open()
  make()
  await waitFor(() =>
    expect(sent).toEqual([{ width: 1600, spacing: 4, direction: 'both', mirrored: false, dense: false }]),
  )
})

it('has the pieces laid by the rules of the cloth: apart from each other, and along its grain', async () => {
  const sent = await open()
  type(en.width, '1500')
  type(en.spacing, '8')
  type(en.direction, 'garment')
  make()
  await waitFor(() =>
    expect(sent).toEqual([{ width: 1500, spacing: 8, direction: 'garment', mirrored: false, dense: false }]),
  )
})

it('spends more time on less cloth when that is wanted', async () => {
  const sent = await open()
  fireEvent.click(screen.getByLabelText(en.dense))
  make()
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ dense: true })]))
})

it('says at its field what no roll has', async () => {
  const sent = await open()
  type(en.spacing, '80')
  make()
  await waitFor(() =>
    expect(screen.getByLabelText(new RegExp(`^${en.spacing}`)).getAttribute('aria-invalid')).toBe('true'),
  )
  expect(sent).toEqual([])
})
