import { type BrowserContext, expect, test } from '@playwright/test'
import { openEditor } from '../support/designer.ts'
import { garmentDriver } from '../support/garmentDriver.ts'
import { teamDriver } from '../support/teamDriver.ts'

/** A text on the chest, selected, and hands that can reach it. */
async function withText(context: BrowserContext) {
  const designer = await openEditor(context, { language: 'en' })
  const driver = await garmentDriver(designer)
  // Straight on, a pixel across is as wide on the cloth as one down.
  await designer.page.getByRole('radio', { name: designer.words('app:stage.view.front'), exact: true }).click()
  await designer.addText('HAT')
  await expect(driver.box()).toBeVisible()
  return { ...designer, driver }
}

test('a text is dragged, scaled, turned, written, locked and let go on the cloth', async ({ context }) => {
  test.slow()
  const { page, driver, undo, openTool, words, complaints } = await withText(context)
  const select = async () => {
    await openTool('text')
    await page.getByRole('complementary').getByRole('button', { name: /HAT/ }).first().click()
    await expect(driver.box()).toBeVisible()
  }

  await test.step('dragged along the cloth until it rests on the centre line, as one step', async () => {
    const before = await driver.measures()
    expect(before).toMatchObject({ x: 0, y: -2.6 })

    await driver.drag(await driver.middle(), [70, 110], { key: 'Alt' })
    const aside = await driver.measures()
    expect(aside.x).toBeGreaterThan(5)
    expect(aside.y).toBeGreaterThan(10)

    const [left] = await driver.middle()
    const centre = await page.locator('[data-cloth]:has(canvas)').boundingBox()
    const toCentre = (centre?.x ?? 0) + (centre?.width ?? 0) / 2 - left
    await driver.drag(await driver.middle(), [toCentre + 4, 43], {
      held: async () => {
        await expect(page.locator('[data-guide=centre]')).toBeVisible()
        await expect(page.getByText('Centre line')).toBeVisible()
        // What is moved shows by itself where it is.
        await expect(driver.box()).toHaveCount(0)
      },
    })
    await expect(page.locator('[data-guide]')).toHaveCount(0)
    expect((await driver.measures()).x).toBe(0)

    await undo()
    expect(await driver.measures()).toEqual(aside)
    await undo()
    expect(await driver.measures()).toEqual(before)
  })

  await test.step('scaled by a corner and turned by the hand above; Escape gives up', async () => {
    const before = await driver.measures()
    await driver.drag(await driver.handle('1,1'), [60, 30])
    const larger = await driver.measures()
    expect(larger.height).toBeGreaterThan(before.height * 1.2)

    const top = await driver.handle('turn')
    await driver.drag(top, [60, 40], { key: 'Shift' })
    const { turn } = await driver.measures()
    expect(turn).toBeGreaterThan(0)
    expect(turn % 15).toBe(0)

    await driver.drag(await driver.middle(), [40, 40], { held: () => page.keyboard.press('Escape') })
    expect(await driver.measures()).toEqual({ ...larger, turn })
    await undo()
    await undo()
    expect(await driver.measures()).toEqual(before)
  })

  await test.step('nothing is taken hold of through the shirt', async () => {
    const place = await driver.middle()
    // To the back by what one types.
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
    await page.keyboard.type(words('app:stage.view.back'))
    await page.keyboard.press('Enter')
    await expect(driver.box()).toHaveCount(0)
    await page.waitForFunction(() => document.querySelector('svg[data-selected]') === null)
    await page.mouse.click(...place)
    await page.getByRole('radio', { name: words('app:stage.view.front'), exact: true }).click()
    await expect(page.getByRole('complementary').getByRole('heading', { level: 2 })).toHaveText(words('colour:name'))
    await expect(driver.box()).toHaveCount(0)
    await select()
  })

  await test.step('a click beside the garment lets go, another one selects again', async () => {
    const place = await driver.middle()
    await page.mouse.click(140, 700)
    await expect(driver.box()).toHaveCount(0)
    await page.mouse.click(...place)
    await expect(driver.box()).toBeVisible()
  })

  await test.step('a lock holds, and says so', async () => {
    const before = await driver.measures()
    await page
      .getByRole('toolbar')
      .getByRole('button', { name: words('layers:lock') })
      .click()
    await expect(page.locator('[data-handle]')).toHaveCount(0)
    await driver.drag(await driver.middle(), [50, 50])
    await expect(page.getByText(words('app:reasons.layer-locked'))).toBeVisible()
    expect(await driver.measures()).toEqual(before)
    await undo()
    await expect(page.locator('[data-handle]')).not.toHaveCount(0)
  })

  await test.step('nudged, copied, removed and let go by keys', async () => {
    await openTool('layers')
    const rows = page.getByRole('complementary').getByRole('listitem')
    await page.locator('[data-cloth] [role=img]').first().focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Shift+ArrowDown')
    expect(await driver.measures()).toMatchObject({ x: 0.1, y: -1.6 })
    await page.locator('[data-cloth] [role=img]').first().focus()
    await page.keyboard.press('Control+d')
    await expect(rows).toHaveCount(2)
    await page.keyboard.press('Delete')
    await expect(rows).toHaveCount(1)
    await rows.getByRole('button', { pressed: false }).filter({ hasText: 'HAT' }).click()
    await expect(driver.box()).toBeVisible()
    await page.locator('[data-cloth] [role=img]').first().focus()
    await page.keyboard.press('Escape')
    await expect(driver.box()).toHaveCount(0)
    await select()
  })

  await test.step('written on the garment; an input method keeps its own Enter', async () => {
    const field = page.locator('[data-cloth] :is(input, textarea)')
    await page.mouse.dblclick(...(await driver.middle()))
    await expect(field).toBeFocused()
    await field.fill('អង្គរ')
    await field.dispatchEvent('keydown', { key: 'Enter', isComposing: true })
    await expect(field).toBeVisible()
    await field.press('Enter')
    await expect(field).toHaveCount(0)
    const row = page.getByRole('complementary').getByRole('button', { name: /អង្គរ/ }).first()
    await expect(row).toBeVisible()

    await page.mouse.dblclick(...(await driver.middle()))
    await field.fill('Something else')
    await field.press('Escape')
    await expect(field).toHaveCount(0)
    await expect(row).toBeVisible()
  })

  await test.step('the flat pattern shows the same box and takes the same drag', async () => {
    await page.getByRole('button', { name: words('app:stage.flat') }).click()
    await expect(driver.box('flat')).toBeVisible()
    await expect(driver.box('garment')).toBeVisible()
    const before = await driver.measures()
    const drawing = page.locator('[data-cloth] svg[role=img]')
    const pixelsPerMm = await drawing.evaluate((svg: SVGSVGElement) => svg.getScreenCTM()?.a ?? 0)
    await driver.drag(await driver.middle('flat'), [40 * pixelsPerMm, 90 * pixelsPerMm], { key: 'Alt' })
    const after = await driver.measures()
    expect(after.x - before.x).toBeCloseTo(4, 0)
    expect(after.y - before.y).toBeCloseTo(9, 0)
  })
  expect(complaints).toEqual([])
})

