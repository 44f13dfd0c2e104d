import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { AuditScreen } from '../../../app/console/audit/AuditScreen.tsx'
import en from '../../../app/console/words/en.json' with { type: 'json' }
import kh from '../../../app/console/words/kh.json' with { type: 'json' }
import { useScreenWords } from '../../../app/i18n/words.ts'
import type { AuditEntry } from '../../../server/contract/console/audit.ts'
import { renderScreen } from '../../support/renderScreen.tsx'

afterEach(cleanup)

const order = '0190c0de-0000-7000-8000-000000000001'
const gone = '0190c0df-0000-7000-8000-000000000002'
const entry = { at: '2026-11-25T08:00:00.000Z', actor: 'Chenda Dara', subjectId: null } as const
const items: AuditEntry[] = [
  { ...entry, id: order, action: 'changed', subject: 'order', subjectId: order, detail: { status: ['PAID', 'SENT'] } },
  { ...entry, id: gone, action: 'added', subject: 'payment', detail: { order_id: order, amount: 1500 } },
  { ...entry, id: gone.replace('2', '3'), action: 'added', subject: 'order-note', detail: { order_id: gone } },
]
const log = { items, orders: { [order]: 7 }, subjects: [], total: 3, page: 1, pageSize: 50 }
const headers = { 'content-type': 'application/json' }

function Shown() {
  useScreenWords('console', { en, kh })
  return <AuditScreen />
}

it.each([
  ['en', 'Order #00007'],
  ['kh', `${kh.audit.subjects.order} #00007`],
] as const)('calls an order by its number in %s, and leads to it', async (language, name) => {
  const fetch = async () => new Response(JSON.stringify(log), { status: 200, headers })
  const { services } = renderScreen(<Shown />, { fetch })
  services.language.set(language)
  const links = [await screen.findByRole('link', { name }), await screen.findByRole('link', { name: '#00007' })]
  expect(links.map(link => link.getAttribute('href'))).toEqual(Array(2).fill(`/console/orders/${order}`))
  // One that is no longer there.
  expect(screen.getByRole('link', { name: '0190c0df…' })).toBeTruthy()
})
