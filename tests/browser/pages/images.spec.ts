import { readFileSync } from 'node:fs'
import { expect, type Locator, test } from '@playwright/test'
import { readPdf } from '../../support/readPdf.ts'
import { type Designer, openEditor } from '../support/designer.ts'
import {
  crest,
  drop,
  hostileSvg,
  hugePng,
  laughingSvg,
  type NamedFile,
  pageAsPng,
  redSquare,
  turnedJpeg,
} from '../support/imageFiles.ts'

const panelOf = ({ page }: Designer) => page.getByRole('complementary')
const zone = (designer: Designer) => panelOf(designer).getByRole('button', { name: designer.words('crest:drop') })
const row = (designer: Designer): Locator =>
  panelOf(designer).getByRole('button', { name: new RegExp(`^${designer.words('soccer:slots.logo')}.*×`) })
const sentence = (designer: Designer, reason: string, file: NamedFile) =>
  designer.words(`app:image.refused.${reason}`).replace('{{name}}', file.name)
const imageOnFront = ({ page }: Designer) => page.locator('[data-panel="front"] image')

test('a dropped crest is on the jersey, in its colours, in the other tab, after a reload and in print', async ({
  context,
}) => {
  const first = await openEditor(context)
  await first.openTool('crest')
  await drop(first.page, zone(first), crest)
  await expect(row(first)).toHaveAttribute('aria-pressed', 'true')
  await expect(imageOnFront(first)).toHaveAttribute('href', /^blob:/)
  const colours = first.page.getByRole('list', { name: first.words('crest:colours') }).getByRole('listitem')
  await expect(colours).toHaveText(['#0F3D2E', '#F2C166', '#FFFFFF'])
  await expect(panelOf(first).getByText(first.words('app:image.lines'))).toBeVisible()

  const second = await openEditor(context, { address: first.page.url() })
  await second.openTool('crest')
  await expect(imageOnFront(second)).toHaveAttribute('href', /^blob:/)

  const before = await imageOnFront(second).getAttribute('transform')
  const replace = panelOf(first).getByRole('button', { name: first.words('app:image.replace') })
  await drop(first.page, replace, redSquare)
  await expect(imageOnFront(second)).not.toHaveAttribute('transform', before ?? '')
  await first.undo()
  await expect(imageOnFront(second)).toHaveAttribute('transform', before ?? '')
  await first.redo()
  await expect(imageOnFront(second)).not.toHaveAttribute('transform', before ?? '')
  await second.page.close()

  await first.saved()
  await first.reload()
  await expect(imageOnFront(first)).toHaveAttribute('href', /^blob:/)
  const downloading = first.page.waitForEvent('download')
  await first.page.getByRole('button', { name: first.words('app:print.download') }).click()
  const { pages } = readPdf(new Uint8Array(readFileSync(await (await downloading).path())))
  expect(pages.map(({ images }) => images.length)).toEqual([1, ...pages.slice(1).map(() => 0)])
  expect(first.complaints).toEqual([])
})

test('what cannot be taken is said in words, by keyboard and in English', async ({ context }) => {
  const designer = await openEditor(context, { language: 'en' })
  await designer.openTool('crest')
  const choose = async (file: NamedFile) => {
    const choosing = designer.page.waitForEvent('filechooser')
    await zone(designer).press('Enter')
    await (await choosing).setFiles({ ...file })
  }
  const alert = panelOf(designer).getByRole('alert')
  await choose(hugePng())
  await expect(alert).toHaveText(sentence(designer, 'too-many-pixels', hugePng()))
  await choose(pageAsPng)
  await expect(alert).toHaveText(sentence(designer, 'page', pageAsPng))
  await choose(laughingSvg)
  await expect(alert).toHaveText(sentence(designer, 'entities', laughingSvg))
  await expect(row(designer)).toHaveCount(0)

  await choose(await turnedJpeg(designer.page))
  await expect(alert).toHaveCount(0)
  // As wide as half its height, for the camera was turned.
  await expect(row(designer)).toContainText(/4\.0 × 8\.0/)
  expect(designer.complaints).toEqual([])
})

test('a hostile SVG is taken without what it tried', async ({ context }) => {
  const designer = await openEditor(context, { language: 'en' })
  const requested: string[] = []
  designer.page.on('request', request => requested.push(request.url()))
  await designer.openTool('crest')
  await drop(designer.page, zone(designer), hostileSvg)
  const thumbnail = row(designer).locator('img')
  await expect(thumbnail).toHaveAttribute('src', /^blob:/)
  const kept = await thumbnail.evaluate(async (image: HTMLImageElement) => (await fetch(image.src)).text())
  expect(kept).toContain('#1d3fbf')
  expect(kept).not.toMatch(/script|onload|onclick|foreignObject|elsewhere|import|javascript|<a\b|<set\b/i)
  expect(await designer.page.evaluate(() => 'harmed' in window)).toBe(false)
  expect(requested.filter(address => address.includes('elsewhere'))).toEqual([])
  // The browser tells that the page's policy let none of the handlers run while the file was read.
  expect(designer.complaints.filter(words => !words.includes('script-src-attr'))).toEqual([])
})
