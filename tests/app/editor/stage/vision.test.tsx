import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { VisionFilters, visionMatrices } from '../../../../app/editor/stage/VisionFilters.tsx'
import { filterOf, visions } from '../../../../app/editor/stage/vision.ts'

afterEach(cleanup)

type Light = readonly [red: number, green: number, blue: number]

const seen = (kind: keyof typeof visionMatrices, light: Light): Light => {
  const [red, green, blue] = visionMatrices[kind].map(row =>
    row.reduce((sum, share, channel) => sum + share * (light[channel] ?? 0), 0),
  )
  return [red ?? 0, green ?? 0, blue ?? 0]
}

it('has a filter for each way of seeing, and none for full colours', () => {
  const { container } = render(<VisionFilters />)
  const filters = visions.flatMap(vision => filterOf(vision) ?? [])
  expect(filters).toHaveLength(visions.length - 1)
  for (const filter of filters) expect(container.querySelector(filter.slice('url('.length, -1))).not.toBeNull()
})

it('leaves greys as they are, for everybody', () => {
  for (const kind of ['protan', 'deutan', 'tritan', 'grey'] as const) {
    for (const level of seen(kind, [0.5, 0.5, 0.5])) expect(level).toBeCloseTo(0.5, 2)
  }
})

it('takes the difference of hue between red and green from those who lack a cone for it', () => {
  const hue = ([red, green]: Light) => (red - green) / (red + green)
  const [red, green]: readonly Light[] = [
    [0.5, 0.1, 0.05],
    [0.1, 0.3, 0.05],
  ]
  if (!red || !green) return
  const apart = (kind: 'protan' | 'deutan') => Math.abs(hue(seen(kind, red)) - hue(seen(kind, green)))
  expect(hue(red) - hue(green)).toBeGreaterThan(1)
  expect(apart('protan')).toBeLessThan(0.35)
  expect(apart('deutan')).toBeLessThan(0.35)
})
