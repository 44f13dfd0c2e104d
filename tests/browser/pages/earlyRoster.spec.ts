import { expect, type Page, test } from '@playwright/test'
import { watchPage } from '../../support/watchPage.ts'
import { rosterDriver } from '../support/rosterDriver.ts'
import { serverDriver } from '../support/serverDriver.ts'
import { wordsOf } from '../support/words.ts'

const words = wordsOf('en')
const plain = { size: 'M', shortsSize: null, sleeve: null, goalkeeper: false, quantity: 1 } as const
const team = ['Dara', 'Bora', 'Visal'].map((name, at) => ({ ...plain, name, number: String(at + 1) }))
const total = (page: Page) => page.getByRole('complementary', { name: words('checkout:price.title') }).locator('strong')
/** What opens designs, and nothing that shows one. */
const studio = /\/assets\/studio-[\w-]+\.js/

test.beforeEach(({ context }) => context.addInitScript(() => localStorage.setItem('lang', 'en')))

/** A checkout that this device has shown before. */
async function openCheckout(context: Parameters<typeof serverDriver>[0]) {
  const driver = await serverDriver(context, 'dara')
  const id = await driver.sendKit('Early home', 'kbach', team)
  const page = await context.newPage()
  await page.goto(`/design/checkout/${id}`)
  const roster = rosterDriver(page)
  await roster.players(3, 3)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('kitloom-document'))).toContain('Visal')
  return { driver, id, page, roster }
}

/** Keeps the studio back until it is released. */
async function holdStudio(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(studio, async route => {
    await released
    await route.continue()
  })
  return release
}

test('roster and price are there before the log, and what is written meanwhile comes into the design', async ({
  context,
}) => {
  const { driver, id, page, roster } = await openCheckout(context)
  const complaints = watchPage(page)
  const release = await holdStudio(page)
  await page.reload()
  await roster.players(3, 3)
  await expect(total(page)).toHaveText(/^\$\d+\.\d\d$/)
  await roster.cell(1, 2).click()
  await page.keyboard.type('Sokha')
  await page.keyboard.press('Enter')
  await expect(roster.cell(1, 2)).toHaveText('Sokha')
  await expect(roster.cell(2, 2)).toBeFocused()
  await page.keyboard.type('Rith')
  release()
  await expect(page.getByRole('button', { name: words('checkout:order.place') })).toBeVisible()
  // What is being typed when the log comes stays.
  await page.keyboard.type('y')
  await page.keyboard.press('Enter')
  await expect(roster.cell(1, 2)).toHaveText('Sokha')
  await expect(roster.cell(2, 2)).toHaveText('Rithy')
  await roster.players(3, 3)
  const shirts = page.getByRole('region', { name: words('checkout:finalCheck.title') })
  await expect(shirts.getByRole('listitem')).toHaveText([/1 Dara/, /2 Sokha/, /3 Rithy/])
  await expect
    .poll(async () => JSON.stringify(await driver.request('get', `/api/designs/${id}`)))
    .toContain('"players":3')
  expect(complaints).toEqual([])
})

test('a design that this device never had open shows its roster before its log as well', async ({ context }) => {
  const driver = await serverDriver(context, 'dara')
  const id = await driver.sendKit('Made elsewhere', 'kbach', team)
  const page = await context.newPage()
  const complaints = watchPage(page)
  const release = await holdStudio(page)
  await page.goto(`/design/checkout/${id}`)
  const roster = rosterDriver(page)
  await roster.players(3, 3)
  await expect(total(page)).toHaveText(/^\$\d+\.\d\d$/)
  release()
  await expect(page.getByRole('button', { name: words('checkout:order.place') })).toBeVisible()
  await roster.players(3, 3)
  expect(complaints).toEqual([])
})

test('a roster is written though the log cannot be fetched, and nothing of it is lost', async ({ context }) => {
  const { page, roster } = await openCheckout(context)
  await page.route(studio, route => route.abort())
  await page.reload()
  await expect(page.getByRole('alert').getByText(words('app:screenFailed.text'))).toBeVisible()
  await roster.cell(0, 2).click()
  await page.keyboard.type('Makara')
  await page.keyboard.press('Enter')
  await expect(roster.cell(0, 2)).toHaveText('Makara')
  await page.unroute(studio)
  await page.getByRole('button', { name: words('app:screenFailed.again') }).click()
  const shirts = page.getByRole('region', { name: words('checkout:finalCheck.title') })
  await expect(shirts.getByRole('listitem')).toHaveText([/1 Makara/, /2 Bora/, /3 Visal/])
  await expect(roster.cell(0, 2)).toHaveText('Makara')
})
