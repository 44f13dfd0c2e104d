import { expect, it } from 'vitest'
import { districtsOf } from '../../../../app/screens/checkout/districts.ts'
import { provinces } from '../../../../app/screens/checkout/provinces.ts'

it('has every province with districts, each in Latin and in Khmer letters and once', () => {
  for (const [province] of provinces) {
    const districts = districtsOf(province)
    expect(districts.length, province).toBeGreaterThan(1)
    expect(new Set(districts.map(([name]) => name)).size).toBe(districts.length)
    for (const [name, khmer] of districts) {
      expect(name).toMatch(/^[A-Z][a-z]+( [A-Z][a-z]+)*$/)
      expect(khmer).toMatch(/^[\u1780-\u17ff]+$/)
    }
  }
  expect(provinces.flatMap(([province]) => districtsOf(province)).length).toBeGreaterThan(200)
})

it('has none for what is no province', () => {
  expect([districtsOf(''), districtsOf('Bangkok'), districtsOf('toString')]).toEqual([[], [], []])
  expect(districtsOf('Siem Reap')[0]).toEqual(['Siem Reap', 'សៀមរាប'])
})
