import { describe, expect, it } from 'vitest'
import { auditText } from '../../../app/console/audit/auditText.ts'
import words from '../../../app/console/audit/fields/words/en.json' with { type: 'json' }
import { staffRoles } from '../../../server/contract/console/rights.ts'
import { designStatuses } from '../../../server/contract/designs/design.ts'
import { paymentMethods } from '../../../server/contract/orders/consoleOrders.ts'
import { orderStatuses } from '../../../server/contract/orders/order.ts'
import { packStatuses } from '../../../server/contract/production/packs.ts'

const reading = {
  language: 'en',
  wordOf: (name: string) => (name === 'active' ? 'Turned on' : name),
  valueWordOf: (value: string) => Object.entries(words.values).find(([known]) => known === value)?.[1] ?? value,
  orderOf: (id: string) => (id.endsWith('42') ? '#00042' : undefined),
  yes: 'yes',
  no: 'no',
} as const
const read = (field: string, value: unknown) => auditText([field], value, reading)

describe('a value of the audit log', () => {
  it.each([
    ['amount', 1250, '$12.50'],
    ['basis_points', 1250, '12.5%'],
    ['discountLimit', 2000, '20%'],
    ['quantity', 12, '12'],
    ['role', 'owner', 'Owner'],
    ['active', false, 'no'],
    ['status', 'active', 'Active'],
    ['method', 'transfer', 'Bank transfer'],
    ['name_en', '', '–'],
    ['revoked_at', null, '–'],
    ['valid_until', '2026-12-31', '31 December 2026'],
    ['languages', ['kh', 'en'], 'Khmer, English'],
    ['account_id', '01a20a7c-cf76-7efb-a8aa-f81f74d80a69', '01a20a7c…'],
    ['order_id', '01a20a7c-cf76-7efb-a8aa-f81f74d80a42', '#00042'],
    ['tiers', [{ from: 10, discount: 500 }], 'from: 10 · discount: 5%'],
  ])('reads %s %s as %s', (field, value, text) => {
    expect(read(field, value)).toBe(text)
  })

  it('has a word for every status, role and way to pay', () => {
    const values = [...orderStatuses, ...designStatuses, ...packStatuses, ...staffRoles, ...paymentMethods]
    expect(values.filter(value => !(value in words.values))).toEqual([])
  })

  it('reads a moment with its time on the clock of the device', () => {
    expect(read('expires_at', '2026-11-23T22:15:00.000+00:00')).toMatch(/^2[34] November 2026, \d\d:\d\d$/)
  })
})
