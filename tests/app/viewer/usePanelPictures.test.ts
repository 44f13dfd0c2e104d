import { PerformanceObserver } from 'node:perf_hooks'
import { expect, it } from 'vitest'
import { paintingMeasures, tellPainting } from '../../../app/viewer/usePanelPictures.ts'
import { panelId } from '../../../engine/index.ts'

it('tells an observer what a painting took, and keeps nothing', async () => {
  const told = await new Promise<readonly PerformanceEntry[]>(heard => {
    new PerformanceObserver((list, observer) => {
      observer.disconnect()
      heard(list.getEntries())
    }).observe({ entryTypes: ['measure'] })
    tellPainting({ panels: [panelId('front')], raster: 12, upload: 3 })
  })
  expect(told).toMatchObject([
    { name: paintingMeasures.raster, duration: 12, detail: ['front'] },
    { name: paintingMeasures.upload, duration: 3, detail: ['front'] },
  ])
  const [raster, upload] = told
  expect(upload?.startTime).toBeCloseTo((raster?.startTime ?? 0) + 12)
  expect(performance.getEntriesByType('measure')).toEqual([])
})
