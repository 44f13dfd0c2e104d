import { expect, type Page, test } from '@playwright/test'
import { watchPage } from '../../support/watchPage.ts'
import { expectOpenToEverybody } from '../support/expectOpenToEverybody.ts'
import { rosterDriver } from '../support/rosterDriver.ts'
import { serverDriver } from '../support/serverDriver.ts'
import { wordsOf } from '../support/words.ts'

const words = wordsOf('en')
const total = (page: Page) => page.getByRole('complementary', { name: words('checkout:price.title') }).locator('strong')

/** A club's list as it comes out of Excel: other columns in another order, one without a size, two with one number. */
const list = [
  ['Player', 'Shirt no.', 'School', 'Size'],
  ...['Dara', 'Bora', 'សុខា', 'Visal', 'Rithy', 'Makara', 'Kosal', 'Narith', 'Piseth', 'Samnang', 'Vichea', 'Chan'].map(
    (name, at) => [name, String(at + 1), 'Hun Sen', at % 2 ? 'XL' : 'm'],
  ),
  ['Vuthy', '12', 'Hun Sen', '2xl'],
  ['Ratha', '14', 'Hun Sen', ''],
]

test.beforeEach(({ context }) => context.addInitScript(() => localStorage.setItem('lang', 'en')))

test('a list is pasted into the roster, fixed by keys, and undone', async ({ context }) => {
  const driver = await serverDriver(context, 'dara')
  const id = await driver.sendKit('Grid home')
  const page = await context.newPage()
  const complaints = watchPage(page)
  await page.goto(`/design/checkout/${id}`)
  const { grid, cell, paste, players } = rosterDriver(page)
  await cell(0, 1).click()
  await paste(list.map(row => row.join('\t')).join('\n'))
  await players(13, 13)
  await expect(page.getByText('School')).toBeVisible()
  await expect(cell(12, 3)).toHaveText('2XL')
  await expect(page.getByText(words('checkout:order.unready_one').replace('{{count}}', '1'))).toBeVisible()
  await expect(page.getByRole('button', { name: words('checkout:order.place') })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await expectOpenToEverybody(page, 'the roster')

  // The way to the cell that is to be fixed, and a size typed into it.
  await page.getByRole('button', { name: /Ratha/ }).click()
  await expect(cell(13, 3)).toBeFocused()
  await page.keyboard.press('l')
  await page.keyboard.press('Enter')
  await players(14, 14)
  await expect(page.getByRole('button', { name: /Same number as Chan/ })).toBeVisible()
  await page.getByRole('button', { name: /Same number as Chan/ }).click()
  await page.keyboard.type('13')
  await page.keyboard.press('Tab')
  await expect(cell(12, 2)).toBeFocused()
  await expect(page.getByText(/Same number/)).toHaveCount(0)

  // One size for three, with Shift and Ctrl D, and back.
  await cell(0, 3).click()
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Control+d')
  await expect(cell(1, 3)).toHaveText('M')
  await page.keyboard.press('Control+z')
  await expect(cell(1, 3)).toHaveText('XL')

  // Khmer is typed into a cell, what stood there comes back with Escape.
  await cell(2, 2).click()
  await page.keyboard.type('ដារ៉ា')
  await page.keyboard.press('Escape')
  await expect(cell(2, 2)).toHaveText('សុខា')

  // Who is not ordered costs nothing; a reload keeps all of it.
  const before = await total(page).textContent()
  await cell(0, 0).click()
  await players(13, 13)
  await expect(total(page)).not.toHaveText(before ?? '')
  await page.reload()
  await players(13, 13)
  await expect(cell(12, 1)).toHaveText('13')

  // Escape, then Tab, leaves the grid.
  await cell(0, 1).click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(grid.locator(':focus')).toHaveCount(0)
  expect(complaints).toEqual([])
})
