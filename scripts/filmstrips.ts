// `npm run filmstrips [folder] [-- animation …]`: strips of the clips from two sides, figures and heads, to look at.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { createServer } from 'vite'
import { avatarIds, bootIds, clipIds, hairStyles } from '../engine/avatar/index.ts'
import { chromiumFlags } from '../tests/support/chromiumFlags.ts'
import type { Shot } from './filmstrips/page.ts'

declare global {
  interface Window {
    readonly strips?: {
      wear(avatar: string, models: readonly string[], choice: Record<string, string>): Promise<void>
      sheet(shots: readonly (readonly Shot[])[]): Promise<string>
      resize(width: number, height: number): void
    }
  }
}

const [folder = 'filmstrips', ...named] = process.argv.slice(2)
const kit = ['shirt-crew-short', 'shorts'].map(name => `/plugins/garments/soccer/${name}.glb`)
const wants = (name: string) => named.length === 0 || named.includes(name)
const [threeQuarter, side] = [0.6, Math.PI / 2]

const server = await createServer({
  configFile: false,
  root: '.',
  logLevel: 'warn',
  // Found before the page asks for them: what is found later makes Vite ask for a reload, and this page never does.
  optimizeDeps: { entries: ['scripts/filmstrips/page.html'] },
  server: { port: 0, hmr: false },
})
await server.listen()
const address = server.resolvedUrls?.local[0]
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [...chromiumFlags],
})
try {
  mkdirSync(folder, { recursive: true })
  const page = await browser.newPage({ viewport: { width: 900, height: 900 }, deviceScaleFactor: 1 })
  page.setDefaultTimeout(240_000)
  page.on('pageerror', error => console.error(error))
  page.on('console', message => message.type() === 'error' && console.error(message.text()))
  await page.goto(`${address}scripts/filmstrips/page.html`)
  await page.waitForFunction(() => window.strips)
  const take = async (name: string, shots: readonly (readonly Shot[])[]) => {
    const image = await page.evaluate(rows => window.strips?.sheet(rows) ?? '', shots)
    writeFileSync(join(folder, `${name}.png`), Buffer.from(image.slice(image.indexOf(',') + 1), 'base64'))
    console.log(name)
  }
  const wear = (avatar: string, choice: Record<string, string> = {}) =>
    page.evaluate(([who, models, more]) => window.strips?.wear(who, models, more), [avatar, kit, choice] as const)
  const resize = (width: number, height: number) =>
    page.evaluate(([w, h]) => window.strips?.resize(w, h), [width, height] as const)

  if (wants('figures') || wants('heads')) {
    for (const avatar of avatarIds) {
      await wear(avatar)
      await resize(300, 440)
      const resting = { animation: 'rest', share: 0 }
      if (wants('figures')) {
        await take(`figure-${avatar}`, [[0, threeQuarter, side, Math.PI].map(azimuth => ({ ...resting, azimuth }))])
      }
      await resize(440, 440)
      const near = { ...resting, height: 1.6, zoom: 5 }
      if (wants('heads')) {
        await take(`head-${avatar}`, [[0, threeQuarter, side, 2.4].map(azimuth => ({ ...near, azimuth }))])
      }
    }
  }
  if (wants('hair')) {
    await resize(360, 360)
    for (const hair of hairStyles) {
      await wear('beckham', { hair })
      const near = { animation: 'rest', share: 0, height: 1.62, zoom: 5 }
      await take(`hair-${hair}`, [[0, threeQuarter, side, Math.PI].map(azimuth => ({ ...near, azimuth }))])
    }
  }
  if (wants('boots')) {
    await resize(420, 300)
    for (const boots of bootIds) {
      await wear('beckham', { boots })
      const near = { animation: 'rest', share: 0, height: 0.14, zoom: 4.2, elevation: 0.25 }
      await take(`boots-${boots}`, [[0, threeQuarter, side, Math.PI].map(azimuth => ({ ...near, azimuth }))])
    }
  }
  if (clipIds.some(wants)) await wear('beckham')
  await resize(200, 290)
  for (const animation of clipIds.filter(wants)) {
    const frames = Array.from({ length: 8 }, (_, frame) => frame / 8)
    await take(
      animation,
      [threeQuarter, side].map(azimuth => frames.map(share => ({ animation, share, azimuth }))),
    )
  }
} finally {
  await browser.close()
  await server.close()
}
