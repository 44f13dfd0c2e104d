// `npx tsx scripts/contactSheet.ts <folder> <file.glb> … [--clay]`: pictures of baked garments, for somebody to look at.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { chromium } from '@playwright/test'

declare global {
  interface Window {
    readonly ready?: boolean
    readonly shoot: (view: { turn: number; rise: number; distance: number; height: number }) => void
  }
}

const views = {
  front: { turn: 0, rise: 4, distance: 2.1, height: 0.5 },
  threeQuarter: { turn: 38, rise: 6, distance: 2.1, height: 0.5 },
  side: { turn: 90, rise: 4, distance: 2.1, height: 0.5 },
  back: { turn: 180, rise: 4, distance: 2.1, height: 0.5 },
  collar: { turn: 14, rise: 22, distance: 1, height: 0.86 },
  nape: { turn: 170, rise: 20, distance: 1, height: 0.86 },
}
const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' }
const flags =
  '--headless --no-sandbox --use-angle=swiftshader --enable-unsafe-swiftshader --disable-accelerated-2d-canvas ' +
  '--disable-background-networking --disable-component-update --disable-sync --disable-quic --no-first-run'

const [folder, ...rest] = process.argv.slice(2)
const files = rest.filter(word => !word.startsWith('--'))
if (!folder || files.length === 0) {
  console.error('Say where the pictures go and what they show: contactSheet.ts <folder> <file.glb> …')
  process.exit(1)
}

const server = createServer((request, response) => {
  const path = join('.', new URL(request.url ?? '/', 'http://localhost').pathname)
  if (!existsSync(path)) {
    response.writeHead(404).end()
    return
  }
  response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream')
  response.end(readFileSync(path))
})
await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
const address = server.address()
const port = typeof address === 'object' ? address?.port : undefined

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: flags.split(' '),
})
try {
  const page = await browser.newPage({ viewport: { width: 800, height: 900 }, deviceScaleFactor: 1.5 })
  page.on('pageerror', error => console.error(error))
  const query = new URLSearchParams({ files: JSON.stringify(files.map(file => `/${file}`)) })
  if (rest.includes('--clay')) query.set('clay', '')
  await page.goto(`http://127.0.0.1:${port}/scripts/contactSheet/page.html?${query}`)
  await page.waitForFunction(() => window.ready)
  mkdirSync(folder, { recursive: true })
  for (const [name, view] of Object.entries(views)) {
    await page.evaluate(at => window.shoot(at), view)
    const picture = await page.evaluate(() => document.querySelector('canvas')?.toDataURL('image/png') ?? '')
    writeFileSync(join(folder, `${name}.png`), Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64'))
  }
} finally {
  await browser.close()
  server.close()
}
