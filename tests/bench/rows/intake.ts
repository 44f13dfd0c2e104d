import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Designer } from '../../browser/support/designer.ts'
import { atTheApp } from '../browser/atTheApp.ts'
import { median, type Row, rowOf } from '../measure.ts'

/** The first one warms up. */
const rounds = 4

/** A photo of 20 megapixels, chosen as a crest: until it is on the shirt, and how long the page stood still for it. */
export async function intake(): Promise<readonly Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'kitloom-photos-'))
  try {
    return [
      ...(await taken('20-megapixel JPEG', await writePhoto(join(folder, 'upright.jpg'), 1))),
      ...(await taken('the same turned by its camera', await writePhoto(join(folder, 'turned.jpg'), 6))),
    ]
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Coarse noise with fine noise over it, as light as a camera's. `orientation` as EXIF has it. */
async function writePhoto(path: string, orientation: number): Promise<string> {
  const [width, height] = [5472, 3648]
  const noise = (share: number, mean: number, sigma: number) =>
    sharp({
      create: {
        width: Math.round(width / share),
        height: Math.round(height / share),
        channels: 3,
        background: '#808080',
        noise: { type: 'gaussian', mean, sigma },
      },
    })
  const grain = await noise(2, 128, 8).resize(width, height).png({ compressionLevel: 1 }).toBuffer()
  const coarse = await noise(64, 128, 60).png().toBuffer()
  await sharp(coarse)
    .resize(width, height, { kernel: 'cubic' })
    .composite([{ input: grain, blend: 'soft-light' }])
    .withMetadata({ orientation })
    .jpeg({ quality: 90 })
    .toFile(path)
  return path
}

async function taken(what: string, photo: string): Promise<readonly Row[]> {
  return atTheApp(async ({ openEditor }) => {
    const found: { took: number; block: number }[] = []
    for (let round = 0; round < rounds; round++) found.push(await takeOnce(await openEditor(), photo))
    const [took, blocks] = [found.map(({ took }) => took).slice(1), found.map(({ block }) => block).slice(1)]
    const about = { unit: 'ms', aim: null, samples: took.length } as const
    const sampled = (values: readonly number[]) => ({ Kitloom: { median: median(values), best: Math.min(...values) } })
    return [
      rowOf({ ...about, figure: `${what}, chosen to the shirt` }, sampled(took)),
      rowOf({ ...about, figure: `${what}, longest block of the page` }, sampled(blocks)),
    ]
  })
}

async function takeOnce({ page, words, openTool }: Designer, photo: string) {
  await openTool('crest')
  await page.evaluate(() => window.stageWatch.whenStill())
  await page.evaluate(() => {
    window.stageWatch.begin('change')
    window.threadWatch.begin()
  })
  await page.getByLabel(words('crest:drop')).and(page.locator('input')).setInputFiles(photo)
  const took = await page.evaluate(() => window.stageWatch.changed())
  const block = await page.evaluate(() => window.threadWatch.longestBlock())
  await page.context().close()
  return { took, block }
}
