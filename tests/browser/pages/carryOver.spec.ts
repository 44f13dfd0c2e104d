import { expect, test } from '@playwright/test'
import { openEditor } from '../support/designer.ts'
import { expectOpenToEverybody } from '../support/expectOpenToEverybody.ts'

test('a design is put on another garment', async ({ context }) => {
  const designer = await openEditor(context, { language: 'en', address: '/design/soccer?template=kbach' })
  const { page, words } = designer
  await designer.colour('base', 'C2182B')
  await designer.addText('ទន្លេ FC')
  await designer.saved()

  const dialog = page.getByRole('dialog')
  await page.keyboard.press('Control+k')
  await expect(dialog.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('another garment')
  await expect(page.getByRole('option', { selected: true })).toContainText(words('app:editor.otherGarment'))
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: words('app:product.TSHIRT'), exact: true })).toBeVisible()
  await expectOpenToEverybody(page)
  await dialog.getByRole('button', { name: words('app:product.TSHIRT'), exact: true }).click()

  await expect(page).toHaveURL(/\/design\/tshirt\?design=/)
  await designer.saved()
  await designer.openTool('colour')
  await expect(designer.zoneValue('base')).toContainText('#C2182B')
  await designer.openTool('text')
  await expect(designer.textRow('ទន្លេ FC')).toBeVisible()
  expect(designer.complaints).toEqual([])
})
