import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { serverDriver } from '../support/serverDriver.ts'
import { wordsOf } from '../support/words.ts'

const words = wordsOf('en')
const text = (key: string) => words(`sharedDesign:${key}`)

async function openLink(context: BrowserContext, path: string): Promise<Page> {
  await context.addInitScript(() => localStorage.setItem('lang', 'en'))
  const page = await context.newPage()
  await page.goto(path)
  await expect(page.locator('main[data-shown]')).toBeVisible()
  return page
}

const rate = async (page: Page, stars: number): Promise<void> => {
  await page
    .getByRole('radio', { name: text('rate.stars_other').replace('{{count}}', String(stars)) })
    .check({ force: true })
  await page.getByRole('button', { name: text('rate.send') }).click()
}

test('the owner cannot rate his own, and a link to look at tells no remarks', async ({ context }) => {
  const driver = await serverDriver(context, 'dara')
  const id = await driver.sendKit('Own stars')
  const { path } = await driver.share(id, 'view')
  const page = await openLink(context, path)
  await expect(page.getByRole('heading', { name: words('comments:title') })).toHaveCount(0)
  await rate(page, 5)
  await expect(page.getByText(text('rate.own'))).toBeVisible()
})

test('a remark that the server cannot be told is not lost', async ({ context }) => {
  const driver = await serverDriver(context, 'bopha')
  const id = await driver.sendKit('Cut off')
  const { path } = await driver.share(id, 'comment')
  const page = await openLink(context, path)
  await page.route('**/comments', route => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await page.getByLabel(words('comments:text')).fill('Keep this.')
  await page.getByRole('button', { name: words('comments:send') }).click()
  await expect(page.getByText(words('app:problem.unreachable'))).toBeVisible()
  await expect(page.getByLabel(words('comments:text'))).toHaveValue('Keep this.')
  await page.unroute('**/comments')
  await page.getByRole('button', { name: words('comments:send') }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Keep this.' })).toBeVisible()
})
