import { randomUUID } from 'node:crypto'
import { type Browser, chromium, devices, expect, type Page, test } from '@playwright/test'
import { soccer } from '../../support/openSoccer.ts'
import { watchPage } from '../../support/watchPage.ts'
import { openEditor } from '../support/designer.ts'
import { enterConsole } from '../support/enterConsole.ts'
import { expectOpenToEverybody } from '../support/expectOpenToEverybody.ts'
import { isOnServer } from '../support/links.ts'
import { codeOnMarker, expectMeasured, expectReadable, unzipPack, writeCameraFile } from '../support/packFiles.ts'
import { hasPoppler } from '../support/poppler.ts'
import { serverDriver } from '../support/serverDriver.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** A page of the staff of the shop, in English. */
async function openShop(browser: Browser, address: string) {
  const context = await browser.newContext()
  await context.addInitScript(() => localStorage.setItem('lang', 'en'))
  await enterConsole(context)
  const page = await context.newPage()
  const complaints = watchPage(page)
  await page.goto(address)
  return { page, complaints, status: page.locator('[data-severity]').first() }
}

test('an order is rejected with a pin, mended, produced, cut by a supplier with a phone, and received', async ({
  browser,
  context,
}, testInfo) => {
  test.setTimeout(900_000)
  const name = `Door ${randomUUID().slice(0, 8)}`
  const driver = await serverDriver(context, 'dara')
  const design = await driver.sendKit(name)
  const order = await driver.placeOrder(design)
  const atOrder = `/console/orders/${order.id}`

  // The provider pins what is wrong, and rejects.
  const shop = await openShop(browser, atOrder)
  const { page: console, status } = shop
  await console.getByRole('link', { name: 'Look at it and replay' }).click()
  await expect(console.getByText(/^Step \d+ of \d+$/)).toBeVisible()
  await console.getByRole('radio', { name: /^Pins/ }).press('Space')
  await console.getByLabel('Your comment').fill('This green is too dark for the night.')
  await button(console, 'Send comment').press('Enter')
  await expect(console.getByRole('complementary').getByText('too dark for the night')).toBeVisible()
  await console.getByRole('link', { name: 'Go to the order' }).click()
  await button(console, 'Reject…').click()
  await console
    .getByRole('dialog')
    .getByLabel(/^Reason/)
    .fill('Please see the pin on the front.')
  await button(console, 'Reject order').click()
  await expect(status).toHaveText('Rejected')

  // The customer reads the reason, answers the pin, changes the colour and sends the order again.
  const designer = await openEditor(context, { language: 'en', address: `/me/histories/${order.id}`, storage: null })
  const own = designer.page
  await expect(own.getByText('Please see the pin on the front.').first()).toBeVisible()
  await own.getByRole('link', { name: 'Edit this design' }).click()
  await designer.saved()
  await designer.colour('base', '1D4ED8')
  await isOnServer(own)
  await own.goto(`/me/histories/${order.id}`)
  await button(own, 'Send again').click()
  await expect(own.locator('[data-severity]').first()).toHaveText('Reviewing')

  // The provider replays what was changed, compares, approves, records the payment and makes the pack.
  await console.goto(`/console/designs/${design}?order=${order.id}`)
  await console.getByRole('radio', { name: 'Compare' }).press('Space')
  await expect(console.getByText('Version sent before')).toBeVisible()
  const step = console.getByText(/^Step \d+ of \d+$/)
  const last = (await step.textContent()) ?? ''
  await button(console, /^Play$/).press('Enter')
  await expect(step).not.toHaveText(last)
  await expect(step).toHaveText(last)
  await button(console, 'Previous step').press('Enter')
  await expect(step).not.toHaveText(last)
  await console.getByRole('link', { name: 'Go to the order' }).click()
  await button(console, 'Approve').click()
  await expect(status).toHaveText('Approved')
  await button(console, 'Record').click()
  await expect(console.getByText(/Bank transfer · /)).toBeVisible()
  await button(console, 'Start production').click()
  await expect(status).toHaveText('Processing')
  await button(console, 'Make the pack').click()
  await expect(button(console, 'Hand over…')).toBeVisible({ timeout: 600_000 })
  await button(console, 'Hand over…').click()
  await console.getByRole('textbox', { name: /^Supplier/ }).fill('Sewing room 4')
  await button(console, 'Create link').click()
  const link = await console.getByRole('textbox', { name: 'Link for the supplier' }).inputValue()
  await button(console, 'Done').click()

  // The supplier downloads everything on a phone, and other people's programs read it.
  const phone = await browser.newContext({ ...devices['Pixel 7'], deviceScaleFactor: 1, locale: 'en' })
  await phone.addInitScript(() => localStorage.setItem('lang', 'en'))
  const supplier = await phone.newPage()
  await supplier.goto(link)
  await button(supplier, 'Acknowledge the order').click()
  await expect(supplier.getByText(/^Acknowledged on/)).toBeVisible()
  await expectOpenToEverybody(supplier, 'the page of a supplier')
  const coming = supplier.waitForEvent('download')
  await supplier.getByRole('link', { name: 'Everything as a zip' }).click()
  const zip = testInfo.outputPath('pack.zip')
  await (await coming).saveAs(zip)
  const files = await unzipPack(zip)
  expect([...files.keys()].filter(file => file.startsWith('print/'))).toHaveLength(11)
  await expectReadable(files)
  const options = soccer.templates.find(({ id }) => id === 'kbach')?.options ?? {}
  expect(expectMeasured(files.get('cut/1.dxf') ?? '', options)).toBeGreaterThan(4)
  expect(expectMeasured(files.get('markers/1-cloth-01-cut.dxf') ?? '', options)).toBeGreaterThan(4)
  await phone.close()

  // A camera sees the code of a piece as it lies on the roll.
  if (hasPoppler) {
    const { code, image } = await codeOnMarker(files.get('markers/1-cloth-01-cut.pdf') ?? '')
    const camera = testInfo.outputPath('camera.y4m')
    await writeCameraFile(camera, image)
    const { args = [], ...launched } = testInfo.project.use.launchOptions ?? {}
    const seeing = await chromium.launch({
      ...launched,
      args: [
        ...args,
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        `--use-file-for-fake-video-capture=${camera}`,
      ],
    })
    const held = await seeing.newContext({ ...devices['Pixel 7'], deviceScaleFactor: 1, permissions: ['camera'] })
    await held.addInitScript(() => localStorage.setItem('lang', 'en'))
    const scanning = await held.newPage()
    await scanning.goto(link)
    await button(scanning, 'Scan with the camera').click()
    await expect(scanning.getByRole('status').filter({ hasText: /: cut$/ })).toBeVisible()
    await scanning.getByRole('radio', { name: 'Sewn' }).press('Space')
    await expect(scanning.getByRole('status').filter({ hasText: /: sewn$/ })).toBeVisible()
    await button(scanning, 'Stop the camera').click()
    await scanning.getByLabel('Code on the piece').fill(code)
    await scanning.getByRole('radio', { name: 'Shipped' }).press('Space')
    await button(scanning, /^Mark$/).click()
    await expect(scanning.getByRole('status').filter({ hasText: /: shipped$/ })).toBeVisible()
    await seeing.close()
    await console.reload()
    await expect(console.getByText(/1 shipped, of \d+/)).toBeVisible()
  }

  // It is shipped, and the customer has it.
  await button(console, 'Ship…').click()
  await console.getByLabel('Tracking number or link').fill('VET 2231-88')
  await button(console, 'Ship order').click()
  await expect(status).toHaveText('On the way')
  await own.reload()
  await expect(own.locator('strong', { hasText: 'VET 2231-88' })).toBeVisible()
  await button(own, 'I have received it').click()
  await expect(own.locator('[data-severity]').first()).toHaveText('Completed')
  expect([...shop.complaints, ...designer.complaints]).toEqual([])
})
