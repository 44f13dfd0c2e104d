import type { Painted } from './panelPictures.ts'

/** Names of the measures that a painting leaves, each with the panels as its detail. */
export const paintingMeasures = { raster: 'stage raster', upload: 'stage upload' } as const

/** Tells whoever observes the page's performance what a painting took. Nothing is kept: a page may paint for hours. */
export function tellPainting({ panels, raster, upload }: Painted): void {
  const end = performance.now()
  const uploading = end - upload
  performance.measure(paintingMeasures.raster, { start: uploading - raster, duration: raster, detail: panels })
  performance.measure(paintingMeasures.upload, { start: uploading, duration: upload, detail: panels })
  for (const name of Object.values(paintingMeasures)) performance.clearMeasures(name)
}
