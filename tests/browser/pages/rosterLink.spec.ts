import { type BrowserContext, devices, expect, type Page, test } from '@playwright/test'
import { watchPage } from '../../support/watchPage.ts'
import { lastCode, newAddress, speak } from '../support/customers.ts'
import { expectOpenToEverybody } from '../support/expectOpenToEverybody.ts'
import { isOnServer } from '../support/links.ts'
import { hasPoppler, linesOf } from '../support/poppler.ts'
import { rosterDriver } from '../support/rosterDriver.ts'
import { staffToken } from '../support/serverDriver.ts'
import { type Language, wordsOf } from '../support/words.ts'

/** A visitor without an account makes a kit in the shop's quick start. Resolves with its id, once the server has it. */
async function makeKit(page: Page, language: Language, team: string): Promise<string> {
  const t = wordsOf(language)
  await page.goto('/quickstart')
  await page.getByLabel(t('quickstart:team')).fill(team)
  await page.getByRole('button', { name: t('soccer:templates.hoops') }).click()
  await page.getByRole('button', { name: t('quickstart:go') }).click()
  await expect(page).toHaveURL(/\/design\/soccer\?design=/)
  await isOnServer(page)
  await page.getByRole('button', { name: t('app:checkout.button'), exact: true }).click()
  await page.getByRole('dialog').getByText(t('app:checkout.checkoutText')).click()
  await expect(page).toHaveURL(/\/design\/checkout\//)
  return page.url().split('/').at(-1) ?? ''
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
    isWaiting: () => expect(page.getByText(t('selfEntry:sent.waiting.title'), { exact: true })).toBeVisible(),
    async enter({ name, number, size }: { name: string; number: string; size: string }) {
      await field('name').fill(name)
      await field('number').fill(number)
      await field('size').selectOption(size)
      await page.getByRole('button', { name: t('selfEntry:send') }).click()
    },
  }
}

async function fillDelivery(page: Page, email: string): Promise<void> {
  const fields = { name: 'សុខ ដារ៉ា', phone: '012 345 678', email, address: 'House 12, Street 6' }
  await page.locator('select[name=province]').selectOption('Siem Reap')
  for (const [name, value] of Object.entries(fields)) await page.locator(`input[name=${name}]`).fill(value)
  await page.locator('input[name=address]').blur()
}

const terms = (page: Page) => page.locator('input[name=acceptedTerms]')

/** From the page of the order to an account with the address it went to. */
async function signUp(page: Page, language: Language, email: string): Promise<void> {
  const t = wordsOf(language)
  await page.getByRole('link', { name: t('histories:placed.signUp') }).click()
  const password = 'seven-bright-fish'
  const person = { firstName: 'Dara', lastName: 'Sok', email, phone: '012 345 678', password, repeated: password }
  for (const [name, value] of Object.entries(person)) await page.locator(`input[name=${name}]`).fill(value)
  await page.locator('button[type=submit]').click()
  const code = page.getByRole('textbox', { name: t('entrance:code.label') })
  await expect(code).toBeVisible()
  await code.fill(await lastCode(page.request, email))
  await page.getByRole('button', { name: t('entrance:terms.accept'), exact: true }).click()
  await expect(page).not.toHaveURL(/\/auth\//)
}

/** What the PDF of the order on the page says. */
async function invoiceOf(page: Page, language: Language): Promise<string> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: wordsOf(language)('histories:invoicePdf') }).click()
  return linesOf(await (await download).path())
}

