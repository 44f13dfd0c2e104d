import { randomUUID } from 'node:crypto'
import { type BrowserContext, devices, expect, type Page, test } from '@playwright/test'
import { applyTemplate, setName } from '../../../plugins/index.ts'
import { drawKit } from '../../support/server/drawKit.ts'
import { watchPage } from '../../support/watchPage.ts'
import { expectOpenToEverybody } from '../support/expectOpenToEverybody.ts'
import { rosterDriver } from '../support/rosterDriver.ts'
import { type Language, wordsOf } from '../support/words.ts'

const words = wordsOf('en')

/** A visitor with a kit that was designed before, without an account. */
async function openVisitor(context: BrowserContext) {
  const headers = { 'x-guest-secret': randomUUID() }
  await context.addInitScript(secret => {
    localStorage.setItem('lang', 'en')
    localStorage.setItem('kitloom-guest-secret', secret)
  }, headers['x-guest-secret'])
  const id = randomUUID()
  const kit = drawKit()
  kit.engine.dispatch(applyTemplate.of({ id: 'first', template: 'kbach' }))
  kit.engine.dispatch(setName.of({ name: 'Team home' }))
  const send = async (path: string, data: object) => {
    const response = await context.request.post(`${path}?tenant=angkor`, { headers, data })
    expect(response.ok(), await response.text()).toBe(true)
  }
  await send('/api/designs', { id, productType: 'SOCCER_KIT' })
  await send(`/api/designs/${id}/log`, { update: kit.update() })
  const orders = async () => (await (await context.request.get('/api/orders?tenant=angkor', { headers })).json()).total
  return { id, orders }
}

/** A player at a phone, who opens the link of the captain. */
async function openPhone(context: BrowserContext, address: string, language: Language) {
  await context.addInitScript(lang => localStorage.setItem('lang', lang), language)
  const page = await context.newPage()
  const t = wordsOf(language)
  await page.goto(address)
  const field = (key: string) => page.getByLabel(new RegExp(`^${t(`selfEntry:${key}`)}`))
  return {
    page,
    t,
    async enter({ name, number, size }: { name: string; number: string; size: string }) {
      await field('name').fill(name)
      await field('number').fill(number)
      await field('size').selectOption(size)
      await page.getByRole('button', { name: t('selfEntry:send') }).click()
    },
  }
}

async function fillDelivery(page: Page): Promise<void> {
  await page.getByLabel(/^Name/).last().fill('Sok Dara')
  await page.getByLabel(/^Phone number/).fill('012 345 678')
  await page.getByLabel(/^Email/).fill('dara@team.example')
  await page.getByLabel(/^Province/).selectOption('Siem Reap')
  await page.getByLabel(/^Address/).fill('House 12, Street 6')
  await page.getByLabel(/^Address/).blur()
}

test('a visitor pastes a team, two enter themselves on a phone, and what two tabs send at once is one order', async ({
  context,
  browser,
}) => {
  const { id, orders } = await openVisitor(context)
  const page = await context.newPage()
  const complaints = watchPage(page)
  await page.goto(`/design/checkout/${id}`)
  const { cell, paste, players } = rosterDriver(page)
  await cell(0, 1).click()
  await paste(Array.from({ length: 14 }, (_, at) => `${at + 1}\tPlayer ${at + 1}\tM`).join('\n'))
  await players(14, 14)

  await page.getByRole('button', { name: words('checkout:selfEntry.create') }).click()
  const address = await page.getByLabel(words('checkout:selfEntry.address')).inputValue()
  expect(address).toMatch(/\/order\/roster#[\w-]{36}$/)
  const phones = await Promise.all(
    [1, 2].map(() => browser.newContext({ ...devices['Pixel 7'], deviceScaleFactor: 1 })),
  )
  const [first, second] = phones
  if (!first || !second) throw new Error('There are two phones.')
  const khmer = await openPhone(first, address, 'kh')
  await khmer.enter({ name: 'សុខា', number: '7', size: 'L' })
  await expect(khmer.page.getByText(khmer.t('app:fieldError.number-taken'))).toBeVisible()
  await expectOpenToEverybody(khmer.page, 'entering oneself')
  await khmer.enter({ name: 'សុខា', number: '១៥', size: 'L' })
  await expect(khmer.page.getByText(khmer.t('selfEntry:sent.waiting.title'), { exact: true })).toBeVisible()
  const english = await openPhone(second, address, 'en')
  await english.enter({ name: 'Visal', number: '16', size: 'XXL' })
  await expect(english.page.getByText(english.t('selfEntry:sent.waiting.title'), { exact: true })).toBeVisible()
  await expect(english.page.getByText('សុខា')).toHaveCount(0)

  const approveOf = (name: string) => words('checkout:selfEntry.approveOf').replace('{{name}}', name)
  await page.getByRole('button', { name: approveOf('សុខា') }).click()
  await players(15, 15)
  await page.getByRole('button', { name: words('checkout:selfEntry.approveAll') }).click()
  await players(16, 16)
  await expect(cell(15, 3)).toHaveText('2XL')
  await expectOpenToEverybody(page, 'the link of a roster')
  await page.getByRole('button', { name: words('checkout:selfEntry.close') }).click()
  await expect(page.getByRole('button', { name: words('checkout:selfEntry.create') })).toBeVisible()
  await english.page.reload()
  await expect(english.page.getByRole('heading', { name: english.t('selfEntry:error.closed.title') })).toBeVisible()
  await Promise.all(phones.map(phone => phone.close()))

  await fillDelivery(page)
  const other = await context.newPage()
  await other.goto(`/design/checkout/${id}`)
  const place = words('checkout:order.placeFor').replace('{{total}}', '')
  const tabs = [page, other].map(tab => ({ tab, send: tab.getByRole('button', { name: place }) }))
  for (const { tab, send } of tabs) {
    await tab.getByRole('checkbox', { name: /terms/i }).check()
    await expect(send).toBeVisible()
  }
  await Promise.all(tabs.map(({ send }) => send.click()))
  for (const { tab } of tabs) await expect(tab).toHaveURL(/\/order\/track#\d+\.[\w-]{36}$/)
  expect(page.url()).toBe(other.url())
  expect(await orders()).toBe(1)
  expect(complaints).toEqual([])
})
