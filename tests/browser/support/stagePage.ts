import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { createServer, type ViteDevServer } from 'vite'

/** What stands in the memory of the graphics card, and how much has been drawn. */
export interface GraphicsCounts {
  readonly draws: number
  readonly textures: number
  readonly buffers: number
  /** Each time that the cloth's shader was compiled: how often something had been drawn until then. */
  readonly drawsBeforeCloth: readonly number[]
}

declare global {
  interface Window {
    graphicsCounts: GraphicsCounts
  }
}

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Serves the garment on its stage without the editor round it. */
export async function serveStage(): Promise<{ readonly address: string; close(): Promise<void> }> {
  const server: ViteDevServer = await createServer({
    root,
    configFile: `${root}/vite.config.ts`,
    cacheDir: 'node_modules/.vite-stage',
    logLevel: 'error',
    // Packages may be linked in from beside the house.
    server: { port: 0, strictPort: false, hmr: false, watch: null, fs: { strict: false } },
  })
  await server.listen(0)
  const [origin = ''] = server.resolvedUrls?.local ?? []
  return { address: `${origin}tests/browser/fixtures/viewer/index.html`, close: () => server.close() }
}

/** Counts what the page asks of the graphics card. */
export async function countGraphics(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counts = { draws: 0, textures: 0, buffers: 0, drawsBeforeCloth: Array.from<number>([]) }
    const gl = WebGL2RenderingContext.prototype
    const { drawElements, shaderSource, createTexture, deleteTexture, createBuffer, deleteBuffer } = gl
    gl.drawElements = function (...given) {
      counts.draws++
      drawElements.apply(this, given)
    }
    gl.shaderSource = function (shader, source) {
      if (source.includes('uniform sampler2D fabricMap')) counts.drawsBeforeCloth.push(counts.draws)
      shaderSource.call(this, shader, source)
    }
    gl.createTexture = function () {
      counts.textures++
      return createTexture.call(this)
    }
    gl.deleteTexture = function (texture) {
      if (texture) counts.textures--
      deleteTexture.call(this, texture)
    }
    gl.createBuffer = function () {
      counts.buffers++
      return createBuffer.call(this)
    }
    gl.deleteBuffer = function (buffer) {
      if (buffer) counts.buffers--
      deleteBuffer.call(this, buffer)
    }
    window.graphicsCounts = counts
  })
}

export const graphicsCounts = (page: Page): Promise<GraphicsCounts> =>
  page.evaluate(() => ({ ...window.graphicsCounts }))

/** Lets the browser draw what is due, and waits until the (perhaps slow) graphics card has done it. */
export const finishDrawing = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise(resolve => requestAnimationFrame(resolve))
    const gl = document.querySelector('canvas')?.getContext('webgl2')
    gl?.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4))
  })

/** Paints the whole garment, which the page of the stage wears, and waits until it is drawn. */
export async function paintAll(page: Page, colour: string): Promise<void> {
  await page.evaluate(async picked => {
    const { painted } = window.stageTest
    const before = painted.length
    window.stageTest.paint(picked)
    while (painted.length === before) await new Promise(resolve => requestAnimationFrame(resolve))
  }, colour)
  await finishDrawing(page)
}

/** Ten colours that a club may pick, light and dark, quiet and loud. */
export const tenColours = '#C2182B #1D3FBF #F3E3C3 #0B6B3A #F2B705 #5B2A86 #111111 #7A1F2B #3FA7D6 #8A8F98'.split(' ')

/** The mean colour of a square of the page, each channel 0 to 1. Place and size in CSS pixels. */
export async function colourAt(page: Page, x: number, y: number, size = 40) {
  const clip = { x: x - size / 2, y: y - size / 2, width: size, height: size }
  const png = (await page.screenshot({ clip })).toString('base64')
  return page.evaluate(async data => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob())
    const pen = new OffscreenCanvas(image.width, image.height).getContext('2d')
    pen?.drawImage(image, 0, 0)
    const pixels = pen?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray(4)
    // A function with a name would need a helper that scripts leave behind when they send this to the page.
    const [r = 0, g = 0, b = 0] = [0, 1, 2].map(channel => {
      let sum = 0
      for (let at = channel; at < pixels.length; at += 4) sum += pixels[at] ?? 0
      return sum / (pixels.length / 4) / 255
    })
    return { mode: 'rgb' as const, r, g, b }
  }, png)
}
