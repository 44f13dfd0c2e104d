import { randomUUID } from 'node:crypto'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { watchPage } from '../../support/watchPage.ts'
import { expectOpenToEverybody } from '../support/expectOpenToEverybody.ts'
import { serverDriver } from '../support/serverDriver.ts'
import { wordsOf } from '../support/words.ts'

const words = wordsOf('en')
const text = (key: string) => words(`sharedDesign:${key}`)

test.beforeEach(({ context }) => speakEnglish(context))

const speakEnglish = (context: BrowserContext) =>
  context.addInitScript(() => {
    localStorage.setItem('lang', 'en')
    localStorage.setItem('kitloom-tour', 'seen')
  })

async function openLink(context: BrowserContext, path: string): Promise<Page> {
  await speakEnglish(context)
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

test('a visitor tries a name on the shirt and goes on with it in the designer', async ({ page }) => {
  const complaints = watchPage(page)
  await page.goto('/')
  const number = page.getByRole('textbox', { name: words('home:hero.number') })
  await expect(page.getByAltText(words('home:hero.image'))).toBeVisible()
  await page.getByRole('button', { name: words('home:way.monsoon') }).click()
  await page.getByLabel(words('home:hero.team')).fill('មេគង្គ')
  await number.fill('a7b')
  await expect(number).toHaveValue('7')
  const label = words('home:hero.kit').replace('{{team}}', 'មេគង្គ').replace('{{number}}', '7')
  await expect(page.locator('[data-live]').getByRole('img', { name: label })).toBeVisible()
  await page.getByRole('button', { name: words('home:hero.open') }).click()
  await expect(page).toHaveURL(/\/design\/soccer\?design=/)
  await expect(page.locator('[data-saved=saved]')).toBeVisible()
  await page.locator('nav [data-tool=text]').click()
  await expect(page.getByRole('complementary').getByRole('button', { name: 'មេគង្គ' }).first()).toBeVisible()
  expect(complaints).toEqual([])
})

const plain = { size: 'M', shortsSize: null, sleeve: null, goalkeeper: false, quantity: 1 } as const

test('a figure wears the kit in the preview, in the shirt of whom one chooses', async ({ context }) => {
  test.slow()
  const driver = await serverDriver(context, 'dara')
  const id = await driver.sendKit('Turning home', 'sash', [
    { ...plain, name: 'Dara', number: '1', goalkeeper: true },
    { ...plain, name: 'សុខា', number: '10', size: 'XXXL' as const },
  ])
  const page = await context.newPage()
  const complaints = watchPage(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`/preview?design=${id}`)
  await expect(page.locator('main[data-shown]')).toBeVisible()
  await expect(page.getByRole('button', { name: words('preview:play') })).toBeVisible()
  await page.getByLabel(words('preview:shirtOf')).selectOption({ label: '10 សុខា' })
  await page.getByRole('radio', { name: words('app:stage.view.front'), exact: true }).click()
  const animations = page.getByRole('combobox', { name: words('preview:part.animation'), exact: true })
  await animations.selectOption({ label: words('preview:animation.clapping') })
  await expectOpenToEverybody(page, 'preview')
  await page.getByRole('button', { name: words('preview:play') }).click()
  await expect(page.getByRole('button', { name: words('preview:stop') })).toBeVisible()
  await page.getByRole('button', { name: words('preview:stop') }).click()
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: words('preview:image') }).click()
  expect((await coming).suggestedFilename()).toBe('Turning home.png')
  const photo = page.waitForEvent('download')
  await page.getByRole('button', { name: words('preview:photo.take') }).click()
  expect((await photo).suggestedFilename()).toBe(`Turning home - ${words('preview:photo.take')}.png`)
  await expect(page.getByRole('button', { name: words('preview:photo.take') })).toBeVisible()
  expect(complaints).toEqual([])
})

test('a design that is put into the store gets its image there', async ({ context }) => {
  const name = `Story ${randomUUID().slice(0, 8)}`
  const driver = await serverDriver(context, 'dara')
  await driver.sendKit(name, 'sash')
  const page = await context.newPage()
  await page.goto(`/me/assets?search=${name}`)
  const item = page.locator('li[data-design]').filter({ has: page.getByRole('heading', { name, exact: true }) })
  await page.getByRole('button', { name: words('designList:menu.of').replace('{{name}}', name), exact: true }).click()
  await page.getByRole('menuitem', { name: words('designList:menu.publish'), exact: true }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: words('designList:menu.publish') })
    .click()
  // Nobody has opened it here: its image is taken for the store.
  await expect(item.locator('img[src*="/thumbnail"]')).toBeVisible()
})

test('somebody with a link rates a design and pins remarks to it; the next one sees them, and the kit worn', async ({
  context,
  browser,
}) => {
  test.slow()
  const driver = await serverDriver(context, 'dara')
  const id = await driver.sendKit('Monsoon five', 'sash')
  const { path } = await driver.share(id, 'comment')
  const town = await browser.newContext()
  const page = await openLink(town, path)
  const complaints = watchPage(page)
  await expect(page.getByText(text('rate.none'))).toBeVisible()
  await page.getByRole('button', { name: text('rate.send') }).click()
  await expect(page.getByText(text('rate.choose'))).toBeVisible()
  await rate(page, 4)
  await expect(
    page.getByText(text('rate.average').replace('{{average}}', '4.0').replace('{{count}}', '1')),
  ).toBeVisible()
  await rate(page, 2)
  await expect(
    page.getByText(text('rate.average').replace('{{average}}', '2.0').replace('{{count}}', '1')),
  ).toBeVisible()

  const send = page.getByRole('button', { name: words('comments:send') })
  await send.click()
  await expect(page.getByText(words('comments:empty'))).toBeVisible()
  const stage = await page.locator('main').boundingBox()
  if (!stage) throw new Error('There is no stage.')
  await page.mouse.click(stage.x + stage.width / 2, stage.y + stage.height * 0.4)
  await page.getByLabel(words('comments:name')).fill('Vichea')
  await page.getByLabel(words('comments:text')).fill('A wider sash, please.')
  await send.click()
  const first = page.getByRole('listitem').filter({ hasText: 'A wider sash, please.' })
  await expect(first).toContainText(words('comments:you'))
  const pin = page.getByRole('button', { name: words('comments:pin').replace('{{number}}', '1'), exact: true })
  await expect(pin).toBeVisible()
  await page.getByRole('radio', { name: words('app:stage.view.back'), exact: true }).click()
  await expect(pin).toBeHidden()
  await page.getByRole('button', { name: words('comments:show').replace('{{number}}', '1') }).click()
  await expect(pin).toBeVisible()
  await expectOpenToEverybody(page, 'remarks')

  const other = await openLink(await browser.newContext(), path)
  await expect(other.getByRole('listitem').filter({ hasText: 'A wider sash' })).toContainText('Vichea')
  await other.getByRole('button', { name: words('comments:reply') }).click()
  await other.getByLabel(words('comments:text')).fill('I agree.')
  await other.getByRole('button', { name: words('comments:send') }).click()
  await expect(other.getByRole('listitem').filter({ hasText: 'A wider sash' })).toContainText('I agree.')

  // They see it worn, and come back.
  await other.getByRole('link', { name: text('worn') }).click()
  await expect(other.locator('main[data-shown]')).toBeVisible()
  await other.getByRole('link', { name: words('preview:back') }).click()
  await expect(other).toHaveURL(path)
  expect(complaints).toEqual([])
  await town.close()
  await other.context().close()
})
