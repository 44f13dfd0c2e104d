import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { serverHands } from '../support/serverHands.ts'
import { wordsOf } from '../support/words.ts'

const words = wordsOf('en')
const said = (key: string) => words(`sharedDesign:${key}`)

async function openLink(context: BrowserContext, path: string): Promise<Page> {
  await context.addInitScript(() => localStorage.setItem('lang', 'en'))
  const page = await context.newPage()
  await page.goto(path)
  await expect(page.locator('main[data-shown]')).toBeVisible()
  return page
}

const rate = async (page: Page, stars: number): Promise<void> => {
  await page
    .getByRole('radio', { name: said('rate.stars_other').replace('{{count}}', String(stars)) })
    .check({ force: true })
  await page.getByRole('button', { name: said('rate.send') }).click()
}

test('the owner cannot rate his own, and a link to look at tells no remarks', async ({ context }) => {
  const hands = await serverHands(context, 'dara')
  const id = await hands.sendKit('Own stars')
  const { path } = await hands.share(id, 'view')
  const page = await openLink(context, path)
  await expect(page.getByRole('heading', { name: said('remark.title') })).toHaveCount(0)
  await rate(page, 5)
  await expect(page.getByText(said('rate.own'))).toBeVisible()
})

test('a remark that the server cannot be told is not lost', async ({ context }) => {
  const hands = await serverHands(context, 'bopha')
  const id = await hands.sendKit('Cut off')
  const { path } = await hands.share(id, 'comment')
  const page = await openLink(context, path)
  await page.route('**/comments', route => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await page.getByLabel(said('remark.text')).fill('Keep this.')
  await page.getByRole('button', { name: said('remark.send') }).click()
  await expect(page.getByText(words('app:problem.unreachable'))).toBeVisible()
  await expect(page.getByLabel(said('remark.text'))).toHaveValue('Keep this.')
  await page.unroute('**/comments')
  await page.getByRole('button', { name: said('remark.send') }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Keep this.' })).toBeVisible()
})
