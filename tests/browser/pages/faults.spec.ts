import { expect, test } from '@playwright/test'
import { openEditor } from '../support/designer.ts'

test('a browser without WebGL designs on the flat pattern', async ({ context }) => {
  const designer = await openEditor(context)
  await expect(designer.page.getByRole('img', { name: designer.words('app:stage.flatLabel') })).toBeVisible()
  await designer.colour('base', '1D3FBF')
  await expect(designer.zoneValue('base')).toContainText('#1D3FBF')
  await expect(designer.page.locator('[data-panel=front] path[fill="#1d3fbf" i]').first()).toBeAttached()
  expect(designer.complaints).toEqual([])
})

test('a browser that keeps nothing says so and lets one design on', async ({ context }) => {
  await context.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Storage is switched off.', 'SecurityError')
    }
  })
  const designer = await openEditor(context, { storage: 'failed' })
  const state = designer.page.locator('[data-saved]')
  await expect(state).toContainText(designer.words('app:saved.store-refused'))
  await designer.colour('base', '1D3FBF')
  await expect(designer.zoneValue('base')).toContainText('#1D3FBF')
})

test('a full device says so, and saves when there is room again', async ({ context }) => {
  const designer = await openEditor(context)
  const { page } = designer
  await page.evaluate(() => {
    const { add } = IDBObjectStore.prototype
    IDBObjectStore.prototype.add = () => {
      throw new DOMException('No room left.', 'QuotaExceededError')
    }
    addEventListener('room-again', () => {
      IDBObjectStore.prototype.add = add
    })
  })
  await designer.colour('base', '1D3FBF')
  await expect(page.locator('[data-saved]')).toContainText(designer.words('app:saved.store-full'))
  await page.evaluate(() => void dispatchEvent(new Event('room-again')))
  await page.getByRole('button', { name: designer.words('app:saved.retry') }).click()
  await designer.saved()
  await designer.reload()
  await designer.openTool('colour')
  await expect(designer.zoneValue('base')).toContainText('#1D3FBF')
})

test('a duplicated tab is another author: each undoes its own', async ({ context }) => {
  const first = await openEditor(context)
  await first.colour('base', '1D3FBF')
  const duplicate = await openEditor(context, { address: first.page.url() })
  await duplicate.openTool('colour')
  await expect(duplicate.zoneValue('base')).toContainText('#1D3FBF')
  const undo = duplicate.page.getByRole('button', { name: duplicate.words('app:undo.undo') }).first()
  await expect(undo).toBeDisabled()
  await duplicate.colour('collar', 'F3E3C3')
  await duplicate.undo()
  await expect(undo).toBeDisabled()
  await expect(first.zoneValue('base')).toContainText('#1D3FBF')
})
