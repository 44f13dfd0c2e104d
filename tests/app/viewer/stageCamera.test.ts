import { expect, it } from 'vitest'
import { fabricRelief, fieldOfView, frameGarment, textureDensityFor } from '../../../app/viewer/stageCamera.ts'

const shirt = { width: 0.72, height: 0.74, depth: 0 }
const nothing = { top: 0, right: 0, bottom: 0, left: 0 }

/** Pixels that a metre in the garment's middle takes. */
const pixelsPerMetre = (distance: number, height: number) =>
  height / (2 * distance * Math.tan((fieldOfView * Math.PI) / 360))

it('fills 82% of the stage’s height', () => {
  const { distance } = frameGarment({ stage: { width: 1048, height: 848 }, garment: shirt, covered: nothing })
  expect(pixelsPerMetre(distance, 848) * shirt.height).toBeCloseTo(0.82 * 848)
})

it('keeps a wide garment inside a narrow stage', () => {
  const { distance } = frameGarment({ stage: { width: 390, height: 560 }, garment: shirt, covered: nothing })
  expect(pixelsPerMetre(distance, 560) * shirt.width).toBeCloseTo(0.94 * 390)
})

it('stands in the middle of what controls leave free', () => {
  const covered = { top: 20, right: 100, bottom: 80, left: 0 }
  expect(frameGarment({ stage: { width: 1000, height: 800 }, garment: shirt, covered }).shift).toEqual([50, 30])
})

it('survives a stage that is all covered', () => {
  const covered = { top: 400, right: 0, bottom: 400, left: 0 }
  const { distance } = frameGarment({ stage: { width: 300, height: 300 }, garment: shirt, covered })
  expect(Number.isFinite(distance)).toBe(true)
})

it('paints finely where the small texture would blur', () => {
  expect(textureDensityFor(0.74 / 695)).toBe(1.4)
  expect(textureDensityFor(0.74 / 695 / 2)).toBe(2.8)
  expect(textureDensityFor(0.74 / 695 / 20)).toBe(5.6)
})

it('shows the fabric near and lets it go from afar', () => {
  expect(fabricRelief(0.0002)).toBe(1)
  expect(fabricRelief(0.001)).toBeLessThan(0.3)
  expect(fabricRelief(0.01)).toBeGreaterThan(0)
})
