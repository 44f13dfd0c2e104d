import { expect, type Page, test } from '@playwright/test'
import { openEditor } from '../support/designer.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** The middle of the chest. */
const chest = async (page: Page): Promise<{ readonly x: number; readonly y: number }> => {
  const box = await page.locator('main').boundingBox()
  if (!box) throw new Error('There is no stage.')
  return { x: box.x + box.width / 2, y: box.y + box.height * 0.4 }
}

test('two tabs see who the other is and where they point', async ({ context }) => {
  const first = await openEditor(context, { language: 'en' })
  const second = await openEditor(context, { language: 'en', address: first.page.url() })
  await expect(first.page.getByRole('list', { name: first.words('app:people.here') })).toContainText('your tab 2')
  await button(second.page, second.words('app:people.nameYourself')).click()
  await second.page.getByRole('textbox', { name: second.words('app:people.yourName') }).fill('Vichea')
  await second.page.keyboard.press('Enter')
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

  await first.page.getByRole('radio', { name: first.words('app:stage.view.back') }).click()
  await expect(cursor).toBeHidden()
  await first.page.getByRole('radio', { name: first.words('app:stage.view.front') }).click()
  await expect(cursor).toBeVisible()
  await second.page.goto('/credits')
  await expect(cursor).toHaveCount(0)
  await expect(first.page.getByRole('list', { name: first.words('app:people.here') })).not.toContainText('Vichea')
  expect([...first.complaints, ...second.complaints]).toEqual([])
})
