import { expect, type Page, test } from '@playwright/test'
import { type Designer, openEditor } from './support/designer.ts'
import { comeBack, goOffline, letTabsLoseTheLine } from './support/line.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const messages = ({ page, words }: Designer) => page.getByRole('region', { name: words('app:toasts.label') })

const rename = async ({ page, words }: Designer, name: string): Promise<void> => {
  await button(page, words('app:people.nameYourself')).click()
  await page.getByLabel(words('app:people.yourName')).fill(name)
  await page.keyboard.press('Enter')
}

/** The middle of the chest. */
const chest = async (page: Page): Promise<{ readonly x: number; readonly y: number }> => {
  const box = await page.locator('main').boundingBox()
  if (!box) throw new Error('There is no stage.')
  return { x: box.x + box.width / 2, y: box.y + box.height * 0.4 }
}

const removeText = ({ page, words }: Designer) =>
  page
    .getByRole('complementary')
    .getByRole('button', { name: new RegExp(words('text:remove')) })
    .first()
    .click()

test('two tabs see who the other is and where they point', async ({ context }) => {
  const first = await openEditor(context, { language: 'en' })
  const second = await openEditor(context, { language: 'en', address: first.page.url() })
  await expect(first.page.getByRole('list', { name: first.words('app:people.here') })).toContainText('your tab 2')
  await rename(second, 'Vichea')
  await expect(first.page.getByRole('list', { name: first.words('app:people.here') })).toContainText('Vichea')

  await expect(second.page.locator('main[data-painted]:not([data-painted="0"])')).toBeVisible()
  const at = await chest(second.page)
  await second.page.mouse.move(at.x, at.y)
  await second.page.mouse.move(at.x + 4, at.y)
  await first.page.bringToFront()
  const cursor = first.page.locator('[data-cursor="Vichea"]')
  await expect(cursor).toBeVisible()
  const seen = await cursor.boundingBox()
  expect(Math.hypot((seen?.x ?? 0) - at.x - 4, (seen?.y ?? 0) - at.y)).toBeLessThan(8)

  await button(first.page, first.words('app:stage.view.back')).click()
  await expect(cursor).toBeHidden()
  await button(first.page, first.words('app:stage.view.front')).click()
  await expect(cursor).toBeVisible()
  await second.page.goto('/credits')
  await expect(cursor).toHaveCount(0)
  await expect(first.page.getByRole('list', { name: first.words('app:people.here') })).not.toContainText('Vichea')
  expect([...first.complaints, ...second.complaints]).toEqual([])
})

test('what somebody else removes says who it was, and can be brought back', async ({ context }) => {
  const first = await openEditor(context, { language: 'en' })
  await first.addText('Angkor')
  const second = await openEditor(context, { language: 'en', address: first.page.url() })
  await rename(second, 'Vichea')
  await second.openTool('text')
  await second.textRow('Angkor').click()
  await first.textRow('Angkor').click()
  await removeText(second)
  await expect(messages(second)).toContainText(second.words('text:done.remove'))
  const said = messages(first)
  await expect(said).toContainText('Vichea removed the layer you edited')
  await said.getByRole('button', { name: first.words('app:people.bringBack') }).click()
  await expect(first.textRow('Angkor')).toBeVisible()
  await expect(second.textRow('Angkor')).toBeVisible()
})

test('undoing what somebody else has replaced says so and changes nothing', async ({ context }) => {
  const first = await openEditor(context, { language: 'en' })
  await first.colour('base', '1D3FBF')
  const second = await openEditor(context, { language: 'en', address: first.page.url() })
  await rename(second, 'Vichea')
  await second.colour('base', '0F3D2E')
  await expect(first.zoneValue('base')).toContainText('#0F3D2E')
  await first.undo()
  await expect(messages(first)).toContainText('already replaced by Vichea')
  await expect(first.zoneValue('base')).toContainText('#0F3D2E')
})

test('work of the time offline that somebody replaced is listed, and can be applied again', async ({ context }) => {
  await letTabsLoseTheLine(context)
  const first = await openEditor(context, { language: 'en' })
  await first.colour('collar', 'F3E3C3')
  const second = await openEditor(context, { language: 'en', address: first.page.url() })
  await rename(first, 'Sokha')
  await goOffline(second.page)
  await second.colour('base', '15161A')
  await second.colour('sleeves', '1D3FBF')
  await first.colour('base', '7A1022')
  await first.colour('base', '0F3D2E')
  await expect(second.zoneValue('base')).toContainText('#15161A')
  await comeBack(second.page)
  await expect(second.zoneValue('base')).toContainText('#0F3D2E')
  await expect(first.zoneValue('sleeves')).toContainText('#1D3FBF')
  const said = messages(second)
  await expect(said).toContainText('1 of 2 changes was already replaced.')
  await said.getByRole('button', { name: second.words('app:replaced.show') }).click()
  const list = second.page.getByRole('dialog')
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await expect(list).toContainText('replaced by Sokha')
  await list.getByRole('button', { name: second.words('app:replaced.again'), exact: true }).click()
  await expect(list).toContainText(second.words('app:replaced.applied'))
  await expect(first.zoneValue('base')).toContainText('#15161A')
  await second.page.keyboard.press('Escape')
  await expect(second.zoneValue('base')).toContainText('#15161A')
  expect([...first.complaints, ...second.complaints]).toEqual([])
})
