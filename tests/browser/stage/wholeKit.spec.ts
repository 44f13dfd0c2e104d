import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { readPdf } from '../../support/readPdf.ts'
import { type Designer, openEditor } from '../support/designer.ts'
import { drop, redSquare } from '../support/imageFiles.ts'
import { paste } from '../support/monkeyDriver.ts'

const panelOf = ({ page }: Designer) => page.getByRole('complementary')
const button = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const pieces = ({ page }: Designer) => page.locator('[data-panel]')

const players = ['សុខា', 'វិចិត្រា', 'ដារ៉ា']

async function expectPlayers({ page, words }: Designer): Promise<void> {
  for (const name of players) {
    const cell = page.getByRole('complementary').getByLabel(words('players:nameOf').replace('{{name}}', name))
    await expect(cell).toHaveValue(name)
  }
}

const roster = ['Number\tName\tSize', '10\tសុខា\tM', '7\tវិចិត្រា\tL', '1\tដារ៉ា\tXL'].join('\n')

// The garment is drawn by the processor: a smaller one is drawn sooner.
test.use({ viewport: { width: 1024, height: 640 } })

test('a team designs its kit from a template to the print file, in Khmer', async ({ context }) => {
  test.slow()
  const designer = await openEditor(context)
  const { page, words, openTool } = designer
  const panel = panelOf(designer)
  const wearer = (name: string) => page.getByRole('main').getByRole('radio', { name, exact: true })

  await test.step('it begins with a template', async () => {
    await openTool('templates')
    await panel.getByRole('button', { name: words('soccer:templates.kbach') }).click()
    await openTool('colour')
    await expect(button(page, words('app:undo.undo')).first()).toHaveAttribute('aria-disabled', 'false')
    await button(page, words('app:stage.flat')).click()
    await expect(pieces(designer).first()).toBeVisible()
  })

  await test.step('the body becomes a gradient, the stripe a sash', async () => {
    await designer.colour('base', '0F3D2E')
    await panel.getByRole('radio', { name: words('app:picker.gradient') }).click()
    await expect(designer.zoneValue('base')).toContainText(words('colour:gradient'))
    await expect(pieces(designer).locator('linearGradient, radialGradient').first()).toBeAttached()
    await openTool('stripes')
    const stripe = panel.getByRole('button', { pressed: true }).first()
    await expect(stripe).toContainText(words('soccer:zones.stripe'))
    await panel.getByRole('button', { name: words('soccer:layouts.stripe.sash'), exact: true }).click()
    await expect(stripe).toContainText(words('soccer:layouts.stripe.sash'))
  })

  await test.step('the team writes its name and brings its crest', async () => {
    await designer.addText('អង្គរ FC')
    await expect(designer.textRow('អង្គរ FC')).toHaveAttribute('aria-pressed', 'true')
    await openTool('crest')
    await drop(page, panel.getByRole('button', { name: words('crest:drop') }), redSquare)
    await expect(page.locator('[data-panel=front] image')).toHaveAttribute('href', /^blob:/)
  })

  await test.step('the list of players is pasted', async () => {
    await openTool('players')
    await expect(panel.getByLabel(words('players:newName'))).toBeVisible()
    expect(await paste(page, 'aside table', roster)).toBe(true)
    const review = page.getByRole('dialog', { name: words('app:roster.review') })
    await expect(review).toContainText(words('app:roster.allGood'))
    await review.getByRole('button', { name: words('app:roster.add_other').replace('{{count}}', '3') }).click()
    await expect(review).toBeHidden()
    await expectPlayers(designer)
  })

  await test.step('the goalkeeper wears another colour, the players do not', async () => {
    await wearer(words('app:stage.version.goalkeeper')).click()
    await designer.colour('sleeves', 'F7E04B')
    await expect(designer.zoneValue('sleeves')).toContainText('#F7E04B')
    await wearer(words('app:stage.version.player')).click()
    await expect(designer.zoneValue('sleeves')).not.toContainText('#F7E04B')
  })

  const second = await openEditor(context, { address: page.url() })
  await test.step('a second tab works on it too', async () => {
    await second.openTool('text')
    await expect(second.textRow('អង្គរ FC')).toBeVisible()
    await second.colour('collar', 'C2182B')
    await expect(designer.zoneValue('collar')).toContainText('#C2182B')
    await second.page.close()
  })

  await test.step('the timeline leads back to a moment, and forward again', async () => {
    await button(page, words('app:timeline.title')).click()
    const steps = panel.getByRole('listitem')
    await expect(steps.first()).toContainText(words('soccer:zones.collar'))
    const before = await steps.count()
    await page.getByRole('slider', { name: words('app:timeline.thumb.left') }).focus()
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowLeft')
    const filmstrip = page.getByRole('region', { name: words('app:timeline.filmstrip') })
    await button(page, words('app:timeline.restore')).and(filmstrip.locator('button')).click()
    await expect(steps).toHaveCount(before + 1)
    await page.keyboard.press('Escape')
    await openTool('colour')
    await expect(designer.zoneValue('collar')).not.toContainText('#C2182B')
    await designer.undo()
    await expect(designer.zoneValue('collar')).toContainText('#C2182B')
  })

  await test.step('everything is there after a reload', async () => {
    await designer.saved()
    await designer.reload()
    await expect(designer.zoneValue('base')).toContainText(words('colour:gradient'))
    await openTool('players')
    await expectPlayers(designer)
    await button(page, words('app:stage.flat')).click()
    await expect(page.locator('[data-panel=front] image')).toHaveAttribute('href', /^blob:/)
  })

  await test.step('it is printed', async () => {
    const downloading = page.waitForEvent('download')
    await button(page, words('app:print.download')).click()
    const file = readPdf(new Uint8Array(readFileSync(await (await downloading).path())))
    expect(file.pages.length).toBeGreaterThan(4)
    expect(file.pages.flatMap(({ images }) => images)).toHaveLength(1)
    expect(file.hasOutputIntent).toBe(true)
  })
  expect([...designer.complaints, ...second.complaints]).toEqual([])
})