test('types a number on the cloth: the sample, then that of a player who has none', async ({ context }) => {
  const designer = await openEditor(context, { language: 'en', address: '/design/soccer?template=sash' })
  const { page, words, openTool, complaints } = designer
  const driver = await garmentDriver(designer)
  const panel = page.getByRole('complementary')
  const field = page.locator('[data-cloth] :is(input, textarea)')
  await page.getByRole('radio', { name: words('app:stage.view.back'), exact: true }).click()
  await openTool('number')
  await panel.getByRole('button', { name: new RegExp(`^${words('soccer:slots.backNumber')}`) }).click()
  await expect(driver.box()).toBeVisible()
  await page.waitForFunction(() => document.querySelector('main [data-handle="turn"]') !== null)
  const place = await driver.restingMiddle()

  await page.mouse.dblclick(...place)
  await expect(field).toBeFocused()
  await field.fill('23')
  await field.press('Enter')
  await expect(field).toHaveCount(0)
  await expect(panel.getByLabel(words('number:digits')).first()).toHaveValue('23')

  const team = teamDriver(designer)
  await team.open()
  await panel.getByLabel(words('players:newName')).fill('DARA')
  await panel.getByLabel(words('players:newName')).press('Enter')
  await team.cell('name', 'DARA').click()
  await expect(page.locator('[data-selected] [data-empty]').first()).toBeVisible()
  await page.mouse.dblclick(...place)
  await expect(field).toBeFocused()
  await field.fill('7')
  await expect(page.locator('[data-empty]')).toHaveCount(0)
  await field.press('Enter')
  await expect(field).toHaveCount(0)
  await team.open()
  await expect(team.cell('number', 'DARA')).toHaveValue('7')
  expect(complaints).toEqual([])
})

test.describe('with fingers', () => {
  test.use({ hasTouch: true })

  test('a finger turns the garment, and drags what was chosen before', async ({ context }) => {
    const { page, driver } = await withText(context)
    const before = await driver.measures()
    const touch = await context.newCDPSession(page)
    const swipe = async ([x, y]: readonly [number, number], [dx, dy]: readonly [number, number]) => {
      const at = (share: number) => [{ x: x + dx * share, y: y + dy * share }]
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
      for (const share of [0.2, 0.4, 0.6, 0.8, 1]) {
        await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(share) })
      }
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    await swipe(await driver.middle(), [0, 120])
    await expect.poll(async () => (await driver.measures()).y).toBeGreaterThan(before.y + 5)

    const moved = await driver.measures()
    const place = await driver.middle()
    await page.touchscreen.tap(140, 700)
    await expect(driver.box()).toHaveCount(0)
    await swipe(place, [25, 0])
    await page.getByRole('complementary').getByRole('button', { name: /HAT/ }).first().click()
    expect(await driver.measures()).toEqual(moved)
  })
})
