import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { watchPage } from '../../support/watchPage.ts'
import { serverDriver } from '../support/serverDriver.ts'
import { wordsOf } from '../support/words.ts'

const words = wordsOf('en')
const cards = (page: Page) => page.locator('main article')
const card = (page: Page, name: string) => cards(page).filter({ has: page.getByRole('heading', { name, exact: true }) })

test.beforeEach(({ context }) =>
  context.addInitScript(() => {
    localStorage.setItem('lang', 'en')
    localStorage.setItem('kitloom-tour', 'seen')
  }),
)

test('looks are filtered in the address, and back goes back', async ({ page }) => {
  const complaints = watchPage(page)
  await page.goto('/store?tenant=mekong&kind=template')
  await expect(cards(page)).toHaveCount(4)
  const purple = page.getByRole('button', { name: new RegExp(`^${words('store:colour.purple')}, \\d+ design`) })
  const counted = Number((await purple.textContent()) ?? 0)
  expect(counted).toBeLessThan(4)
  await purple.click()
  await expect(page).toHaveURL(/colour=purple/)
  await expect(cards(page)).toHaveCount(counted)
  await page.goBack()
  await expect(cards(page)).toHaveCount(4)
  await page.getByRole('searchbox').fill('scal')
  await expect(page).toHaveURL(/q=scal/)
  await expect(cards(page)).toHaveCount(1)
  await page.getByRole('searchbox').fill('nothing like this')
  await expect(page.getByText(words('store:none'))).toBeVisible()
  await page.getByRole('button', { name: words('store:everything') }).click()
  await expect(card(page, 'Scales')).toBeVisible()
  expect(complaints).toEqual([])
})

test('a look of the shop opens in the designer', async ({ context }) => {
  const page = await context.newPage()
  await page.goto('/store')
  await card(page, 'Sash').getByRole('link').click()
  await expect(page).toHaveURL(/\/design\/soccer\?design=/)
  await page.locator('nav [data-tool=text]').click()
  await expect(page.getByRole('complementary').getByRole('button', { name: 'អង្គរ' }).first()).toBeVisible()
})

test('what another team has published is made one’s own', async ({ context, browser }) => {
  const name = `Published ${randomUUID().slice(0, 8)}`
  const driver = await serverDriver(context, 'bopha')
  const id = await driver.sendKit(name, 'sash')
  await driver.publish(id)
  const visitor = await browser.newContext()
  await visitor.addInitScript(() => {
    localStorage.setItem('lang', 'en')
    localStorage.setItem('kitloom-tour', 'seen')
  })
  const page = await visitor.newPage()
  await page.goto(`/store?q=${encodeURIComponent(name)}`)
  await expect(card(page, name).getByRole('link', { name: words('store:order') })).toHaveAttribute(
    'href',
    `/design/checkout/${id}`,
  )
  await expect(card(page, name).getByRole('link', { name, exact: true })).toHaveAttribute('href', `/store/${id}`)
  // Nobody's page has sent an image: it is drawn here.
  await expect(card(page, name).locator('img[src^="blob:"]')).toBeVisible()
  await card(page, name).getByRole('button').click()
  await expect(page).toHaveURL(/\/design\/soccer\?design=/)
  expect(page.url()).not.toContain(id)
  await expect(page.getByText(name).first()).toBeVisible()
  await visitor.close()
})

test('a store that does not answer can be asked again', async ({ page }) => {
  await page.route('**/api/store/designs*', route => route.abort())
  // A page of the server brings its designs along; from another page they are asked for.
  await page.goto('/products')
  await page
    .getByRole('navigation')
    .getByRole('link', { name: words('app:menu.store') })
    .first()
    .click()
  await expect(page.getByRole('alert').getByText(words('app:problem.unreachable'))).toBeVisible()
  await page.unroute('**/api/store/designs*')
  await page.getByRole('button', { name: words('app:again') }).click()
  await expect(cards(page).first()).toBeVisible()
})
