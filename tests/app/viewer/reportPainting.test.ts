import { PerformanceObserver } from 'node:perf_hooks'
import { expect, it } from 'vitest'
import { paintingMeasures, reportPainting } from '../../../app/viewer/usePanelImages.ts'
import { panelId } from '../../../engine/index.ts'

it('tells an observer what a painting took, and keeps nothing', async () => {
  const reported = await new Promise<readonly PerformanceEntry[]>(received => {
    new PerformanceObserver((list, observer) => {
      observer.disconnect()
      received(list.getEntries())
    }).observe({ entryTypes: ['measure'] })
    reportPainting({ panels: [panelId('front')], raster: 12, upload: 3 })
  })
  expect(reported).toMatchObject([
    { name: paintingMeasures.raster, duration: 12, detail: ['front'] },
    { name: paintingMeasures.upload, duration: 3, detail: ['front'] },
  ])
  const [raster, upload] = reported
  expect(upload?.startTime).toBeCloseTo((raster?.startTime ?? 0) + 12)
  expect(performance.getEntriesByType('measure')).toEqual([])
})
