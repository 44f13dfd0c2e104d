import { describe, expect, it } from 'vitest'
import { auditValues } from '../../../app/console/audit/auditValues.ts'

describe('an entry of the audit log', () => {
  it('shows of settings what differs alone', () => {
    const before = { prices: { shown: true }, inks: [{ name: 'Red', colour: '#f00000' }], languages: ['kh'] }
    const after = { prices: { shown: true }, inks: [{ name: 'Red', colour: '#e00000' }], languages: ['kh', 'en'] }
    expect(auditValues({ settings: [before, after] }, true)).toEqual([
      { path: ['settings', 'inks', 'Red', 'colour'], before: '#f00000', after: '#e00000' },
      { path: ['settings', 'languages', '2'], before: undefined, after: 'en' },
    ])
  })

  it('shows what was added as it is, also a list of two', () => {
    expect(auditValues({ events: ['placed', 'paid'], url: 'x' }, false)).toEqual([
      { path: ['events'], after: ['placed', 'paid'] },
      { path: ['url'], after: 'x' },
    ])
  })

  it('shows a value that came or went', () => {
    expect(auditValues({ revoked_at: [null, '2026-11-23'] }, true)).toEqual([
      { path: ['revoked_at'], before: null, after: '2026-11-23' },
    ])
  })
})
