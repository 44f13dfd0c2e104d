import { expect, test } from '@playwright/test'
import { openEditor } from '../support/designer.ts'

/** What is written into a page without storage is lost with it. */
const keepNothing = () => {
  IDBFactory.prototype.open = () => {
    throw new DOMException('Storage is switched off.', 'SecurityError')
  }
}

test('a panel that does not come says so, and loads with the page once more', async ({ context }) => {
  const designer = await openEditor(context)
  const { page, words } = designer
  await designer.colour('base', '1D3FBF')
  await designer.saved()
  await context.route('**/assets/panel-*.js', route => route.abort())
  await page
    .getByRole('navigation', { name: words('app:editor.tools') })
    .getByText(words('text:name'))
    .click()
  await expect(page.getByRole('alert')).toContainText(words('app:error.text'))
  await context.unroute('**/assets/panel-*.js')
  await page.getByRole('alert').getByRole('button').click()
  await designer.saved()
  await designer.openTool('text')
  await expect(page.getByLabel(words('text:new'))).toBeVisible()
  await designer.openTool('colour')
  await expect(designer.zoneValue('base')).toContainText('#1D3FBF')
})

test('a font that does not come is named, and can be asked for again', async ({ context }) => {
  await context.route('**/assets/*.woff', route => route.abort())
  const designer = await openEditor(context, { language: 'en' })
  const { page, words } = designer
  await designer.addText('Angkor')
  const messages = page.getByRole('region', { name: words('app:toasts.label') })
  const message = messages.getByText(/^Fonts not loaded:/)
  await expect(message).toBeVisible()
  await context.unroute('**/assets/*.woff')
  await messages.getByRole('button', { name: words('app:faces.again') }).click()
  await expect(message).toBeHidden()
})

test('a dialog that does not come can be asked for again', async ({ context }) => {
  const { page, words } = await openEditor(context, { language: 'en' })
  await context.route('**/assets/ShareDialog-*.js', route => route.abort())
  await page.getByRole('button', { name: words('app:share.button'), exact: true }).click()
  await expect(page.getByText(words('app:dialog.failed'))).toBeVisible()
  await context.unroute('**/assets/ShareDialog-*.js')
  await page.getByRole('button', { name: words('app:dialog.again') }).click()
  await expect(page.getByRole('dialog')).toContainText(words('app:share.fileText'))
})

test('a page that could not save asks before it closes, and gives the design as a file', async ({ context }) => {
  await context.addInitScript(keepNothing)
  const designer = await openEditor(context, { language: 'en', storage: 'failed' })
  const { page, words } = designer
  await designer.colour('base', '1D3FBF')
  await expect(page.getByText(words('app:saved.lost.store-refused'))).toBeVisible()
  const prompt = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const requested = await prompt
  expect(requested.type()).toBe('beforeunload')
  await requested.dismiss()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: words('app:share.saveFile') }).click()
  expect((await downloading).suggestedFilename()).toMatch(/\.kitloom$/)
})
