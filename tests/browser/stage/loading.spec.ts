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
  const { page, words } = await openEditor(context, { language: 'en' })
  // Meanwhile one sees the front of the design itself.
  await expect(page.getByLabel(words('app:stage.coming')).locator('[data-panel][data-painted]')).toBeVisible()
  release()
  await expect(page.getByText(words('app:stage.error.failed'))).toBeVisible()
  await expect(page.getByRole('img', { name: words('app:stage.flatLabel') })).toBeVisible()
  isHere = true
  await page.getByRole('button', { name: words('app:stage.again') }).click()
  await expect(page.getByText(words('app:stage.error.failed'))).toBeHidden()
  await expect(page.locator('main canvas')).toBeVisible()
  await expect(page.locator('main [data-panel]')).toHaveCount(0)
})
