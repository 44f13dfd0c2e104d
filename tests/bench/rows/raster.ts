import type { Designer } from '../../browser/support/designer.ts'
import { atTheApp, type Desk } from '../browser/atTheApp.ts'
import { dressTeam } from '../browser/dressTeam.ts'
import { recolour } from '../browser/recolour.ts'
import { timeUploads, type Upload } from '../browser/timeUploads.ts'
import type { Painting } from '../browser/watchPaintings.ts'
import { median, type Row, rowOf } from '../measure.ts'
import { buildNaiveApp } from '../naive/buildNaiveApp.ts'

const changes = 14

/** What the stage spends on the panels of a team's kit whose cloth is coloured, beside all panels with mipmaps. */
export async function raster(): Promise<readonly Row[]> {
  const naive = await buildNaiveApp()
  return atTheApp(async desk => {
    const ours = await paintings(desk)
    const other = await paintings(desk, naive)
    const plain = await paintings(desk, undefined, async () => {})
    const full = await paintings(desk, undefined, addTexts)
    const steps = await uploads(desk, naive)
    const reported = (figure: string, read: (painting: Painting) => number) => {
      const found = { Kitloom: median(ours.map(read)), 'full repaint with mipmaps': median(other.map(read)) }
      return rowOf({ figure, unit: 'ms', aim: figure.includes('paints') ? 16 : null, samples: changes }, found)
    }
    const alone = (figure: string, found: readonly Painting[]) =>
      rowOf({ figure, unit: 'ms', aim: 16, samples: changes }, { Kitloom: median(found.map(({ raster }) => raster)) })
    const step = (figure: string, read: (upload: Upload) => number | null) => {
      const values = steps.flatMap(upload => read(upload) ?? [])
      const found = { Kitloom: { median: median(values), best: Math.min(...values) } }
      return rowOf({ figure, unit: 'ms', aim: null, samples: values.length }, found)
    }
    return [
      reported('cloth coloured: the stage paints', ({ raster }) => raster),
      reported('cloth coloured: the stage uploads', ({ upload }) => upload),
      alone('a kit without lettering or pattern coloured: the stage paints', plain),
      alone(`${texts} texts on the front, cloth coloured: the stage paints`, full),
      reported('the same for one panel: paint', ({ raster, panels }) => raster / panels),
      reported('the same for one panel: upload', ({ upload, panels }) => upload / panels),
      step('a panel waited for: canvas drawn', ({ drawn }) => drawn),
      step('a panel waited for: copied to its texture', ({ copied }) => copied),
      step('a panel waited for: mipmaps', ({ mipmaps }) => mipmaps),
    ]
  })
}

/** As many on one panel as the plan names. */
const texts = 60

async function addTexts(designer: Designer): Promise<void> {
  for (let text = 1; text <= texts; text++) await designer.addText(`Text ${text}`)
}

async function paintings({ openEditor }: Desk, build?: string, dress = dressTeam): Promise<readonly Painting[]> {
  const designer = await openEditor(build)
  const { page } = designer
  await dress(designer)
  await designer.colour('base', '112233')
  await recolour(page, 2)
  await page.evaluate(() => {
    window.paintings.length = 0
  })
  await recolour(page, changes)
  const found = await page.evaluate(() => window.paintings)
  await page.context().close()
  return found
}

/** Every panel with mipmaps, and every step of it waited for. */
async function uploads({ openEditor }: Desk, build: string): Promise<readonly Upload[]> {
  const designer = await openEditor(build, timeUploads)
  const { page } = designer
  await dressTeam(designer)
  await designer.colour('base', '112233')
  await recolour(page, 2)
  await page.evaluate(() => {
    window.uploads.length = 0
  })
  await recolour(page, changes)
  const found = await page.evaluate(() => window.uploads)
  await page.context().close()
  return found
}
