import { expect, test } from '@playwright/test'
import { canonical } from '../../support/peers.ts'
import { type Designer, openEditor } from '../support/designer.ts'
import { followLink, isOnServer, makeLink, takeLinkBack } from '../support/links.ts'
import { savedLog } from '../support/savedLog.ts'

const rename = async ({ page, words }: Designer, name: string): Promise<void> => {
  await page.getByRole('button', { name: words('app:people.nameYourself'), exact: true }).click()
  await page.getByRole('textbox', { name: words('app:people.yourName') }).fill(name)
  await page.keyboard.press('Enter')
}

const document = async (designer: Designer) => canonical((await savedLog(designer)).document)

test('two people in two browsers design one kit by a link: live, across a time offline, until it is taken back', async ({
  browser,
}) => {
  const [home, town] = [await browser.newContext(), await browser.newContext()]
  const first = await openEditor(home, { language: 'en' })
  await rename(first, 'Sokha')
  await first.colour('base', '1D3FBF')
  await isOnServer(first.page)
  const link = await makeLink(first, 'edit')

  const second = await followLink(town, link)
  await rename(second, 'Vichea')
  await second.openTool('colour')
  await expect(second.zoneValue('base')).toContainText('#1D3FBF')
  const here = ({ page, words }: Designer) => page.getByRole('list', { name: words('app:people.here') })
  await expect(here(first)).toContainText('Vichea')
  await expect(here(second)).toContainText('Sokha')

  await second.colour('collar', 'F3E3C3')
  await expect(first.zoneValue('collar')).toContainText('#F3E3C3')
  await first.colour('sleeves', '0F3D2E')
  await expect(second.zoneValue('sleeves')).toContainText('#0F3D2E')

  await town.setOffline(true)
  await expect(second.page.locator('[data-place]')).toHaveAttribute('data-place', 'offline')
  await second.colour('shorts', '15161A')
  await first.addText('Naga')
  await town.setOffline(false)
  await isOnServer(second.page)
  await first.openTool('colour')
  await expect(first.zoneValue('shorts')).toContainText('#15161A')
  await second.openTool('text')
  await expect(second.textRow('Naga')).toBeVisible()
  expect(await document(second)).toBe(await document(first))

  await takeLinkBack(first, 'edit')
  const reported = second.page.getByRole('dialog', { name: second.words('app:refused.over') })
  await expect(reported).toBeVisible({ timeout: 5_000 })
  await expect(reported).toContainText(second.words('app:refused.why.share-revoked'))
  const before = second.page.url()
  await reported.getByRole('button', { name: second.words('app:refused.copy'), exact: true }).click()
  await expect(second.page).not.toHaveURL(before)
  await isOnServer(second.page)
  expect(await document(second)).toBe(await document(first))
  await second.colour('collar', '7A1022')
  await isOnServer(second.page)
  await expect(first.zoneValue('collar')).toContainText('#F3E3C3')

  await second.page.goto(link)
  await expect(second.page.getByRole('alert')).toContainText(second.words('sharedDesign:error.revoked.title'))
  await home.close()
  await town.close()
})

test('a link to view shows the kit without its players, and a copy of it is one’s own', async ({ browser }) => {
  const [home, town] = [await browser.newContext(), await browser.newContext()]
  const first = await openEditor(home, { language: 'en' })
  await first.colour('base', '7A1022')
  await isOnServer(first.page)
  const link = await makeLink(first, 'view')
  await town.addInitScript(() => {
    localStorage.setItem('lang', 'en')
    localStorage.setItem('kitloom-tour', 'seen')
  })
  const page = await town.newPage()
  await page.goto(link)
  await expect(page.locator('main[data-shown]')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit together', exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Make a copy', exact: true }).click()
  await expect(page).toHaveURL(/\/design\/soccer\?design=/)
  await expect(page.getByRole('complementary')).toContainText('#7A1022')
  await isOnServer(page)
  await page.goto('/design/preview/00000000-0000-4000-8000-000000000000')
  await expect(page.getByRole('alert')).toContainText('This link doesn’t work')
  await home.close()
  await town.close()
})
