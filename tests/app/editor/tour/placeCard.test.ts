import { expect, it } from 'vitest'
import { placeCard } from '../../../../app/editor/tour/Tour.tsx'

const card = { width: 320, height: 160 }
const wide = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

it('stands beside what it speaks of', () => {
  expect(placeCard({ left: 240, top: 8, width: 80, height: 36 }, card, wide)).toEqual({ left: 120, top: 58 })
  expect(placeCard({ left: 0, top: 52, width: 72, height: 848 }, card, wide)).toEqual({ left: 86, top: 52 })
  expect(placeCard({ left: 330, top: 830, width: 520, height: 50 }, card, wide)).toEqual({ left: 430, top: 656 })
})

it('stands inside of what fills the page', () => {
  expect(placeCard({ left: 72, top: 52, width: 1368, height: 848 }, card, wide)).toEqual({ left: 86, top: 66 })
})

it('never leaves the page', () => {
  for (const left of [0, 100, 300, 380]) {
    const place = placeCard({ left, top: 780, width: 10, height: 60 }, card, phone)
    expect(place.left).toBeGreaterThanOrEqual(12)
    expect(place.left + card.width).toBeLessThanOrEqual(phone.width - 12)
    expect(place.top).toBeGreaterThanOrEqual(12)
    expect(place.top + card.height).toBeLessThanOrEqual(780)
  }
})
