import { describe, expect, it } from 'vitest'
import { subjectPage, valuePage } from '../../../app/console/audit/auditPages.ts'

const id = '0190c0de-0000-7000-8000-000000000001'

describe('an entry of the audit log', () => {
  it.each([
    ['order', `/console/orders/${id}`],
    ['design', `/console/designs/${id}`],
    ['message', `/console/messages/${id}`],
    ['account', `/console/customers/${id}`],
    ['price-book', null],
    ['constructor', null],
  ])('leads from a subject "%s" to %s', (subject, page) => {
    expect(subjectPage(subject, id, false)).toBe(page)
  })

  it('leads nowhere from what is gone or has no id', () => {
    expect([subjectPage('order', id, true), subjectPage('order', null, false)]).toEqual([null, null])
  })

  it('leads from the id of something else to its page, and from no other value', () => {
    expect(valuePage(['order_id'], id)).toBe(`/console/orders/${id}`)
    const others = [valuePage(['order_id'], null), valuePage(['name_en'], id), valuePage(['settings', 'order_id'], id)]
    expect(others).toEqual([null, null, null])
  })
})
