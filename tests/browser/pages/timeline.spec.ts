import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { openEditor } from '../support/designer.ts'

const value = (page: Page) => page.getByRole('slider').first().getAttribute('aria-valuetext')

test('the timeline shows the steps, compares two moments, restores one, and the restoring can be undone', async ({
  context,
}) => {
  const designer = await openEditor(context, { language: 'en' })
  const { page, words } = designer
  await designer.colour('base', '1D3FBF')
  await designer.colour('sleeves', 'F3E3C3')
  await designer.addText('អង្គរ')
  await designer.colour('base', '0F3D2E')
  await page.getByRole('button', { name: words('app:timeline.title') }).click()

  // Steps say whether they still count; named versions stand in a list of their own.
  const rows = page.getByRole('complementary').locator('li[data-status]')
  await expect(rows).toHaveCount(4)
  await expect(rows.first()).toContainText(words('soccer:zones.base'))
  await expect(rows.nth(1)).toContainText('អង្គរ')
  const filmstrip = page.getByRole('region', { name: words('app:timeline.filmstrip') })
  await expect(filmstrip.getByRole('img')).toHaveCount(0)
  await expect(filmstrip.locator('img')).toHaveCount(5)

  // By keyboard: two steps back, then the name of that moment.
  const thumb = page.getByRole('slider', { name: words('app:timeline.thumb.left') })
  await thumb.focus()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  expect(await value(page)).toContain(words('colour:done.setZonePaint'))
  await page.getByLabel(words('app:timeline.name')).fill('Before the name')
  await page.keyboard.press('Enter')
  await expect(rows.nth(2)).toContainText('Before the name')

  await filmstrip.getByRole('radio', { name: words('app:timeline.compare') }).click()
  await expect(page.getByRole('slider', { name: words('app:timeline.cut') })).toBeVisible()
  await filmstrip.getByRole('button', { name: words('app:timeline.restoreLeft') }).click()
  await expect(rows).toHaveCount(5)
  await page.keyboard.press('Escape')
  await expect(designer.zoneValue('base')).toContainText('#1D3FBF')
  await designer.undo()
  await expect(designer.zoneValue('base')).toContainText('#0F3D2E')

  await designer.reload()
  await page.getByRole('button', { name: words('app:timeline.title') }).click()
  await expect(rows.filter({ hasText: 'Before the name' })).toHaveCount(1)
  expect(designer.complaints).toEqual([])
})

test('the film plays to its end', async ({ context }) => {
  const designer = await openEditor(context)
  const { page, words } = designer
  await designer.colour('base', '1D3FBF')
  await designer.colour('sleeves', 'F3E3C3')
  await page.getByRole('button', { name: words('app:timeline.title') }).click()
  const seen = await page
    .getByRole('slider')
    .first()
    .evaluateHandle(thumb => {
      const values: (string | null)[] = []
      new MutationObserver(() => values.push(thumb.getAttribute('aria-valuenow'))).observe(thumb, {
        attributeFilter: ['aria-valuenow'],
      })
      return values
    })
  await page.getByRole('button', { name: words('app:timeline.play') }).click()
  await expect.poll(() => seen.jsonValue()).toEqual(['0', '1', '2'])
  await expect(page.getByRole('button', { name: words('app:timeline.play') })).toBeVisible()

  // A press on the line, not on its thumb, takes the thumb along until the button is let go.
  const thumb = page.getByRole('slider').first()
  const line = await thumb.locator('xpath=..').boundingBox()
  if (!line) throw new Error('The timeline has no line.')
  const middle = line.y + line.height / 2
  await page.mouse.move(line.x + line.width / 2, middle)
  await page.mouse.down()
  await expect(thumb).toHaveAttribute('aria-valuenow', '1')
  await page.mouse.move(line.x + 1, middle)
  await expect(thumb).toHaveAttribute('aria-valuenow', '0')
  await page.mouse.up()
  await page.mouse.move(line.x + line.width, middle)
  await expect(thumb).toHaveAttribute('aria-valuenow', '0')
})

test('the timeline passes axe', async ({ context }) => {
  await context.addInitScript(() => localStorage.setItem('theme', 'dark'))
  const designer = await openEditor(context)
  await designer.colour('base', '1D3FBF')
  await designer.page.getByRole('button', { name: designer.words('app:timeline.title') }).click()
  await expect(designer.page.getByRole('complementary').getByRole('listitem')).toHaveCount(1)
  const { violations } = await new AxeBuilder({ page: designer.page }).analyze()
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(grave.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target).join(', ')}`)).toEqual([])
})
