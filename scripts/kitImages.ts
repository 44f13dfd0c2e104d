// `npm run kit-images [name …]`: the images of kits in app/studio/kitImages, taken with the app's own camera.
import { statSync } from 'node:fs'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { createServer } from 'vite'
import { chromiumFlags } from '../tests/support/chromiumFlags.ts'
import { fileOfShot, kitShots } from './kitImages/kitShots.ts'
import { findChromium } from './ready/findChromium.js'

const names = process.argv.slice(2)
const unknown = names.filter(name => !kitShots.some(shot => shot.name === name))
if (unknown.length > 0) throw new Error(`There is no image ${unknown}. Names are such as ${kitShots[0]?.name}.`)
const wanted = kitShots.filter(({ name }) => names.length === 0 || names.includes(name))

const server = await createServer({
  cacheDir: 'node_modules/.vite-kits',
  logLevel: 'error',
  // Packages may be linked from another folder.
  server: { port: 0, hmr: false, watch: null, fs: { strict: false } },
})
await server.listen(0)
const executablePath = await findChromium()
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: [...chromiumFlags] })
try {
  const page = await browser.newPage()
  page.setDefaultTimeout(180_000)
  page.on('console', message => message.type() === 'error' && console.error(message.text()))
  page.on('pageerror', error => console.error(error))
  await page.goto(`${server.resolvedUrls?.local[0] ?? ''}scripts/kitImages/index.html`)
  await page.waitForFunction(() => window.takeKit !== undefined)
  for (const shot of wanted) {
    const { width, height, quality } = shot
    const taken = await page.evaluate(wish => window.takeKit?.(wish) ?? '', shot)
    const file = `app/studio/kitImages/${fileOfShot(shot)}`
    const image = sharp(Buffer.from(taken.slice(taken.indexOf(',') + 1), 'base64')).resize({
      height,
      ...(width === null ? {} : { width }),
    })
    const encoded =
      shot.format === 'avif' ? image.avif({ quality, effort: 8 }) : image.webp({ quality, alphaQuality: 90, effort: 6 })
    await encoded.toFile(file)
    console.log(`Took ${file}, ${Math.round(statSync(file).size / 1024)} kB.`)
  }
} finally {
  await browser.close()
  await server.close()
}
