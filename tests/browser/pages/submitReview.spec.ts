import { randomUUID } from 'node:crypto'
import { type BrowserContext, expect, test } from '@playwright/test'
import { openEditor } from '../support/designer.ts'
import { expectOpenToEverybody } from '../support/expectOpenToEverybody.ts'
import { isOnServer } from '../support/links.ts'
import { serverDriver } from '../support/serverDriver.ts'

/** A design of Dara's, open in the editor. */
async function openKit(context: BrowserContext) {
  const driver = await serverDriver(context, 'dara')
  const id = await driver.sendKit(`Story ${randomUUID().slice(0, 8)}`)
  const designer = await openEditor(context, { language: 'en', address: `/design/soccer?design=${id}` })
  await isOnServer(designer.page)
  const { page, words } = designer
  const status = page.locator('header [data-review-status]')
  const submit = async () => {
    await page.getByRole('button', { name: words('app:review.submit'), exact: true }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('app:review.submit'), exact: true })
      .click()
    await expect(status).toContainText(words('app:status.REVIEWING'))
  }
  return { driver, id, designer, page, words, status, submit }
}

test('a design rests while it is reviewed, until it is withdrawn', async ({ context }) => {
  const { driver, id, designer, page, words, status, submit } = await openKit(context)
  await designer.colour('base', '1D3FBF')
  await isOnServer(page)
  await submit()
  await expect(page.getByText(words('app:review.submitted'))).toBeVisible()
  expect((await driver.card(id)).status).toBe('REVIEWING')
  const panel = page.getByRole('complementary')
  await expect(panel).toContainText(words('app:reviewStatus.resting'))
  await expect(panel.locator('[inert]')).toBeAttached()
  await expect(page.getByRole('button', { name: words('app:undo.undo') }).first()).toBeDisabled()
  await expectOpenToEverybody(page, 'in review')

  await page.keyboard.press('Control+z')
  await expect(page.getByText(words('app:reasons.design-in-review'))).toBeVisible()
  await status.click()
  await expect(page.getByRole('dialog')).toContainText(words('app:reviewStatus.means.REVIEWING'))
  await expectOpenToEverybody(page, 'how it stands')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('app:reviewStatus.withdraw') })
    .click()
  await expect(panel).not.toContainText(words('app:reviewStatus.resting'))
  await designer.colour('base', '0F3D2E')
  await expect(designer.zoneValue('base')).toContainText('#0F3D2E')
  await isOnServer(page)
  expect((await driver.card(id)).status).toBe('DRAFT')
  expect(designer.complaints).toEqual([])
})

test('a guest with the link is paused as well, and goes on afterwards', async ({ context, browser }) => {
  const { driver, id, page: own, submit, words } = await openKit(context)
  const { path } = await driver.share(id, 'edit')
  const other = await browser.newContext()
  const secret = path.split('/').at(-1) ?? ''
  await other.addInitScript(([name, value]) => localStorage.setItem(name, value), [
    `kitloom-link-to:${id}`,
    secret,
  ] as const)
  const guest = await openEditor(other, { language: 'en', address: `/design/soccer?design=${id}` })
  await guest.colour('base', '1D3FBF')
  await isOnServer(guest.page)
  await expect(own.getByRole('complementary')).toContainText('#1D3FBF')
  await submit()
  const panel = guest.page.getByRole('complementary')
  await expect(panel).toContainText(words('app:reviewStatus.restingOthers'))
  await expect(panel.locator('[inert]')).toBeAttached()
  await driver.request('post', `/api/designs/${id}/withdraw`, {}, (await driver.card(id)).version)
  await expect(panel).not.toContainText(words('app:reviewStatus.restingOthers'))
  await guest.colour('base', '0F3D2E')
  await isOnServer(guest.page)
  await other.close()
})

test('the shop’s answer is read, and lost only when that is agreed to', async ({ context }) => {
  const { driver, id, designer, page, words, status, submit } = await openKit(context)
  await designer.colour('base', '1D3FBF')
  await isOnServer(page)
  await submit()
  await driver.decide(id, 'reject', 'The crest is too small to be sewn.')
  await page.reload()
  await expect(status).toContainText(words('app:status.REJECTED'))
  await status.click()
  await expect(page.getByRole('dialog')).toContainText('The crest is too small to be sewn.')
  await page.keyboard.press('Escape')

  const confirmation = page.getByRole('alertdialog')
  await designer.colour('base', '0F3D2E')
  await confirmation.getByRole('button', { name: words('app:reviewStatus.edit.reject') }).click()
  await expect(designer.zoneValue('base')).toContainText('#1D3FBF')
  expect((await driver.card(id)).status).toBe('REJECTED')
  await designer.colour('base', '0F3D2E')
  await expect(confirmation).toContainText(words('app:reviewStatus.edit.REJECTED'))
  await expectOpenToEverybody(page, 'the question')
  await confirmation.getByRole('button', { name: words('app:reviewStatus.edit.accept') }).click()
  await expect(designer.zoneValue('base')).toContainText('#0F3D2E')
  await expect(page.getByRole('button', { name: words('app:review.submit'), exact: true })).toBeVisible()
  await designer.colour('base', 'C2182B')
  await expect(confirmation).toHaveCount(0)
  await isOnServer(page)
  expect((await driver.card(id)).status).toBe('DRAFT')
})

test('the checkout prompt leads to the designs of the account and to the checkout', async ({ context }) => {
  const { id, page, words } = await openKit(context)
  const prompt = async (choice: string) => {
    await page.getByRole('button', { name: words('app:checkout.button'), exact: true }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words(`app:checkout.${choice}`) })
      .first()
      .click()
  }
  await prompt('designs')
  await expect(page).toHaveURL('/me/assets')
  // Until the list is here, the way back would leave the dialog open.
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goBack()
  await isOnServer(page)
  await page.getByRole('button', { name: words('app:checkout.button'), exact: true }).click()
  await page.getByRole('dialog').getByText(words('app:checkout.checkoutText')).click()
  await expect(page).toHaveURL(`/design/checkout/${id}`)
})
