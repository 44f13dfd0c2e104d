import { expect, it } from 'vitest'
import { type Path, pathBounds, pathData, rotation, transformPath } from '../../../engine/index.ts'

it('reaches as far as a curve does, not as its control points', () => {
  const quadratic: Path = [['M', 0, 0], ['Q', 50, 100, 100, 0], ['Z']]
  const cubic: Path = [['M', 0, 0], ['C', 0, 100, 100, 100, 100, 0], ['Z']]
  expect(pathBounds(quadratic)).toEqual({ left: 0, top: 0, right: 100, bottom: 50 })
  expect(pathBounds(cubic)).toEqual({ left: 0, top: 0, right: 100, bottom: 75 })
})

it('follows a turn', () => {
  const turned = transformPath([['M', 0, 0], ['L', 100, 0], ['Q', 100, 20, 0, 20], ['Z']], rotation(90))
  expect(pathData(turned)).toBe('M0 0L0 100Q-20 100 -20 0Z')
})
