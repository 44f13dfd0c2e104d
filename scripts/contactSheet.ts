// `npm run contact-sheet [folder]`: images of every cut and every template, draped, for somebody to look at.
// `npm run contact-sheet <folder> -- <file.glb> … [--clay] [--size=6XL]`: of meshes worn together with a test print, from all sides.
// `npm run contact-sheet <folder> -- --every [slug, cut or size …]`: of every cut in every draped size, a page for each garment.
// `npm run contact-sheet <folder> -- --templates [slug …]`: of every template, or of those of single garments.
// `npm run contact-sheet <folder> -- --sizes <slug or file.glb> …`: of garments in all ten sizes, front and back, at one scale.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { sizes, spokenSize } from '../engine/index.ts'
import { cutSheets, everySheets, type Sheet, sizeSheets, templateSheets } from './contactSheet/sheets.ts'
import { testPlaces } from './contactSheet/testPlaces.ts'
import { wornIn } from './contactSheet/wornSizes.ts'

declare global {
  interface Window {
    readonly ready?: boolean
    readonly shoot: (view: View) => void
  }
}

interface View {
  readonly turn: number
  readonly rise: number
  readonly distance: number
  readonly height: number
}

const views: Readonly<Record<string, View>> = {
  front: { turn: 0, rise: 4, distance: 2.1, height: 0.5 },
  threeQuarter: { turn: 38, rise: 6, distance: 2.1, height: 0.5 },
  side: { turn: 90, rise: 4, distance: 2.1, height: 0.5 },
  back: { turn: 180, rise: 4, distance: 2.1, height: 0.5 },
  collar: { turn: 14, rise: 22, distance: 1, height: 0.86 },
  nape: { turn: 170, rise: 20, distance: 1, height: 0.86 },
}
/** How many images a page of a group has side by side, where it is not six. */
const columnsOf: Readonly<Record<string, number>> = { templates: 8, sizes: 10, sheet: 3 }
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
}
const flags =
  '--headless --no-sandbox --use-angle=swiftshader --enable-unsafe-swiftshader --disable-accelerated-2d-canvas ' +
  '--disable-background-networking --disable-component-update --disable-sync --disable-quic --no-first-run'

const [folder = 'contact-sheets', ...rest] = process.argv.slice(2)
const named = rest.filter(word => !word.startsWith('--'))
const [bySize, ofEvery, ofTemplates] = ['--sizes', '--every', '--templates'].map(flag => rest.includes(flag))
const files = bySize || ofEvery || ofTemplates ? [] : named
const lacking = files.filter(file => !existsSync(file))
if (lacking.length > 0) {
  throw new Error(`There is no mesh ${lacking}. Name them from the root, such as plugins/garments/soccer/shorts.glb.`)
}
const spoken = rest.find(word => word.startsWith('--size='))?.slice('--size='.length)
const inSize = sizes.find(size => spokenSize(size) === spoken)
const single: Sheet = {
  ...{ name: '', group: 'sheet', files, views: Object.keys(views), prints: null },
  ...(inSize ? { size: inSize } : {}),
}
const wanted = await sheetsWanted()
const prints = new Map<string, string>()
for (const { name, prints: own } of wanted) {
  for (const [panel, svg] of own ?? []) prints.set(`/prints/${name}/${panel}.svg`, svg)
}

const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
  const path = pathname.startsWith('/taken/') ? join(folder, pathname.slice('/taken/'.length)) : join('.', pathname)
  const size = pathname.endsWith('.glb') && sizes.find(known => known === searchParams.get('size'))
  if (size) {
    response.end(JSON.stringify(await wornIn(join('.', pathname), size, searchParams.getAll('with'))))
    return
  }
  const print = prints.get(pathname)
  if (!print && !existsSync(path)) {
    response.writeHead(404).end()
    return
  }
  response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream')
  response.end(print ?? readFileSync(path))
})
await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
const listening = server.address()
const address = `http://127.0.0.1:${typeof listening === 'object' ? listening?.port : ''}`

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: flags.split(' '),
})
try {
  mkdirSync(folder, { recursive: true })
  const page = await browser.newPage({ viewport: { width: 640, height: 760 }, deviceScaleFactor: 1.25 })
  // A processor that draws and has other work takes its time.
  page.setDefaultTimeout(180_000)
  page.on('pageerror', error => console.error(error))
  for (const sheet of wanted) await photograph(page, sheet)
  for (const group of new Set(wanted.map(sheet => sheet.group))) await layOut(page, group)
} finally {
  await browser.close()
  server.close()
}

async function sheetsWanted(): Promise<readonly Sheet[]> {
  if (ofEvery) return everySheets(named)
  if (ofTemplates) return templateSheets(named)
  if (bySize) return named.flatMap(sizeSheets)
  return files.length > 0 ? [single] : [...cutSheets(), ...(await templateSheets([]))]
}

async function photograph(page: Page, sheet: Sheet): Promise<void> {
  const query = new URLSearchParams({
    files: JSON.stringify(sheet.files.map(file => `/${file}`)),
    places: JSON.stringify(sheet.prints ? [] : testPlaces(sheet.files, sheet.size)),
  })
  if (rest.includes('--clay')) query.set('clay', '')
  if (sheet.size) query.set('size', sheet.size)
  if (sheet.prints) query.set('prints', `/prints/${sheet.name}`)
  await page.goto(`${address}/scripts/contactSheet/page.html?${query}`)
  await page.waitForFunction(() => window.ready)
  for (const name of sheet.views) {
    const view = views[name]
    if (!view) throw new Error(`There is no view "${name}" of a contact sheet.`)
    await page.evaluate(at => window.shoot(at), view)
    const image = await page.evaluate(() => document.querySelector('canvas')?.toDataURL('image/png') ?? '')
    const bytes = Buffer.from(image.slice(image.indexOf(',') + 1), 'base64')
    writeFileSync(join(folder, fileOf(sheet, name)), bytes)
  }
}

function fileOf({ name }: Sheet, view: string): string {
  return `${[name, view].filter(word => word !== '').join('-')}.png`
}

/** All images of a group on one page, as large as it has to be. */
async function layOut(page: Page, group: Sheet['group']): Promise<void> {
  const columns = columnsOf[group] ?? 6
  const images = wanted
    .filter(sheet => sheet.group === group)
    .flatMap(sheet => sheet.views.map(view => fileOf(sheet, view)))
  await page.setViewportSize({ width: columns * (group === 'sheet' ? 440 : 240), height: 900 })
  await page.goto(`${address}/scripts/contactSheet/wall.html`)
  const wall = images.map(
    file => `<figure><img src="/taken/${file}"><figcaption>${file.slice(0, -4)}</figcaption></figure>`,
  )
  await page.evaluate(
    ([html, wide]) => {
      document.body.style.setProperty('--columns', String(wide))
      document.body.innerHTML = html
      return Promise.all([...document.images].map(image => image.decode()))
    },
    [wall.join(''), columns] as const,
  )
  await page.screenshot({ path: join(folder, `${group}.png`), fullPage: true })
}
