import { expect, test } from '@playwright/test'
import { openEditor } from '../support/designer.ts'
import { teamDriver } from '../support/teamDriver.ts'
import { languages } from '../support/words.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

for (const language of languages('kh')) {
  test(`the column beside the garment of a phone turns it, lays it flat and says whose it is: ${language}`, async ({
    context,
  }) => {
    const designer = await openEditor(context, { language, address: '/design/soccer?template=kbach' })
    const { page, words, complaints } = designer
    await expect(page.locator('main[data-painted]:not([data-painted="0"])')).toBeVisible()
    const main = page.getByRole('main')
    const column = page.locator('[data-tour=dock]')
    const button = (key: string) => column.getByRole('button', { name: words(key), exact: true })
    const turn = (view: string) =>
      column.getByRole('button', {
        name: words('app:stage.turn').replace('{{view}}', words(`app:stage.view.${view}`)),
        exact: true,
      })
    for (const view of ['left', 'back', 'right', 'front']) await turn(view).tap()
    await expect(turn('left')).toBeVisible()
    for (const one of await column.getByRole('button').all()) {
      const box = await one.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390 - 8)
    }

    await button('app:stage.flat').tap()
    await expect(main.locator('[data-panel=front][data-painted]')).toBeVisible()
    await expect(turn('left')).toHaveCount(0)
    await button('app:stage.flat').tap()
    await expect(main.locator('[data-panel=front]')).toHaveCount(0)

    const team = teamDriver(designer)
    await team.pasteList('Number\tName\tGoalkeeper\n7\tសុភា\t\n1\tDARA\tyes')
    await team.addButton(2).tap()
    await expect(team.review).toBeHidden()
    await button('app:stage.whose').tap()
    const version = (name: string) => main.getByRole('radio', { name: words(`app:stage.version.${name}`), exact: true })
    const picker = main.getByLabel(words('app:stage.player.label'))
    await picker.selectOption({ label: '1 DARA' })
    await expect(version('goalkeeper')).toBeChecked()
    const card = await version('goalkeeper').locator('xpath=ancestor::div[1]').boundingBox()
    expect(card && card.x >= 8 && card.x + card.width <= 382).toBe(true)
    await version('player').tap()
    await expect(picker.locator('option:checked')).toHaveText('7 សុភា')
    await button('app:stage.whose').tap()
    await expect(picker).toHaveCount(0)
    expect(complaints).toEqual([])
  })
}

test('on a phone a message, the bar of what is selected and whose kit it is lie above each other', async ({
  context,
}) => {
  const { page, words, addText } = await openEditor(context, { language: 'en' })
  await expect(page.locator('main[data-painted]:not([data-painted="0"])')).toBeVisible()
  await addText('HAT')
  const bar = page.getByRole('toolbar')
  const lock = bar.getByRole('button', { name: new RegExp(`${words('layers:lock')}|${words('layers:unlock')}`) })
  const message = page
    .getByRole('region', { name: words('app:toasts.label') })
    .locator('[data-severity]')
    .first()
  const whose = page.getByRole('main').getByRole('group', { name: words('app:stage.versions') })
  await expect(async () => {
    // A message goes by itself, on a slow machine before the rest has come: then another one is asked for.
    if (!(await message.isVisible())) await lock.tap()
    if (!(await whose.isVisible()))
      await page.getByRole('button', { name: words('app:stage.whose'), exact: true }).tap()
    const boxes = await Promise.all([whose, bar, message].map(one => one.boundingBox()))
    const [top, middle, low] = boxes.map(box => ({ from: box?.y ?? 0, to: (box?.y ?? 0) + (box?.height ?? 0) }))
    expect(boxes).not.toContain(null)
    expect(top?.to).toBeLessThanOrEqual(middle?.from ?? 0)
    expect(middle?.to).toBeLessThanOrEqual(low?.from ?? 0)
  }).toPass()
})
