import { expect, test } from '@playwright/test'
import { openEditor } from '../support/designer.ts'

test('the editor on its stage: its image goes to the list, two moments stand side by side, a lost card comes back', async ({
  context,
}) => {
  const designer = await openEditor(context, { language: 'en' })
  const { page, words } = designer
  await expect(page.locator('main')).not.toHaveAttribute('data-painted', '0')

  await test.step('a design that rests sends its image', async () => {
    const sent = page.waitForResponse(
      response => response.url().includes('/thumbnail') && response.request().method() === 'PUT',
    )
    await designer.colour('base', '0F3D2E')
    expect((await sent).status()).toBe(200)
  })

  await test.step('messages stand clear of the zoom buttons, beside a panel and without one', async () => {
    const messages = page.getByRole('region', { name: words('app:toasts.label') })
    const zoom = page.getByRole('main').getByRole('button', { name: words('app:stage.nearer'), exact: true })
    const expectRoom = async () => {
      const [list, button] = await Promise.all([messages.boundingBox(), zoom.boundingBox()])
      expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThanOrEqual(button?.x ?? 0)
    }
    await expect(page.getByRole('complementary')).toBeVisible()
    await expectRoom()
    await page.locator('nav [data-tool=colour]').click()
    await expect(page.getByRole('complementary')).toHaveCount(0)
    await expectRoom()
  })

  await test.step('two moments are compared on two stages', async () => {
    await designer.colour('base', 'F3E3C3')
    await page.getByRole('button', { name: words('app:timeline.title') }).click()
    const filmstrip = page.getByRole('region', { name: words('app:timeline.filmstrip') })
    await filmstrip.getByRole('radio', { name: words('app:timeline.compare') }).click()
    await expect(page.locator('main canvas')).toHaveCount(2)
    await page.keyboard.press('Escape')
    await expect(page.locator('main canvas')).toHaveCount(1)
    expect(designer.complaints).toEqual([])
  })

  await test.step('without its graphics card the flat pattern stands in until the garment comes back', async () => {
    const card = await page
      .locator('main canvas')
      .evaluateHandle((canvas: HTMLCanvasElement) => canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context'))
    await card.evaluate(loss => loss?.loseContext())
    await expect(page.getByText(words('app:stage.error.lost'))).toBeVisible()
    await designer.colour('base', '1D3FBF')
    await expect(page.locator('[data-panel=front] path[fill="#1d3fbf" i]').first()).toBeAttached()
    await card.evaluate(loss => loss?.restoreContext())
    await expect(page.getByText(words('app:stage.error.lost'))).toBeHidden()
    await expect(page.locator('main canvas')).toBeVisible()
    await expect(designer.zoneValue('base')).toContainText('#1D3FBF')
  })
})
