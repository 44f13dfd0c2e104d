// `npm run measure:stage [first-frame | frames | avatar | memory | colours …]`: the garments on their stage, drawn by
// the processor: from nothing to the first frame, a frame at rest and in motion, the soccer kit on somebody who dances,
// memory after all of them were worn ten times, and how far picked colours are from what is seen, in every fabric.
import { readFileSync } from 'node:fs'
import { type Browser, chromium, type Page } from '@playwright/test'
import { differenceCiede2000 } from 'culori'
import { fabricKinds } from '../engine/index.ts'
import { garments } from '../plugins/index.ts'
import {
  colourAt,
  countGraphics,
  finishDrawing,
  graphicsCounts,
  paintAll,
  serveStage,
  tenColours,
} from '../tests/browser/support/stagePage.ts'
import { chromiumFlags } from '../tests/support/chromiumFlags.ts'
import { findChromium } from './ready/findChromium.js'

/** How often each garment is put on, after it was put on once; how many frames are drawn; how often all are worn. */
const rounds = { firstFrame: 12, frames: 9, worn: 10 }
const slugs = garments.map(({ slug }) => slug)
/** What the others are compared with. */
const jersey = 'soccer'

const parts = { 'first-frame': firstFrames, frames, avatar, memory, colours }
const named = process.argv.slice(2)
const unknown = named.filter(name => !Object.hasOwn(parts, name))
if (unknown.length > 0) throw new Error(`There is no part ${unknown}. Choose among ${Object.keys(parts).join(', ')}.`)

const stage = await serveStage()
const executablePath = await findChromium()
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: [...chromiumFlags, '--js-flags=--expose-gc'],
})
try {
  for (const [name, measure] of Object.entries(parts)) {
    if (named.length > 0 && !named.includes(name)) continue
    const page = await openStage(browser)
    await measure(page)
    await page.close()
  }
} finally {
  await browser.close()
  await stage.close()
}

async function openStage(from: Browser): Promise<Page> {
  const page = await from.newPage({ viewport: { width: 1048, height: 848 } })
  page.setDefaultTimeout(180_000)
  await countGraphics(page)
  await page.goto(`${stage.address}?plain`)
  await page.waitForFunction(() => window.stageTest?.ready > 0)
  // A garment that is worn already would never be put on.
  await page.evaluate(() => window.stageTest.undress())
  return page
}

function wear(page: Page, slug: string): Promise<number> {
  return page.evaluate(name => window.stageTest.wear(name), slug)
}

/** From the garment's name to its first frame: mesh fetched and unpacked, cloth painted, drawn. By turns, all alike. */
async function firstFrames(page: Page): Promise<void> {
  const taken = new Map(slugs.map(slug => [slug, [] as number[]]))
  for (let round = 0; round <= rounds.firstFrame; round++) {
    for (const slug of slugs) {
      await page.evaluate(() => window.stageTest.undress())
      await finishDrawing(page)
      const ms = await wear(page, slug)
      // In the first round programs are compiled and files are fetched for the first time.
      if (round > 0) taken.get(slug)?.push(ms)
    }
  }
  const medians = new Map([...taken].map(([slug, ms]) => [slug, median(ms)]))
  const best = new Map([...taken].map(([slug, ms]) => [slug, Math.min(...ms)]))
  for (const slug of slugs) report('first frame, ms', medians, slug)
  // What else the machine does lengthens some rounds.
  for (const slug of slugs) report('first frame, best round, ms', best, slug)
}

/** A frame that is asked for and done, at rest and while the garment turns, which is drawn more coarsely. */
async function frames(page: Page): Promise<void> {
  const [still, turning] = [new Map<string, number>(), new Map<string, number>()]
  for (const slug of [jersey, ...slugs.filter(other => other !== jersey)]) {
    await wear(page, slug)
    await finishDrawing(page)
    still.set(slug, median(await page.evaluate(count => window.stageTest.timeFrames('still', count), rounds.frames)))
    turning.set(
      slug,
      median(await page.evaluate(count => window.stageTest.timeFrames('turning', count), rounds.frames)),
    )
    // Printed as they come: where the processor has other work, all of them take a quarter of an hour.
    report('frame at rest, ms', still, slug)
    report('frame in motion, ms', turning, slug)
  }
}

