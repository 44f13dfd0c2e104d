// `npm run lighthouse [path …] [-- --phone]`: Lighthouse results of the public pages on a desktop or a phone, as a table.
import { chromium } from '@playwright/test'
import lighthouse, { desktopConfig } from 'lighthouse'
import { serveBuiltApp } from '../tests/bench/servedApp.ts'
import { chromiumFlags } from '../tests/support/chromiumFlags.ts'
import { findChromium } from './ready/findChromium.js'

const aims = { performance: 90, accessibility: 95, 'best-practices': 95 } as const
type Category = keyof typeof aims
const categories = Object.keys(aims) as Category[]

const publicPages = [
  ...['/', '/products', '/store', '/pricing', '/quickstart', '/about', '/auth/signin', '/auth/signup'],
  ...['/credits', '/order/track'],
]
const phone = '--phone'
const requested = process.argv.slice(2).filter(argument => argument !== phone)
/** Lighthouse's own is a phone: a processor four times slower and a line of 1.6 Mbit/s. */
const device = process.argv.includes(phone) ? undefined : desktopConfig
const pages = requested.length > 0 ? requested : publicPages

const port = 9_333
const executablePath = await findChromium()
const app = await serveBuiltApp()
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: [...chromiumFlags, `--remote-debugging-port=${port}`],
})
try {
  console.log(
    `| page | ${categories.join(' | ')} | script on the line, kB | first paint, ms | largest paint, ms | shift |`,
  )
  console.log(`|---|${'---|'.repeat(categories.length + 4)}`)
  for (const page of pages) console.log(await measure(page))
} finally {
  await browser.close()
  await app.stop()
}

async function measure(path: string): Promise<string> {
  const flags = { port, output: 'json', logLevel: 'error', onlyCategories: categories } as const
  const run = await lighthouse(app.address + path, flags, device)
  if (!run) throw new Error(`Lighthouse returned no result for ${path}.`)
  const { lhr } = run
  const scores = categories.map(category => Math.round((lhr.categories[category]?.score ?? 0) * 100))
  if (scores.some((score, at) => score < aims[categories[at] ?? 'performance'])) process.exitCode = 1
  const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN
  const figures = [
    (scriptBytes(lhr.audits['network-requests']?.details) / 1000).toFixed(0),
    value('first-contentful-paint').toFixed(0),
    value('largest-contentful-paint').toFixed(0),
    value('cumulative-layout-shift').toFixed(3),
  ]
  return `| ${path} | ${[...scores, ...figures].join(' | ')} |`
}

/** The script that was transferred before any interaction. */
function scriptBytes(details: unknown): number {
  if (typeof details !== 'object' || !details || !('items' in details) || !Array.isArray(details.items))
    return Number.NaN
  const items: readonly unknown[] = details.items
  return items.reduce<number>((sum, item) => {
    if (typeof item !== 'object' || !item || !('resourceType' in item) || item.resourceType !== 'Script') return sum
    return sum + ('transferSize' in item && typeof item.transferSize === 'number' ? item.transferSize : 0)
  }, 0)
}
