import { expect, test } from '@playwright/test'
import { type Served, serveFixture } from '../support/serveFixture.ts'

let served: Served

test.beforeAll(async () => {
  served = await serveFixture('video')
})
test.afterAll(() => served.close())

test('the video of a turn plays: as long as its images, each where it belongs', async ({ page }) => {
  await page.goto(served.address)
  await page.waitForFunction(() => 'record' in window)
  // The middle of the first image, of those a third and two thirds round, and of the last one.
  const at = [0, 8, 16, 23].map(image => (image + 0.5) / 24)
  const { type, seconds, size, colours } = await page.evaluate(times => window.record(24, times), at)
  expect(type).toMatch(/^video\/(mp4|webm)$/)
  expect(size).toEqual([320, 400])
  expect(seconds).toBeGreaterThan(0.95)
  expect(seconds).toBeLessThan(1.1)
  const [first, third, second, last] = colours
  expect(first?.map(level => Math.round(level / 255))).toEqual([1, 0, 0])
  expect(third?.map(level => Math.round(level / 255))).toEqual([0, 1, 0])
  expect(second?.map(level => Math.round(level / 255))).toEqual([0, 0, 1])
  expect(last).not.toEqual(first)
})
