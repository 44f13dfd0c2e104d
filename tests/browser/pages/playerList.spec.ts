import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { watchPage } from '../../support/watchPage.ts'
import { expectOpenToEverybody } from '../support/expectOpenToEverybody.ts'
import { emptyList, listDriver } from '../support/listDriver.ts'
import { paste } from '../support/monkeyDriver.ts'
import { serverDriver } from '../support/serverDriver.ts'
import { wordsOf } from '../support/words.ts'

const words = wordsOf('en')
/** A shop that no other story has players in. */
const shop = 'tonle'
const address = `/me/players?tenant=${shop}`

test.beforeEach(async ({ context }) => {
  await context.addInitScript(() => localStorage.setItem('lang', 'en'))
  const { request } = await serverDriver(context, 'bopha', shop)
  await emptyList(request)
})

test('a team is written down by keyboard, mended in place, grouped, deleted and brought back', async ({ page }) => {
  const complaints = watchPage(page)
  const list = listDriver(page)
  await page.goto(address)
  await expect(page.getByRole('heading', { name: list.word('empty.title') })).toBeVisible()
  await expectOpenToEverybody(page, 'an empty list')
  await list.button('add').click()
  await expect(list.newCell('number')).toBeFocused()
  await page.keyboard.type('10')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Sokha')
  await page.keyboard.press('Enter')
  await expect(list.cell('name', 'Sokha')).toHaveValue('Sokha')
  await expect(list.newCell('number')).toBeFocused()
  await list.add('7', 'ដារ៉ា')
  await list.cell('size', 'ដារ៉ា').selectOption('XXL')
  await list.cell('goalkeeper', 'ដារ៉ា').click()

  await list.write('number', 'Sokha', 'x')
  await expect(page.getByRole('listitem').filter({ hasText: words('app:fieldError.invalid-number') })).toBeVisible()
  await expect(list.cell('number', 'Sokha')).toHaveValue('x')
  await expectOpenToEverybody(page, 'a number that is none')
  await list.write('number', 'Sokha', '07')
  await expect(page.getByRole('list', { name: list.word('errors') })).toHaveCount(0)

  await list.write('team', 'Sokha', 'Angkor')
  await expect(page.getByRole('rowheader', { name: /^Angkor/ })).toBeVisible()
  await list.cell('remove', 'Sokha').click()
  await expect(list.cell('name', 'Sokha')).toHaveCount(0)
  await list.button('undo').click()
  await expect(list.cell('name', 'Sokha')).toHaveValue('Sokha')

  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await page.reload()
  await expect(list.cell('number', 'Sokha')).toHaveValue('07')
  await expect(list.cell('team', 'Sokha')).toHaveValue('Angkor')
  await expect(list.cell('size', 'ដារ៉ា')).toHaveValue('XXL')
  await expect(list.cell('goalkeeper', 'ដារ៉ា')).toHaveAttribute('aria-pressed', 'true')
  expect(complaints).toEqual([])
})

test('a pasted list is mended and taken into a team, and comes out as a file that can be brought back', async ({
  page,
}) => {
  const list = listDriver(page)
  await page.goto(address)
  await list.button('add').click()
  expect(await paste(page, 'main table', 'Name\tNumber\tSize\nVannak\t21\tM\nSothea\t\tL\nRatha\t8\thuge')).toBe(true)
  const review = page.getByRole('dialog', { name: words('app:roster.review') })
  await expect(review.getByRole('listitem')).toHaveCount(2)
  await expectOpenToEverybody(page, 'a list to be mended')
  await review.getByLabel(list.word('importTeam')).fill('Bayon')
  await review.getByLabel(/^Number, 3/).fill('9')
  await page.keyboard.press('Enter')
  await review.getByLabel(/^Size, 4/).fill('2xl')
  await page.keyboard.press('Enter')
  await review.getByRole('button', { name: words('app:roster.add_other').replace('{{count}}', '3') }).click()
  await expect(list.message(list.word('imported_other', { count: 3 }))).toBeVisible()
  await expect(list.cell('team', 'Ratha')).toHaveValue('Bayon')

  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV', exact: true }).click()
  const file = await (await coming).path()
  expect(readFileSync(file, 'utf8').split('\r\n').slice(0, 2)).toEqual([
    '\ufeffNumber,Name,Size,Shorts,Sleeve,Goalkeeper,Team',
    '21,Vannak,M,,,,Bayon',
  ])
  await list.button('import').click()
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(file)
  await review.getByRole('button', { name: words('app:roster.add_other').replace('{{count}}', '3') }).click()
  await expect(list.message(list.word('thereAlready_other', { count: 3 }))).toBeVisible()
  await expect(page.getByText(list.word('count_other', { count: 3 })).first()).toBeVisible()

  const more = 'Name\tNumber\tSize\tTeam\nVannak\t21\tM\tBayon\nVannak\t21\tM\tAngkor'
  expect(await paste(page, 'main table', more)).toBe(true)
  await review.getByRole('button', { name: words('app:roster.add_other').replace('{{count}}', '2') }).click()
  const [added, there] = [list.word('imported_one', { count: 1 }), list.word('thereAlready_one', { count: 1 })]
  await expect(list.message(list.word('importedSome', { added, there }))).toBeVisible()
  await expect(page.getByText(list.word('count_other', { count: 4 })).first()).toBeVisible()
})

