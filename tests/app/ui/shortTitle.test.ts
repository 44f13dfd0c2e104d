import { describe, expect, it } from 'vitest'
import { shortTitle } from '../../../app/ui/PageTitle.tsx'

describe('the title of a page', () => {
  it('stays as it is when it is short', () => {
    expect(shortTitle('Angkor Sport home kit')).toBe('Angkor Sport home kit')
  })

  it('of a kit with a name of 300 letters ends in an ellipsis', () => {
    const title = shortTitle('Long name '.repeat(30))
    expect(title).toMatch(/^Long name .*…$/)
    expect(title.length).toBeLessThanOrEqual(60)
  })

  it('keeps Khmer letters whole', () => {
    expect(shortTitle('កី'.repeat(80))).toBe(`${'កី'.repeat(59)}…`)
  })
})
