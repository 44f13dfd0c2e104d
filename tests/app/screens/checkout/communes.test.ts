import { expect, it } from 'vitest'
import written from '../../../../app/screens/checkout/communes.json' with { type: 'json' }
import { communesOf } from '../../../../app/screens/checkout/communes.ts'
import { districtsOf } from '../../../../app/screens/checkout/districts.ts'
import { provinces } from '../../../../app/screens/checkout/provinces.ts'

const districts = provinces.flatMap(([province]) => districtsOf(province).map(([name]) => [province, name] as const))

it('has the 1,652 communes of Cambodia, each in Latin and in Khmer letters and once in its district', () => {
  const communes = districts.flatMap(([province, district]) => {
    const found = communesOf(province, district)
    expect(new Set(found.map(([name]) => name)).size, `${province}, ${district}`).toBe(found.length)
    return found
  })
  expect(communes).toHaveLength(1652)
  for (const [name, khmer] of communes) {
    expect(name).toMatch(/^[A-Z][a-zâ'-]*( [A-Z][A-Za-z'-]*| \d)*$/)
    expect(khmer).toMatch(/^[\u1780-\u17ff‹›]+$/)
  }
})

it('has communes of every district but the two that were founded since, and of no other', () => {
  const without = districts.filter(([province, district]) => communesOf(province, district).length === 0)
  expect(without.map(([, district]) => district)).toEqual(['Kampong Soam', 'Run Ta Aek Techo Sen'])
  const known = new Set(districts.map(place => place.join()))
  const listed = Object.entries(written).flatMap(([province, of]) =>
    Object.keys(of).map(name => [province, name].join()),
  )
  expect(listed.filter(place => !known.has(place))).toEqual([])
})

it('has none for what is no district', () => {
  expect([communesOf('', ''), communesOf('Siem Reap', ''), communesOf('toString', 'length')]).toEqual([[], [], []])
  expect(communesOf('Siem Reap', 'Siem Reap')).toContainEqual(['Svay Dankum', 'ស្វាយដង្គំ'])
})
