import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { type Designer, openEditor } from '../support/designer.ts'
import { expectOpenToEverybody } from '../support/expectOpenToEverybody.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')

/** The file that the press of a button gives. */
async function downloaded(page: Page, name: string): Promise<string> {
  const downloading = page.waitForEvent('download')
  await dialog(page).getByRole('button', { name, exact: true }).click()
  return (await downloading).path()
}

const openFile = (designer: Designer, name: string, buffer: Buffer) =>
  designer.page
    .getByLabel(designer.words('app:share.openFile'))
    .and(designer.page.locator('input'))
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer })

test('a design is shared as a file and opened as a design of its own', async ({ context, browser }) => {
  const designer = await openEditor(context, { language: 'en' })
  const { page, words } = designer
  await designer.colour('base', '1D3FBF')
  await button(page, words('app:share.button')).click()
  await expect(dialog(page).getByLabel(words('app:share.address'))).toHaveValue(page.url())
  await expectOpenToEverybody(page)
  const bytes = readFileSync(await downloaded(page, words('app:share.saveFile')))

  const elsewhere = await openEditor(await browser.newContext(), { language: 'en' })
  await button(elsewhere.page, words('app:share.button')).click()
  await openFile(elsewhere, 'letter.kitloom', Buffer.from('Dear team'))
  const problem = dialog(elsewhere.page).getByRole('alert')
  await expect(problem).toHaveText(words('app:share.refused.file-not-kitloom'))
  const damaged = Buffer.from(bytes)
  damaged[damaged.length - 5] = (damaged[damaged.length - 5] ?? 0) ^ 1
  await openFile(elsewhere, 'kit.kitloom', damaged)
  await expect(problem).toHaveText(words('app:share.refused.file-damaged'))
  const before = elsewhere.page.url()
  await openFile(elsewhere, 'kit.kitloom', bytes)
  await expect(dialog(elsewhere.page)).toBeHidden()
  await expect(elsewhere.page).not.toHaveURL(before)
  await expect(elsewhere.zoneValue('base')).toContainText('#1D3FBF')
  await elsewhere.reload()
  await expect(elsewhere.zoneValue('base')).toContainText('#1D3FBF')
  expect([...designer.complaints, ...elsewhere.complaints]).toEqual([])
  await elsewhere.page.context().close()
})

