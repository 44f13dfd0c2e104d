// `npm run first-frames [folder] [path …]`: what a phone shows of the first seconds of a page, an image every 100 ms,
// for somebody to look at: no empty, wrong or jumping frame.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import sharp from 'sharp'
import { serveBuiltApp } from '../tests/bench/servedApp.ts'
import { chromiumFlags } from '../tests/support/chromiumFlags.ts'
import { findChromium } from './ready/findChromium.js'

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1, isMobile: true, hasTouch: true }
/** As phones are measured: a processor four times slower, 1.6 Mbit/s and 150 ms there and back. */
const line = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const slower = 4
const everyMs = 100
const columns = 10
const width = 156

interface PageView {
  readonly path: string
  readonly seconds: number
}

interface Frame {
  /** Since the address was opened, in ms. */
  readonly at: number
  readonly image: Buffer
}

const [folder = 'first-frames', ...paths] = process.argv.slice(2)
mkdirSync(folder, { recursive: true })
const executablePath = await findChromium()
const app = await serveBuiltApp()
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: [...chromiumFlags] })
try {
  const views = paths.length > 0 ? paths.map(path => ({ path, seconds: 4 })) : await mainPages()
  console.log('| page | first paint, ms | largest paint, ms | shift | what moved |\n|---|---|---|---|---|')
  for (const view of views) {
    const context = await browser.newContext(phone)
    console.log(await take(context, view))
    await context.close()
  }
} finally {
  await browser.close()
  await app.stop()
}

async function mainPages(): Promise<readonly PageView[]> {
  const response = await fetch(`${app.address}/api/store/designs`)
  const { items } = (await response.json()) as { items: readonly { kind: string; id: string }[] }
  const shared = items.find(({ kind }) => kind === 'design')
  return [
    { path: '/', seconds: 4 },
    { path: '/store', seconds: 4 },
    ...(shared ? [{ path: `/store/${shared.id}`, seconds: 8 }] : []),
    { path: '/design/soccer', seconds: 12 },
  ]
}

/** Takes a view of a page that nobody has opened before, and says what moved in it. */
async function take(context: BrowserContext, { path, seconds }: PageView): Promise<string> {
  const page = await context.newPage()
  // Scripts run by `tsx` name their functions with a helper that no page has.
  await page.addInitScript('globalThis.__name = named => named')
  await page.addInitScript(watchPaint)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', line)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
  const shown: { readonly at: number; readonly image: Buffer }[] = []
  devtools.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    shown.push({ at: (metadata.timestamp ?? 0) * 1000, image: Buffer.from(data, 'base64') })
    void devtools.send('Page.screencastFrameAck', { sessionId })
  })
  await devtools.send('Page.startScreencast', { format: 'jpeg', quality: 80 })
  void page.goto(app.address + path).catch(() => {})
  await page.waitForTimeout(seconds * 1000)
  await devtools.send('Page.stopScreencast')
  const { origin, first, largest, shifts } = await page.evaluate(() => window.paintWatch())
  const frames = shown.map(({ at, image }) => ({ at: at - origin, image })).filter(({ at }) => at >= 0)
  await writeSheet(join(folder, `${path.replaceAll('/', '_').slice(0, 40)}.png`), frames, seconds)
  const shift = shifts.reduce((sum, { value }) => sum + value, 0)
  const moved = shifts.map(({ at, what }) => `${at.toFixed(0)} ms ${what}`).join('; ')
  return `| ${path} | ${first.toFixed(0)} | ${largest.toFixed(0)} | ${shift.toFixed(3)} | ${moved} |`
}

/** What stood on the screen at each moment, in rows. */
async function writeSheet(file: string, frames: readonly Frame[], seconds: number): Promise<void> {
  const moments = Array.from({ length: Math.ceil((seconds * 1000) / everyMs) }, (_, index) => (index + 1) * everyMs)
  const height = Math.round((width * phone.viewport.height) / phone.viewport.width)
  const cell = { width: width + 6, height: height + 20 }
  const parts = await Promise.all(
    moments.map(async (moment, index) => {
      const place = { left: (index % columns) * cell.width, top: Math.floor(index / columns) * cell.height }
      const label = Buffer.from(
        `<svg width="${width}" height="18"><text y="14" font-size="13" font-family="sans-serif">${moment} ms</text></svg>`,
      )
      const frame = frames.findLast(({ at }) => at <= moment)
      const image =
        frame && (await sharp(frame.image).resize(width, height, { fit: 'cover', position: 'top' }).toBuffer())
      return [{ input: label, ...place }, ...(image ? [{ input: image, left: place.left, top: place.top + 18 }] : [])]
    }),
  )
  const rows = Math.ceil(moments.length / columns)
  await sharp({
    create: { width: columns * cell.width, height: rows * cell.height, channels: 3, background: '#c8c8c8' },
  })
    .composite(parts.flat())
    .png()
    .toFile(file)
}

interface PaintWatch {
  readonly origin: number
  readonly first: number
  readonly largest: number
  readonly shifts: readonly { readonly at: number; readonly value: number; readonly what: string }[]
}

declare global {
  interface Window {
    paintWatch(): PaintWatch
  }
}

/** Runs in the page, before anything else. */
function watchPaint(): void {
  let [first, largest] = [Number.NaN, Number.NaN]
  const shifts: { at: number; value: number; what: string }[] = []
  const nameOf = (node: Node | null) =>
    node instanceof Element ? `${node.tagName.toLowerCase()}.${node.className}`.slice(0, 40) : (node?.nodeName ?? '?')
  const observe = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver(list => list.getEntries().forEach(see)).observe({ type, buffered: true })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') first = startTime
  })
  observe('largest-contentful-paint', ({ startTime }) => {
    largest = startTime
  })
  observe('layout-shift', entry => {
    const { value, sources } = entry as PerformanceEntry & { value: number; sources: readonly { node: Node | null }[] }
    shifts.push({ at: entry.startTime, value, what: sources.map(({ node }) => nameOf(node)).join(', ') })
  })
  window.paintWatch = () => ({ origin: performance.timeOrigin, first, largest, shifts })
}