for (const language of ['kh', 'en'] as const) {
  const t = wordsOf(language)

  test(`a visitor designs, five players enter themselves, two tabs send one order; it is claimed, repeated, canceled and invoiced, in ${language}`, async ({
    context,
    browser,
  }) => {
    test.slow()
    await speak(context, language)
    const page = await context.newPage()
    const complaints = watchPage(page)
    const id = await makeKit(page, language, 'PURSAT')
    const { cell, paste, players } = rosterDriver(page, language)
    await cell(0, 1).click()
    await paste(Array.from({ length: 14 }, (_, at) => `${at + 1}\tPlayer ${at + 1}\tM`).join('\n'))
    await players(14, 14)

    await page.getByRole('button', { name: t('checkout:selfEntry.create') }).click()
    const address = await page.getByLabel(t('checkout:selfEntry.address')).inputValue()
    expect(address).toMatch(/\/order\/roster#[\w-]{36}$/)
    const phone = await browser.newContext({ ...devices['Pixel 7'], deviceScaleFactor: 1 })
    const own = await openPhone(phone, address, language)
    await own.enter({ name: 'សុខា', number: '7', size: 'L' })
    await expect(own.page.getByText(own.t('app:fieldError.number-taken'))).toBeVisible()
    await expectOpenToEverybody(own.page, 'entering oneself')
    await own.enter({ name: 'សុខា', number: '១៥', size: 'L' })
    await own.isWaiting()
    const others = ['Visal', 'ពិសិដ្ឋ', 'Rithy', 'Makara']
    for (const [at, name] of others.entries()) {
      const context = await browser.newContext({ ...devices['Pixel 7'], deviceScaleFactor: 1 })
      const player = await openPhone(context, address, at % 2 ? language : 'en')
      await player.enter({ name, number: String(16 + at), size: 'XXL' })
      await player.isWaiting()
      await expect(player.page.getByText('សុខា')).toHaveCount(0)
      await context.close()
    }
    await page.getByRole('button', { name: t('checkout:selfEntry.approveOf').replace('{{name}}', 'សុខា') }).click()
    await players(15, 15)
    await page.getByRole('button', { name: t('checkout:selfEntry.approveAll') }).click()
    await players(19, 19)
    await expect(cell(18, 3)).toHaveText('2XL')
    await expectOpenToEverybody(page, 'the link of a roster')
    await page.getByRole('button', { name: t('checkout:selfEntry.close') }).click()
    await expect(page.getByRole('button', { name: t('checkout:selfEntry.create') })).toBeVisible()
    await own.page.reload()
    await expect(own.page.getByRole('heading', { name: own.t('selfEntry:error.closed.title') })).toBeVisible()
    await phone.close()

    const code = page.getByLabel(t('checkout:price.code'))
    await code.fill('NO-SUCH-CODE')
    await code.blur()
    await expect(page.getByText(t('checkout:price.promotion.unknown'))).toBeVisible()
    await code.fill('')
    await code.blur()
    await expect(page.getByText(t('checkout:price.promotion.unknown'))).toHaveCount(0)

    const email = newAddress('dara')
    await fillDelivery(page, email)
    const other = await context.newPage()
    await other.goto(`/design/checkout/${id}`)
    const place = t('checkout:order.placeFor').replace('{{total}}', '').trim()
    const tabs = [page, other].map(tab => ({
      tab,
      send: tab.getByRole('button', { name: new RegExp(`^${place} .*\\$`) }),
    }))
    for (const { tab, send } of tabs) {
      await terms(tab).check()
      await expect(send).toBeVisible()
    }
    const total = /\$[\d,.]+\d/.exec((await tabs[0]?.send.textContent()) ?? '')?.[0] ?? 'no total'
    await Promise.all(tabs.map(({ send }) => send.click()))
    for (const { tab } of tabs) await expect(tab).toHaveURL(/\/order\/track#\d+\.[\w-]{36}$/)
    expect(page.url()).toBe(other.url())
    await other.close()
    await expect(page.getByRole('article')).toContainText(total)

    // The visitor is a customer from now on, and the order theirs.
    await signUp(page, language, email)
    await page.goto('/me/histories')
    const orders = page.getByRole('main').getByRole('listitem')
    await expect(orders).toHaveCount(1)
    await orders.getByRole('link').first().click()
    await expect(page.getByText(t('histories:event.claimed'))).toBeVisible()
    const order = page.url().split('/').at(-1) ?? ''
    if (hasPoppler) {
      const invoice = await invoiceOf(page, language)
      for (const words of [t('invoice:title'), t('app:product.SOCCER_KIT'), 'សុខ ដារ៉ា', total])
        expect(invoice).toContain(words)
    }

    // Approved, it is made once more for others; that order is canceled.
    const headers = { authorization: `Bearer ${await staffToken(context)}`, 'if-match': '"2"' }
    const approved = await context.request.post(`/api/console/orders/${order}/approve?tenant=angkor`, {
      headers,
      data: {},
    })
    expect(approved.ok(), await approved.text()).toBe(true)
    await page.reload()
    await page.getByRole('link', { name: t('histories:reorder') }).click()
    await fillDelivery(page, email)
    await terms(page).check()
    await page.getByRole('button', { name: new RegExp(`^${place} .*\\$`) }).click()
    await expect(page).toHaveURL(/\/order\/track#/)
    await page.goto('/me/histories')
    await expect(orders).toHaveCount(2)
    await orders.first().getByRole('link').first().click()
    await expect(page.getByText(t('histories:event.placed'))).toBeVisible()
    await page.getByRole('button', { name: t('histories:cancel.accept') }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('histories:cancel.accept') })
      .click()
    await expect(page.getByText(t('histories:next.CANCELED'))).toBeVisible()
    await expect(page.getByRole('button', { name: t('histories:invoicePdf') })).toHaveCount(0)
    expect(complaints).toEqual([])
  })
}
