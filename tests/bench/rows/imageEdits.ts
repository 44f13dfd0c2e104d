import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { openEditor } from '../../browser/support/designer.ts'
import { flatChromiumFlags } from '../../support/chromiumFlags.ts'
import { atTheApp } from '../browser/atTheApp.ts'
import { longestTask } from '../browser/longestTask.ts'
import { type Row, rowOf } from '../measure.ts'

const kinds = ['background', 'vectorise'] as const
/** What the page may do at once. */
const aim = 50
/** A machine with other work takes minutes. */
const timeout = 240_000

/** A badge of 12 megapixels in the image editor: how long a step takes in full, and how long the page stood still. */
export async function imageEdits(): Promise<readonly Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'kitloom-badges-'))
  try {
    return await edited(await writeBadge(join(folder, 'badge.jpg')))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** A shield of four colours on a light ground. */
async function writeBadge(path: string): Promise<string> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="3000"><rect width="4000" height="3000" fill="#e4e9ec"/><path d="M1200 500H2800V1700Q2800 2300 2000 2600 1200 2300 1200 1700Z" fill="#12306b"/><circle cx="2000" cy="1400" r="600" fill="#f4c542"/><path d="M2000 900 2300 1800 1550 1250H2450L1700 1800Z" fill="#b3122d"/></svg>`
  await sharp(Buffer.from(svg)).jpeg({ quality: 88 }).toFile(path)
  return path
}

async function edited(badge: string): Promise<readonly Row[]> {
  return atTheApp(async ({ newContext }) => {
    const { page, words, openTool } = await openEditor(await newContext(), { language: 'en' })
    await openTool('crest')
    await page.getByLabel(words('crest:drop')).and(page.locator('input')).setInputFiles(badge)
    await page.getByRole('button', { name: words('app:imageEditor.open') }).click({ timeout })
    const dialog = page.getByRole('dialog')
    const rows: Row[] = []
    for (const kind of kinds) {
      const begin = performance.now()
      const task = await longestTask(page, async () => {
        await dialog.getByRole('button', { name: words(`app:imageEditor.kinds.${kind}`), exact: true }).click()
        await dialog.getByRole('button', { name: words('app:imageEditor.apply') }).click()
        await dialog.locator('form').waitFor({ state: 'detached', timeout })
      })
      const took = performance.now() - begin
      const what = `12 megapixels in the image editor: ${kind}`
      rows.push(rowOf({ figure: what, unit: 's', aim: null, samples: 1 }, { Kitloom: took / 1000 }))
      const figure = `${what}, the page’s longest task by the clock`
      rows.push(rowOf({ figure, unit: 'ms', aim, samples: 1 }, { Kitloom: task.clock }))
      const own = `${what}, processor time of the page’s longest task`
      rows.push(rowOf({ figure: own, unit: 'ms', aim, samples: 1 }, { Kitloom: task.processor }))
    }
    return rows
    // On the flat pattern: a garment that is drawn by the processor, and its picture for the list, stop the page for seconds.
  }, flatChromiumFlags)
}