test('the review names what is missing, and leads to the account that handing in needs', async ({ context }) => {
  const designer = await openEditor(context, { language: 'en' })
  const { page, words } = designer
  await button(page, words('app:review.submit')).click()
  const checks = dialog(page).getByRole('list', { name: words('app:review.checks') })
  await expect(checks).toContainText(words('app:review.nameless'))
  await expect(checks).toContainText(words('app:review.printable'))
  await expect(dialog(page)).toContainText(words('app:review.needs.account'))
  const signIn = dialog(page).getByRole('link', { name: words('app:review.signIn') })
  const { pathname, search } = new URL(page.url())
  await expect(signIn).toHaveAttribute('href', `/auth/signin?redirect_to=${encodeURIComponent(pathname + search)}`)
  await expectOpenToEverybody(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(button(page, words('app:review.submit'))).toBeFocused()
  expect(designer.complaints).toEqual([])
})

test('the checkout asks, and leads to the designs of this device, which can be opened and deleted', async ({
  context,
}) => {
  const designer = await openEditor(context)
  const { page, words } = designer
  await designer.colour('base', '1D3FBF')
  const blue = page.url()
  await designer.saved()
  await page.goto('/design/soccer?new')
  await expect(page).toHaveURL(/design=/)
  await designer.saved()
  await designer.colour('base', '0F3D2E')
  await button(page, words('app:checkout.button')).click()
  await expect(dialog(page)).toContainText(words('app:checkout.deviceText'))
  await expectOpenToEverybody(page)
  await dialog(page)
    .getByRole('button', { name: words('app:checkout.designs') })
    .click()
  await expect(dialog(page).getByRole('link', { name: words('app:designs.open') })).toBeVisible()
  await expectOpenToEverybody(page)
  await dialog(page).locator('li a').nth(1).click()
  await expect(page).toHaveURL(blue)
  await expect(designer.zoneValue('base')).toContainText('#1D3FBF')

  await button(page, words('app:checkout.button')).click()
  await dialog(page)
    .getByRole('button', { name: words('app:checkout.designs') })
    .click()
  const rows = dialog(page).locator('li')
  await expect(rows).toHaveCount(2)
  await dialog(page).getByRole('button', { name: /^លុប/ }).click()
  await dialog(page)
    .getByRole('button', { name: words('app:designs.delete'), exact: true })
    .click()
  await expect(rows).toHaveCount(1)
  expect(designer.complaints).toEqual([])
})

test('everything is found by typing, in Khmer and in English, without the mouse', async ({ context }) => {
  const designer = await openEditor(context)
  const { page, words } = designer
  const field = dialog(page).getByRole('combobox')
  const openPalette = async () => {
    // An editor that has just come may not hear the first key yet.
    await expect(async () => {
      if ((await field.count()) === 0) await page.keyboard.press('Control+k')
      await expect(field).toBeFocused({ timeout: 5_000 })
    }).toPass()
  }
  await openPalette()
  await expectOpenToEverybody(page)
  await page.keyboard.type('sleeve')
  await expect(page.getByRole('option', { selected: true })).toContainText(words('soccer:zones.sleeves'))
  await page.keyboard.press('Enter')
  await expect(field).toBeHidden()
  await expect(designer.zoneValue('sleeves')).toHaveAttribute('aria-pressed', 'true')

  await openPalette()
  await expect(page.getByRole('option', { selected: true })).toContainText(words('soccer:zones.sleeves'))
  await page.keyboard.type(words('cut:name'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('complementary', { name: words('cut:name') })).toBeVisible()

  await openPalette()
  await page.keyboard.type('english')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')

  await openPalette()
  await page.keyboard.type('qqqq')
  await expect(dialog(page).getByRole('status')).toContainText('qqqq')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  expect(designer.complaints).toEqual([])
})

test('the shortcut sheet opens with ? and lists what works, but leaves a text field its keys', async ({ context }) => {
  const designer = await openEditor(context, { language: 'en' })
  const { page, words } = designer
  await page.keyboard.press('?')
  await expect(dialog(page)).toContainText(words('app:shortcuts.does.undo'))
  await expect(dialog(page)).toContainText(words('text:name'))
  await page.keyboard.press('p')
  await expectOpenToEverybody(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await page.keyboard.press('t')
  await page.getByLabel(words('text:new')).focus()
  await page.keyboard.type('Who?')
  await expect(page.getByLabel(words('text:new'))).toHaveValue('Who?')
  await expect(dialog(page)).toBeHidden()
})

for (const state of [
  { language: 'en', width: 1440, height: 900 },
  { language: 'kh', width: 390, height: 844 },
] as const) {
  test(`the tour leads through the editor once: ${state.language}, ${state.width} px`, async ({ context }) => {
    await context.addInitScript(() => localStorage.setItem('tour-asked', '1'))
    const page = await context.newPage()
    await page.setViewportSize(state)
    await page.addInitScript(code => localStorage.setItem('lang', code), state.language)
    await page.goto('/design/soccer')
    const tour = page.locator('dialog[open]')
    await expect(tour).toBeVisible()
    await expectOpenToEverybody(page)
    for (const step of ['rail', 'stage', 'dock', 'undo']) {
      const marked = page.locator(`[data-tour~="${step}"]`).filter({ visible: true }).first()
      const light = tour.locator('[aria-hidden]').first()
      await expect
        .poll(async () => {
          const [box, lit] = [await marked.boundingBox(), await light.boundingBox()]
          return box && lit ? Math.abs(box.x - lit.x) + Math.abs(box.y - lit.y) : Number.POSITIVE_INFINITY
        })
        .toBeLessThan(12)
      await expect(tour.locator('.primary')).toBeFocused()
      await page.keyboard.press('Enter')
    }
    await page.keyboard.press('Escape')
    await expect(tour).toBeHidden()
    await page.reload()
    await expect(page.locator('[data-saved=saved]')).toBeVisible()
    await expect(page.locator('main svg[role=img]').first()).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('kitloom-tour'))).toBe('seen')
    await expect(tour).toBeHidden()
  })
}

test('on a phone the bar folds into a menu', async ({ context }) => {
  const designer = await openEditor(context)
  const { page, words } = designer
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(button(page, words('app:share.button'))).toBeHidden()
  await button(page, words('app:more')).click()
  await expect(button(page, words('app:print.download'))).toBeVisible()
  await expectOpenToEverybody(page)
  await button(page, words('app:share.button')).click()
  await expect(dialog(page)).toBeVisible()
  await expectOpenToEverybody(page)
  const box = await dialog(page).boundingBox()
  expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 999) <= 390).toBe(true)
})

test('an address that names no design says so and opens the last one', async ({ context }) => {
  const designer = await openEditor(context, { language: 'en' })
  const { page, words } = designer
  await designer.colour('base', '1D3FBF')
  await designer.saved()
  const last = page.url()
  await page.goto('/design/soccer?design=../../etc')
  await expect(page.getByText(words('app:editor.unreadableAddress'))).toBeVisible()
  await expect(page).toHaveURL(last)
  await expect(designer.zoneValue('base')).toContainText('#1D3FBF')
})

test('an address with a template starts a design in it, which can be undone; an unknown one is refused in words', async ({
  context,
}) => {
  const designer = await openEditor(context, { language: 'en', address: '/design/soccer?template=kbach' })
  const { page, words } = designer
  await expect(page).toHaveURL(/\?design=/)
  await expect(button(page, words('app:undo.undo')).first()).toBeEnabled()
  const dressed = page.url()
  await designer.saved()
  await page.goto('/design/soccer?template=nothing')
  await expect(page.getByText(words('app:editor.unknownTemplate'))).toBeVisible()
  await expect(page).toHaveURL(dressed)
})
