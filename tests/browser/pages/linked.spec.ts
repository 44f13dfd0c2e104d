import { expect, test } from '@playwright/test'
import { type Designer, openEditor } from '../support/designer.ts'
import { goOffline, goOnline, simulateLostConnections } from '../support/lostConnections.ts'

const messages = ({ page, words }: Designer) => page.getByRole('region', { name: words('app:toasts.label') })

const rename = async ({ page, words }: Designer, name: string): Promise<void> => {
  await page.getByRole('button', { name: words('app:people.nameYourself'), exact: true }).click()
  await page.getByRole('textbox', { name: words('app:people.yourName') }).fill(name)
  await page.keyboard.press('Enter')
}

const removeText = ({ page, words }: Designer) =>
  page
    .getByRole('complementary')
    .getByRole('button', { name: new RegExp(words('text:remove')) })
    .first()
    .click()

test('what somebody else removes says who it was, and can be brought back', async ({ context }) => {
  const first = await openEditor(context, { language: 'en' })
  await first.addText('Angkor')
  const second = await openEditor(context, { language: 'en', address: first.page.url() })
  await rename(second, 'Vichea')
  await second.openTool('text')
  await second.textRow('Angkor').click()
  await first.textRow('Angkor').click()
  await removeText(second)
  await expect(messages(second)).toContainText(second.words('text:done.remove'))
  const message = messages(first)
  await expect(message).toContainText('Vichea removed the layer you edited')
  await message.getByRole('button', { name: first.words('app:people.bringBack') }).click()
  await expect(first.textRow('Angkor')).toBeVisible()
  await expect(second.textRow('Angkor')).toBeVisible()
})

test('undoing what somebody else has replaced says so and changes nothing', async ({ context }) => {
  const first = await openEditor(context, { language: 'en' })
  await first.colour('base', '1D3FBF')
  const second = await openEditor(context, { language: 'en', address: first.page.url() })
  await rename(second, 'Vichea')
  await second.colour('base', '0F3D2E')
  await expect(first.zoneValue('base')).toContainText('#0F3D2E')
  await first.undo()
  await expect(messages(first)).toContainText('already replaced by Vichea')
  await expect(first.zoneValue('base')).toContainText('#0F3D2E')
})

test('work of the time offline that somebody replaced is listed, and can be applied again', async ({ context }) => {
  await simulateLostConnections(context)
  const first = await openEditor(context, { language: 'en' })
  await first.colour('collar', 'F3E3C3')
  const second = await openEditor(context, { language: 'en', address: first.page.url() })
  await rename(first, 'Sokha')
  await goOffline(second.page)
  await second.colour('base', '15161A')
  await second.colour('sleeves', '1D3FBF')
  await first.colour('base', '7A1022')
  await first.colour('base', '0F3D2E')
  await expect(second.zoneValue('base')).toContainText('#15161A')
  await goOnline(second.page)
  await expect(second.zoneValue('base')).toContainText('#0F3D2E')
  await expect(first.zoneValue('sleeves')).toContainText('#1D3FBF')
  const message = messages(second)
  await expect(message).toContainText('1 of 2 changes was already replaced.')
  await message.getByRole('button', { name: second.words('app:replaced.show') }).click()
  const list = second.page.getByRole('dialog')
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await expect(list).toContainText('replaced by Sokha')
  await list.getByRole('button', { name: second.words('app:replaced.again'), exact: true }).click()
  await expect(list).toContainText(second.words('app:replaced.applied'))
  await expect(first.zoneValue('base')).toContainText('#15161A')
  await second.page.keyboard.press('Escape')
  await expect(second.zoneValue('base')).toContainText('#15161A')
  expect([...first.complaints, ...second.complaints]).toEqual([])
})
