import { expect, test } from '@playwright/test'
import { openEditor } from '../support/designer.ts'

/** Files of an editor, by how the build names them: what runs first, the screen, the studio, its garment, its words. */
const parts = ['ground', 'EditorScreen', 'browserStudio', 'studio', 'tools', 'garment', 'blocks', 'labels.kh', 'panel']

test('an editor that lacks any of its files says so, offers a way on, and has lost nothing', async ({ context }) => {
  const designer = await openEditor(context)
  const { page, words } = designer
  await designer.colour('base', '1D3FBF')
  await designer.saved()
  const wayOn = page
    .getByRole('link', { name: words('app:screenFailed.again') })
    .or(page.getByRole('button', { name: words('app:screenFailed.again') }))
    .or(page.getByRole('alert').getByRole('button'))
  for (const part of parts) {
    await test.step(part, async () => {
      const cut = `**/assets/${part}-*.js`
      let missed = 0
      await context.route(cut, route => {
        missed += 1
        return route.abort()
      })
      await page.reload()
      await expect(wayOn.first()).toBeVisible()
      expect(missed).toBeGreaterThan(0)
      await context.unroute(cut)
      await wayOn.first().click()
      await designer.saved()
    })
  }
  await designer.openTool('colour')
  await expect(designer.zoneValue('base')).toContainText('#1D3FBF')
})

test('on a slow line and a slow processor an editor stands, opens, and keeps what is done', async ({ context }) => {
  let requests = 0
  await context.route('**/*', async route => {
    requests += 1
    // What a line of 400 ms loses comes after a second try.
    await new Promise(resolve => setTimeout(resolve, requests % 20 === 0 ? 1600 : 400))
    await route.continue()
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await page.goto('/design/soccer', { waitUntil: 'commit' })
  // The frame comes with the page, before any script.
  await expect(page.locator('#root [role=status]').first()).toBeAttached()
  await page.close()
  const designer = await openEditor(context)
  await designer.colour('base', '1D3FBF')
  await designer.saved()
  await designer.reload()
  await designer.openTool('colour')
  await expect(designer.zoneValue('base')).toContainText('#1D3FBF')
})
