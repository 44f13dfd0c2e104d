import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { watchPage } from '../../support/watchPage.ts'
import { openEditor } from '../support/designer.ts'
import { expectOpenToEverybody } from '../support/expectOpenToEverybody.ts'
import { isOnServer } from '../support/links.ts'
import { settled } from '../support/openScreen.ts'
import { serverDriver } from '../support/serverDriver.ts'
import { signIn } from '../support/signIn.ts'
import { wordsOf } from '../support/words.ts'

const words = wordsOf('en')
const inWords = (key: string, name: string) => words(`designList:${key}`).replace('{{name}}', name)

const items = (page: Page) => page.locator('li[data-design]')
const item = (page: Page, name: string) => items(page).filter({ has: page.getByRole('heading', { name, exact: true }) })
const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: words('app:toasts.label') }).getByText(text)

async function choose(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: inWords('menu.of', name), exact: true }).click()
  await page.getByRole('menuitem', { name: words(`designList:menu.${action}`), exact: true }).click()
}

test.beforeEach(({ context }) => context.addInitScript(() => localStorage.setItem('lang', 'en')))

test('designs of the account are found, named, copied, put into the store, deleted and brought back', async ({
  context,
}) => {
  const series = `Series ${randomUUID().slice(0, 8)}`
  const driver = await serverDriver(context, 'dara')
  const home = await driver.sendKit(`${series} home`)
  await driver.sendKit(`${series} away`, 'sash')
  const page = await context.newPage()
  const complaints = watchPage(page)
  await page.goto('/me/assets')
  await page.getByRole('searchbox').fill(series)
  await expect(items(page)).toHaveCount(2)
  await expect(page).toHaveURL(/search=Series/)
  await settled(page)
  await expectOpenToEverybody(page, 'pictures')

  await choose(page, `${series} away`, 'rename')
  await page.getByLabel(words('designList:naming')).fill(`${series} third`)
  await page.keyboard.press('Enter')
  await expect(item(page, `${series} third`)).toBeVisible()
  await page.getByLabel(words('designList:sort.label'), { exact: true }).selectOption('name')
  await expect(items(page).first()).toContainText(`${series} home`)

  await choose(page, `${series} home`, 'duplicate')
  await expect(toast(page, inWords('done.copied', `${series} home`))).toBeVisible()
  await expect(items(page)).toHaveCount(3)
  await page.getByRole('button', { name: words('designList:layout.list') }).click()
  await page.locator(`[data-design="${home}"]`).getByRole('button').first().click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expectOpenToEverybody(page, 'list with an open menu')
  await page.keyboard.press('Escape')

  await choose(page, `${series} third`, 'publish')
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: words('designList:menu.publish') })
    .click()
  await expect(item(page, `${series} third`).getByRole('img', { name: words('designList:published') })).toBeVisible()

  await choose(page, `${series} third`, 'delete')
  await expect(items(page)).toHaveCount(2)
  await page.getByRole('button', { name: words('designList:done.undo'), exact: true }).click()
  await expect(item(page, `${series} third`)).toBeVisible()

  await page.getByRole('searchbox').fill(`${series} nowhere`)
  await page.getByRole('button', { name: words('designList:notFound.clear') }).click()
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await expect(items(page).first()).toBeVisible()
  expect(complaints).toEqual([])
})

test('a design is submitted and withdrawn in the list, and shared by a link', async ({ context }) => {
  const name = `Series ${randomUUID().slice(0, 8)}`
  const driver = await serverDriver(context, 'dara')
  const id = await driver.sendKit(name)
  const page = await context.newPage()
  await page.goto(`/me/assets?search=${name}`)
  await choose(page, name, 'submit')
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: words('designList:menu.submit') })
    .click()
  await expect(item(page, name)).toContainText(words('app:status.REVIEWING'))
  expect((await driver.card(id)).status).toBe('REVIEWING')
  await page.getByRole('button', { name: inWords('menu.of', name), exact: true }).click()
  await expect(page.getByRole('menuitem', { name: words('designList:menu.withdraw') })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: words('designList:menu.delete') })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await choose(page, name, 'withdraw')
  await expect(item(page, name)).toContainText(words('app:status.DRAFT'))

  await choose(page, name, 'share')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: words('app:links.make') }).click()
  const address = await dialog.getByLabel(words('app:links.address')).inputValue()
  expect(address).toMatch(/\/design\/preview\/[0-9a-f-]{36}$/)
  await expectOpenToEverybody(page, 'links')
})

test('a design of the account opens on a device that has nothing of it', async ({ context }) => {
  const name = `Series ${randomUUID().slice(0, 8)}`
  const id = await (await serverDriver(context, 'dara')).sendKit(name, 'sash')
  const page = await context.newPage()
  await page.addInitScript(() => localStorage.setItem('kitloom-tour', 'seen'))
  await page.goto(`/me/assets?search=${name}`)
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page).toHaveURL(`/design/soccer?design=${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  await isOnServer(page)
})

test('what was designed before signing in is taken into the account', async ({ context }) => {
  const name = `Series ${randomUUID().slice(0, 8)}`
  const designer = await openEditor(context, { language: 'en' })
  const { page } = designer
  await designer.colour('base', '1D3FBF')
  await page.getByRole('heading', { level: 1 }).getByRole('button').click()
  await page.getByLabel(words('app:name.label')).fill(name)
  await page.keyboard.press('Enter')
  await isOnServer(page)
  await signIn(context, 'dara')
  await page.goto(`/me/assets?search=${name}`)
  const apart = page.getByRole('region', { name: words('designList:device.title') })
  await expect(apart).toContainText(name)
  await expect(items(page)).toHaveCount(0)
  await expectOpenToEverybody(page, 'designs of this device')
  await apart.getByRole('button', { name: words('designList:device.take') }).click()
  await expect(item(page, name)).toBeVisible()
  await expect(apart).toHaveCount(0)
})
