import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { watchPage } from '../support/watchPage.ts'
import { expectOpenToEverybody } from './support/expectOpenToEverybody.ts'
import { serverHands } from './support/serverHands.ts'
import { wordsOf } from './support/words.ts'

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

test('somebody with a link rates a design and pins remarks to it; the next one sees them', async ({
  context,
  browser,
}) => {
  test.slow()
  const hands = await serverHands(context, 'dara')
  const id = await hands.sendKit('Monsoon five', 'sash')
  const { path } = await hands.share(id, 'comment')
  const town = await browser.newContext()
  const page = await openLink(town, path)
  const complaints = watchPage(page)
  await expect(page.getByText(said('rate.none'))).toBeVisible()
  await page.getByRole('button', { name: said('rate.send') }).click()
  await expect(page.getByText(said('rate.choose'))).toBeVisible()
  await rate(page, 4)
  await expect(
    page.getByText(said('rate.average').replace('{{average}}', '4.0').replace('{{count}}', '1')),
  ).toBeVisible()
  await rate(page, 2)
  await expect(
    page.getByText(said('rate.average').replace('{{average}}', '2.0').replace('{{count}}', '1')),
  ).toBeVisible()

  const send = page.getByRole('button', { name: said('remark.send') })
  await send.click()
  await expect(page.getByText(said('remark.empty'))).toBeVisible()
  const stage = await page.locator('main').boundingBox()
  if (!stage) throw new Error('There is no stage.')
  await page.mouse.click(stage.x + stage.width / 2, stage.y + stage.height * 0.4)
  await page.getByLabel(said('remark.name')).fill('Vichea')
  await page.getByLabel(said('remark.text')).fill('A wider sash, please.')
  await send.click()
  const first = page.getByRole('listitem').filter({ hasText: 'A wider sash, please.' })
  await expect(first).toContainText(said('remark.you'))
  const pin = page.getByRole('button', { name: said('remark.pin').replace('{{number}}', '1'), exact: true })
  await expect(pin).toBeVisible()
  await page.getByRole('button', { name: words('app:stage.view.back'), exact: true }).click()
  await expect(pin).toBeHidden()
  await page.getByRole('button', { name: said('remark.look').replace('{{number}}', '1') }).click()
  await expect(pin).toBeVisible()
  await expectOpenToEverybody(page, 'remarks')

  const other = await openLink(await browser.newContext(), path)
  await expect(other.getByRole('listitem').filter({ hasText: 'A wider sash' })).toContainText('Vichea')
  await other.getByRole('button', { name: said('remark.answer') }).click()
  await other.getByLabel(said('remark.text')).fill('I agree.')
  await other.getByRole('button', { name: said('remark.send') }).click()
  await expect(other.getByRole('listitem').filter({ hasText: 'A wider sash' })).toContainText('I agree.')
  expect(complaints).toEqual([])
  await town.close()
  await other.context().close()
})

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