test('what the server cannot be told stays, is marked, and is kept when it is there again', async ({ page }) => {
  const list = listDriver(page)
  await page.goto(address)
  await list.button('add').click()
  await list.add('10', 'Sokha')
  await page.route('**/api/players/**', route =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  )
  await list.write('number', 'Sokha', '11')
  await expect(page.getByRole('img', { name: list.word('unsaved') })).toBeVisible()
  await page.getByRole('link', { name: words('app:menu.histories') }).click()
  await page.getByRole('button', { name: list.word('leave.reject') }).click()
  await expect(list.cell('number', 'Sokha')).toHaveValue('11')
  await page.unroute('**/api/players/**')
  const kept = page.waitForResponse(response => response.request().method() === 'PATCH' && response.ok())
  await list.button('again').click()
  await kept
  await expect(page.getByRole('img', { name: list.word('unsaved') })).toHaveCount(0)
  await page.reload()
  await expect(list.cell('number', 'Sokha')).toHaveValue('11')
})

test('five hundred players are found at once, and only those in sight are in the page', async ({ page, context }) => {
  const { request } = await serverDriver(context, 'bopha', shop)
  const rows = Array.from({ length: 500 }, (_, row) => ({
    name: `ចិត្រា ${row + 1}`,
    number: String(row % 100),
    size: 'M',
    team: `Team ${1 + (row % 20)}`,
  }))
  await request('post', '/api/players/import', { rows })
  const list = listDriver(page)
  await page.goto(address)
  await expect(page.getByText(list.word('count_other', { count: 500 })).first()).toBeVisible()
  expect(await page.locator('main tbody input').count()).toBeLessThan(400)
  await page.getByRole('searchbox').fill('ចិត្រា 487')
  await expect(list.cell('number', 'ចិត្រា 487')).toHaveValue('86')
  await expect(list.cell('number', 'ចិត្រា 1')).toHaveCount(0)
  await page.getByRole('searchbox').fill('nobody')
  await expect(page.getByRole('heading', { name: list.word('noneFound.title') })).toBeVisible()
})

test('on a phone a player is a card that opens to be changed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const list = listDriver(page)
  await page.goto(address)
  await list.button('add').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: list.word('save') }).click()
  await expect(dialog.getByText(words('app:fieldError.required').replace('{{label}}', 'Name'))).toBeVisible()
  await dialog.getByLabel(/^Number/).fill('៩')
  await dialog.getByLabel(/^Name/).fill('សុខា')
  await dialog.getByLabel(/^Size/).selectOption('XL')
  await expectOpenToEverybody(page, 'a player on a phone')
  await dialog.getByRole('button', { name: list.word('save') }).click()
  const card = page.getByRole('button', { name: list.word('of.edit', { name: 'សុខា' }) })
  await expect(card).toContainText('XL')
  await card.click()
  await dialog.getByLabel(/^Team/).fill('Angkor')
  await dialog.getByRole('button', { name: list.word('save') }).click()
  await expect(page.getByRole('heading', { name: /^Angkor/ })).toBeVisible()
  await expectOpenToEverybody(page, 'cards')
})
