import { expect, test } from '@playwright/test'
import { openEditor } from '../support/designer.ts'

test('a garment that is slow is announced, and one that does not come can be asked for again', async ({ context }) => {
  let isHere = false
  let release = () => {}
  const slowly = new Promise<void>(resolve => {
    release = resolve
  })
  await context.route('**/*.glb', async route => {
    if (isHere) return route.continue()
    await slowly
    return route.abort()
  })
  const { page, words, colour } = await openEditor(context, { language: 'en' })
  // Meanwhile one sees what the garment looks like with nothing on it, and then the front of the design itself.
  const coming = page.getByLabel(words('app:stage.coming'))
  await expect(coming.locator('img[src*="blank-soccer"]')).toBeVisible()
  await colour('base', '0F3D2E')
  await expect(coming.locator('[data-panel][data-painted]')).toBeVisible()
  release()
  await expect(page.getByText(words('app:stage.error.failed'))).toBeVisible()
  await expect(page.getByRole('img', { name: words('app:stage.flatLabel') })).toBeVisible()
  isHere = true
  await page.getByRole('button', { name: words('app:stage.again') }).click()
  await expect(page.getByText(words('app:stage.error.failed'))).toBeHidden()
  await expect(page.locator('main canvas')).toBeVisible()
  await expect(page.locator('main [data-panel]')).toHaveCount(0)
})

test('a garment that is damaged is shown flat, in words, with everything on it, and comes whole when asked for again', async ({
  context,
}) => {
  const first = await openEditor(context, { language: 'en' })
  await first.addText('Angkor FC')
  await expect(first.textRow('Angkor FC')).toBeVisible()
  await first.saved()
  await first.page.close()
  let isDamaged = true
  await context.route('**/*.glb', async route => {
    if (!isDamaged) return route.continue()
    const response = await route.fetch()
    const body = await response.body()
    await route.fulfill({ response, body: body.fill(255, body.length / 2, body.length / 2 + 4000) })
  })
  const { page, words, colour, zoneValue, undo, openTool, textRow } = await openEditor(context, { language: 'en' })
  await expect(page.getByText(words('app:stage.error.failed'))).toBeVisible()
  const flat = page.getByRole('img', { name: words('app:stage.flatLabel') })
  await expect(flat).toBeVisible()
  // What was designed is there, and it can be worked on.
  await openTool('text')
  await expect(textRow('Angkor FC')).toBeVisible()
  await colour('base', '0F3D2E')
  await expect(zoneValue('base')).toContainText('#0F3D2E')
  await undo()
  await expect(zoneValue('base')).not.toContainText('#0F3D2E')
  isDamaged = false
  await page.getByRole('button', { name: words('app:stage.again') }).click()
  await expect(page.getByText(words('app:stage.error.failed'))).toBeHidden()
  await expect(page.locator('main canvas')).toBeVisible()
  await expect(flat).toBeHidden()
  await openTool('text')
  await expect(textRow('Angkor FC')).toBeVisible()
})
