import { expect, test } from '@playwright/test'
import { openEditor } from '../support/designer.ts'
import { isOnServer } from '../support/links.ts'

test.use({ serviceWorkers: 'allow' })

test('after one visit the editor opens with no network, and what was designed there is sent when it is back', async ({
  context,
}) => {
  const designer = await openEditor(context, { language: 'en' })
  const { page, words } = designer
  await designer.colour('base', '1D3FBF')
  await isOnServer(page)
  await page.evaluate(async () => {
    const { serviceWorker } = navigator
    if (!serviceWorker.controller)
      await new Promise(resolve => serviceWorker.addEventListener('controllerchange', resolve, { once: true }))
  })

  await context.setOffline(true)
  await designer.reload()
  await expect(page.locator('[data-place]')).toHaveAttribute('data-place', 'offline')
  await designer.openTool('colour')
  await expect(designer.zoneValue('base')).toContainText('#1D3FBF')
  await expect(page.locator('[data-panel="front"][data-painted]')).toBeVisible()
  await designer.colour('collar', 'F3E3C3')
  await designer.addText('Naga')
  await expect(designer.textRow('Naga')).toBeVisible()
  await designer.undo()
  await expect(designer.textRow('Naga')).toBeHidden()
  await page.getByRole('button', { name: words('app:share.button'), exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText(words('app:share.fileText'))
  await page.keyboard.press('Escape')

  await context.setOffline(false)
  await isOnServer(page)
  await designer.reload()
  await designer.openTool('colour')
  await expect(designer.zoneValue('collar')).toContainText('#F3E3C3')

  const kept = await page.evaluate(async () => {
    const found: string[] = []
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) found.push(new URL(request.url).pathname)
    return found
  })
  expect(kept.filter(path => /^\/api\/(?:designs|accounts|uploads|orders)/.test(path))).toEqual([])
})
