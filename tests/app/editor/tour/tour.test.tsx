import { render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Tour } from '../../../../app/editor/tour/Tour.tsx'

afterEach(() => vi.restoreAllMocks())

it('is open before it is placed, since a closed card has no size', () => {
  const events: string[] = []
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(() => void events.push('opened'))
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(() => {
    events.push('measured')
    return 320
  })
  const rail = document.createElement('nav')
  rail.dataset.tour = 'rail'
  vi.spyOn(rail, 'getClientRects').mockReturnValue(Object.assign(Object.create(null), { length: 1 }))
  document.body.append(rail)
  render(<Tour end={() => {}} />)
  expect(events.slice(0, 2)).toEqual(['opened', 'measured'])
  rail.remove()
})
