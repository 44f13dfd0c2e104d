/** What the stage told of one painting of changed panels, in ms. */
export interface Painting {
  readonly start: number
  readonly panels: number
  readonly raster: number
  readonly upload: number
}

declare global {
  interface Window {
    /** All so far. */
    paintings: Painting[]
  }
}

/** Runs in the page, before anything else: keeps what the stage tells of its paintings. */
export function watchPaintings(): void {
  window.paintings = []
  new PerformanceObserver(list => {
    const reported = list.getEntries() as PerformanceMeasure[]
    const uploads = reported.filter(({ name }) => name === 'stage upload')
    const rasters = reported.filter(({ name }) => name === 'stage raster')
    for (const [index, { startTime: start, duration: raster, detail }] of rasters.entries()) {
      window.paintings.push({ start, panels: detail.length, raster, upload: uploads[index]?.duration ?? Number.NaN })
    }
  }).observe({ type: 'measure', buffered: true })
}
