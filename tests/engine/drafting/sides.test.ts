import { expect, it } from 'vitest'
import { panelId, panelOnSide, sideOf } from '../../../engine/index.ts'
import { soccer } from '../../support/openSoccer.ts'

const { panels } = soccer.pattern('M', { cuff: 'rib' })

it.each([
  ['front', 'front'],
  ['back', 'back'],
  ['sleeveLeft', 'left'],
  ['cuffRight', 'right'],
  ['legRight', 'right'],
  ['collar', 'front'],
  ['of another cut', 'front'],
])('sees the panel %s best from the %s', (panel, side) => {
  expect(sideOf(panels, panelId(panel))).toBe(side)
})

it('knows what lies on another panel by that panel', () => {
  const [back] = panels.filter(({ id }) => id === 'back')
  if (!back) throw new Error('The jersey has no back.')
  const label = { ...back, id: panelId('label'), placement: { kind: 'onto', panel: back.id, at: [0, 40] } } as const
  expect(sideOf([...panels, label], label.id)).toBe('back')
})

it('finds what is visible from a side, and the first panel where nothing is', () => {
  expect(panelOnSide(panels, 'back')?.id).toBe('back')
  expect(panelOnSide([...panels].slice(0, 1), 'back')?.id).toBe('front')
  expect(panelOnSide([], 'front')).toBeUndefined()
})
