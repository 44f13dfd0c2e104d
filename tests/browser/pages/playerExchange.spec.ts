import { expect, test } from '@playwright/test'
import { openEditor } from '../support/designer.ts'
import { expectOpenToEverybody } from '../support/expectOpenToEverybody.ts'
import { emptyList } from '../support/listDriver.ts'
import { serverDriver } from '../support/serverDriver.ts'
import { teamDriver } from '../support/teamDriver.ts'

test('a team of the list comes into a design, and who is new in the design goes into the list', async ({ context }) => {
  const { request } = await serverDriver(context, 'dara', 'mekong')
  await emptyList(request)
  const rows = ['Sokha', 'ដារ៉ា'].map((name, index) => ({ name, number: String(index + 7), size: 'XL', team: 'Naga' }))
  await request('post', '/api/players/import', { rows })
  const designer = await openEditor(context, { language: 'en', address: '/design/soccer?new&tenant=mekong' })
  const { page, words } = designer
  const team = teamDriver(designer)
  await team.open()
  await page.getByRole('button', { name: words('app:myList.open') }).click()
  const dialog = page.getByRole('dialog', { name: words('app:myList.title') })
  await dialog.getByRole('checkbox', { name: /^Naga/ }).check()
  await expectOpenToEverybody(page, 'the own list')
  await dialog.getByRole('button', { name: words('app:myList.take_other').replace('{{count}}', '2') }).click()
  await expect(dialog).toBeHidden()
  expect(await team.names()).toEqual(['Sokha', 'ដារ៉ា'])
  await expect(team.cell('size', 'ដារ៉ា')).toHaveValue('XL')

  await team.panel.getByLabel(words('players:newNumber')).fill('9')
  await team.panel.getByLabel(words('players:newName')).fill('Bora')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: words('app:myList.open') }).click()
  await dialog.getByRole('button', { name: words('app:myList.keep_one').replace('{{count}}', '1') }).click()
  await expect(page.getByText(words('app:myList.kept_one').replace('{{count}}', '1'))).toBeVisible()
  const list = (await request('get', '/api/players')) as { items: readonly { name: string }[] }
  expect(list.items.map(({ name }) => name).sort()).toEqual(['Bora', 'Sokha', 'ដារ៉ា'])
  expect(designer.complaints).toEqual([])
})
