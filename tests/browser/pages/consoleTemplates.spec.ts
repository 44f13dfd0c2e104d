import { expect, test } from '@playwright/test'
import { openEditor } from '../support/designer.ts'
import { enterConsole } from '../support/enterConsole.ts'
import { expectOpenToEverybody } from '../support/expectOpenToEverybody.ts'
import { serverDriver } from '../support/serverDriver.ts'

test.use({ actionTimeout: 60_000 })

test('a design becomes a template of the shop, which customers put on and take off again', async ({ context }) => {
  test.slow()
  const driver = await serverDriver(context, 'bopha', 'mekong')
  const id = await driver.sendKit('Riverside', 'hoops')
  const { version } = await driver.card(id)
  await driver.request('post', `/api/designs/${id}/submit`, {}, version)
  await enterConsole(context, 'mekong')
  const page = await context.newPage()
  await page.addInitScript(() => localStorage.setItem('lang', 'en'))
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

  await page.goto(`/console/designs/${id}?tenant=mekong`)
  await press('Publish as template')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Name in Khmer/).fill('មាត់ទន្លេ')
  await dialog.getByLabel(/^Name in English/).fill('')
  await press('Publish')
  await expect(dialog.getByText('Required').or(dialog.locator('[aria-invalid="true"]')).first()).toBeVisible()
  await dialog.getByLabel(/^Name in English/).fill('River')
  await expectOpenToEverybody(page, 'publishing a template')
  await press('Publish')
  await expect(page.getByText('Template published.')).toBeVisible()

  await page.goto('/console/templates?tenant=mekong')
  await press('Rename “River”')
  await dialog.getByLabel(/^Name in English/).fill('Riverbank')
  await press('Save')
  await expect(page.getByText('Riverbank')).toBeVisible()
  await expectOpenToEverybody(page, 'the templates')

  const designer = await openEditor(context, { language: 'en', address: '/design/soccer?tenant=mekong' })
  await designer.colour('base', '1D3FBF')
  await designer.openTool('templates')
  const own = designer.page.getByRole('list', { name: 'Templates of this shop' })
  await own.getByRole('button', { name: /^Riverbank/ }).click()
  const confirmation = designer.page.getByRole('alertdialog')
  await expect(confirmation).toContainText('Riverbank')
  await confirmation.getByRole('button', { name: 'Keep my design' }).click()
  await own.getByRole('button', { name: /^Riverbank/ }).click()
  await confirmation.getByRole('button', { name: 'Apply template' }).click()
  await designer.openTool('colour')
  await expect(designer.zoneValue('base')).not.toContainText('#1D3FBF')
  await designer.undo()
  await expect(designer.zoneValue('base')).toContainText('#1D3FBF')
  expect(designer.complaints).toEqual([])

  await press('Retire')
  await expect(page.getByRole('heading', { name: 'Retired' })).toBeVisible()
  await designer.page.reload()
  await designer.openTool('templates')
  await expect(designer.page.getByRole('list', { name: 'Templates to start from' })).toBeVisible()
  await expect(own).toHaveCount(0)
  await press('Delete “Riverbank”')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('No templates of your own yet')).toBeVisible()
})