/** The jersey on its own and on somebody who dances in it, by turns: until they are seen, and a frame of theirs. */
async function avatar(page: Page): Promise<void> {
  const [first, alone, danced] = [[] as number[], [] as number[], [] as number[]]
  for (let round = 0; round <= rounds.firstFrame; round++) {
    await wear(page, jersey)
    await finishDrawing(page)
    const turning = await page.evaluate(count => window.stageTest.timeFrames('turning', count), rounds.frames)
    const shown = await page.evaluate(clip => window.stageTest.dance(clip), 'samba_dancing')
    const dancing = await page.evaluate(count => window.stageTest.timeFrames('left alone', count), rounds.frames)
    await page.evaluate(() => window.stageTest.undress())
    // In the first round programs are compiled and files are fetched for the first time.
    if (round === 0) continue
    first.push(shown)
    alone.push(...turning)
    danced.push(...dancing)
  }
  const [kit, dancer] = [median(alone), median(danced)]
  console.log(`somebody in the ${jersey} kit, from its name to the first frame: ${Math.round(median(first))} ms`)
  console.log(`a frame of the kit that turns: ${Math.round(kit)} ms`)
  console.log(`a frame of somebody who dances in it: ${Math.round(dancer)} ms (${(dancer / kit).toFixed(2)}×)`)
}

/** After each garment was worn once, and after each was worn ten times. */
async function memory(page: Page): Promise<void> {
  // A small stage is drawn sooner, and keeps as much.
  await page.setViewportSize({ width: 480, height: 400 })
  for (let round = 1; round <= rounds.worn; round++) {
    for (const slug of slugs) await wear(page, slug)
    if (round !== 1 && round !== rounds.worn) continue
    console.log(`all ${slugs.length} worn ${round} times: ${await memoryOf(page)}`)
    // The jersey is worn now, and one that is worn already is never put on.
    await page.evaluate(() => window.stageTest.undress())
  }
}

async function memoryOf(page: Page): Promise<string> {
  await wear(page, jersey)
  await finishDrawing(page)
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize, backingStorageSize } = await session.send('Runtime.getHeapUsage')
  const system = await browser.newBrowserCDPSession()
  const { processInfo } = await system.send('SystemInfo.getProcessInfo')
  const resident = processInfo
    .filter(({ type }) => type === 'renderer' || type === 'GPU')
    .map(({ type, id }) => `${type} ${residentOf(id)} MB`)
  const { textures, buffers } = await graphicsCounts(page)
  const script = Math.round((usedSize + (backingStorageSize ?? 0)) / 1e6)
  return `script ${script} MB, ${textures} textures, ${buffers} buffers; ${resident.join(', ')}`
}

/** In MB; of Linux alone. */
function residentOf(process: number): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${process}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1000)
}

/** ΔE2000 between a colour that is picked and what is seen of it on the middle of the front. */
async function colours(page: Page): Promise<void> {
  const differenceOf = differenceCiede2000()
  // Cloth is painted while it is worn, and an empty stage would never say that it was.
  await wear(page, jersey)
  for (const kind of fabricKinds) {
    await page.evaluate(fabric => window.stageTest.sewIn(fabric), kind)
    const differences = []
    for (const colour of tenColours) {
      await paintAll(page, colour)
      differences.push(differenceOf(colour, await colourAt(page, 524, 330, 60)))
    }
    const [min, max] = [Math.min(...differences), Math.max(...differences)]
    console.log(`ΔE2000, ten colours in ${kind}: ${min.toFixed(1)} – ${max.toFixed(1)}`)
  }
}

function report(figure: string, values: ReadonlyMap<string, number>, slug: string): void {
  const [value, usual] = [values.get(slug) ?? Number.NaN, values.get(jersey) ?? Number.NaN]
  console.log(`${figure}, ${slug}: ${Math.round(value)} (${(value / usual).toFixed(2)}×)`)
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
