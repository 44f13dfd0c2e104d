import { expect, test } from '@playwright/test'
import { press, tabTo } from '../support/byKeyboard.ts'
import { type Designer, openEditor } from '../support/designer.ts'
import { teamDriver } from '../support/teamDriver.ts'
import { languages } from '../support/words.ts'

test.use({ viewport: { width: 1024, height: 640 } })

const list = 'Name\tNumber\tSize\nសុភា\t9\tM\nDARA\t7\t3XL\nCHAN\t1\tS'

/** A dressed kit with three players. */
async function withTeam(designer: Designer) {
  const team = teamDriver(designer)
  await team.pasteList(list)
  await team.addButton(3).click()
  await expect(team.review).toBeHidden()
  return team
}

const flat = (designer: Designer) => {
  const { page, words } = designer
  const cloth = page.locator('[data-cloth]:has(svg[role=img])')
  return {
    show: () => expect(cloth.locator('[data-panel=back][data-painted]')).toBeVisible(),
    back: () => cloth.locator('[data-panel=back][data-painted]').innerHTML(),
    size: (size: string) => expect(cloth).toContainText(words('app:stage.flatSize').replace('{{size}}', size)),
  }
}

for (const language of languages('en')) {
  test(`the whole list is kept by the keyboard alone: ${language}`, async ({ context }) => {
    test.slow()
    const designer = await openEditor(context, { language })
    const { page, words } = designer
    const team = teamDriver(designer)
    const tools = page.getByRole('navigation', { name: words('app:editor.tools') })
    await press(tools.getByRole('button', { name: words('players:name'), exact: true }))
    await tabTo(team.panel.getByLabel(words('players:newNumber')))
    await page.keyboard.type('10')
    await page.keyboard.press('Tab')
    await page.keyboard.insertText('សុខា')
    await page.keyboard.press('Tab')
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await expect(team.cell('size', 'សុខា')).toHaveValue('XXXXXXL')
    await expect(team.panel.getByLabel(words('players:newNumber'))).toBeFocused()
    await page.keyboard.type('7')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.insertText('DARA')
    await page.keyboard.press('Enter')
    expect(await team.names()).toEqual(['សុខា', 'DARA'])

    await page.keyboard.press('ArrowUp')
    await expect(team.cell('number', 'DARA')).toBeFocused()
    await page.keyboard.type('99')
    await page.keyboard.press('Enter')
    await expect(team.cell('number', 'DARA')).toHaveValue('99')
    await tabTo(team.cell('goalkeeper', 'សុខា'))
    await page.keyboard.press('Space')
    await expect(team.cell('goalkeeper', 'សុខា')).toHaveAttribute('aria-pressed', 'true')
    const version = page.getByRole('radio', { name: words('app:stage.version.goalkeeper'), exact: true })
    await expect(version).toBeChecked()

    const choose = async (label: string, key: string) => {
      const field = team.panel.getByRole('combobox', { name: words(label), exact: true })
      await tabTo(field)
      await page.keyboard.press(key)
      return field
    }
    await expect(await choose('soccer:playerOptions.shortsSize.name', 'End')).toHaveValue('XXXXXXL')
    await expect(await choose('soccer:playerOptions.sleeve.name', 'End')).toHaveValue('long')
    const quantity = team.panel.getByRole('textbox', { name: new RegExp(`^${words('players:quantity')}(,|$)`) })
    await tabTo(quantity)
    await page.keyboard.press('Control+a')
    await page.keyboard.type('3')
    await page.keyboard.press('Enter')
    const counted = words('players:count').replace('{{players}}', '2').replace('{{kits}}', '4')
    await expect(team.panel.getByText(counted)).toBeVisible()

    await press(team.cell('remove', 'សុខា'))
    await expect(team.cell('remove', 'DARA')).toBeFocused()
    await expect.poll(team.names).toEqual(['DARA'])
    await page.keyboard.press('Control+z')
    await expect.poll(team.names).toEqual(['សុខា', 'DARA'])
    await expect(team.panel.getByText(counted)).toBeVisible()
    expect(designer.complaints).toEqual([])
  })
}

test('choosing a player shows the shirt with that name and number in that size', async ({ context }) => {
  const designer = await openEditor(context, { address: '/design/soccer?template=kbach' })
  const { page, words } = designer
  const team = await withTeam(designer)
  const picker = page.getByLabel(words('app:stage.player.label'))
  const pattern = flat(designer)
  await pattern.show()
  const sample = await pattern.back()
  const seen = new Set([sample])
  for (const [name, number, size] of [
    ['សុភា', '9', 'M'],
    ['DARA', '7', 'XXXL'],
    ['CHAN', '1', 'S'],
  ] as const) {
    await team.cell('name', name).click()
    await expect(picker.locator('option:checked')).toHaveText(`${number} ${name}`)
    await pattern.size(size)
    await expect.poll(async () => seen.has(await pattern.back())).toBe(false)
    seen.add(await pattern.back())
  }
  const before = await pattern.back()
  await team.cell('name', 'CHAN').fill('CHANTHA')
  await expect.poll(pattern.back).not.toBe(before)
  await page.keyboard.press('Escape')
  await expect.poll(pattern.back).toBe(before)
  await page.getByRole('button', { name: words('app:stage.player.next') }).click()
  await expect.poll(pattern.back).toBe(sample)
  expect(designer.complaints).toEqual([])
})

test('a player becomes the goalkeeper: his shirt, the switch and the sample follow', async ({ context }) => {
  const designer = await openEditor(context, { address: '/design/soccer?template=kbach' })
  const { page, words } = designer
  const team = await withTeam(designer)
  const wears = (version: string) =>
    page.getByRole('main').getByRole('radio', { name: words(`app:stage.version.${version}`), exact: true })
  const picker = page.getByLabel(words('app:stage.player.label'))
  await team.cell('name', 'CHAN').click()
  await expect(wears('player')).toBeChecked()
  await team.cell('goalkeeper', 'CHAN').click()
  await expect(wears('goalkeeper')).toBeChecked()
  await wears('player').click()
  await expect(picker.locator('option:checked')).toHaveText('9 សុភា')
  await wears('goalkeeper').click()
  await expect(picker.locator('option:checked')).toHaveText('1 CHAN')
  await team.cell('remove', 'CHAN').click()
  await expect(picker.locator('option:checked')).toHaveText('7 DARA')
  await expect(wears('player')).toBeChecked()
  expect(designer.complaints).toEqual([])
})

test('the row of all shirts shows every player, and the chosen one comes onto the stage', async ({ context }) => {
  const designer = await openEditor(context, { language: 'en', address: '/design/soccer?template=kbach' })
  const { page, words } = designer
  const team = await withTeam(designer)
  await team.panel.getByRole('button', { name: words('players:large') }).click()
  const shirts = team.large.getByRole('region', { name: words('players:shirts') }).getByRole('button')
  await expect(shirts).toHaveCount(3)
  for (const shirt of await shirts.all()) await expect(shirt.locator('img')).toHaveAttribute('src', /^blob:/)
  await shirts.nth(1).click()
  await expect(shirts.nth(1)).toHaveAttribute('aria-pressed', 'true')
  await team.cell('shorts', 'DARA', team.large).selectOption('L')
  await team.cell('sleeve', 'DARA', team.large).selectOption('long')
  for (const [nonsense, kept] of [
    ['0', '1'],
    ['-2', '1'],
    ['x', '1'],
    ['១២', '12'],
  ] as const) {
    const quantity = team.cell('quantity', 'DARA', team.large)
    await quantity.fill(nonsense)
    await quantity.press('Tab')
    await expect(team.cell('quantity', 'DARA', team.large)).toHaveValue(kept)
  }
  await page.keyboard.press('Escape')
  await expect(team.large).toBeHidden()
  await expect(page.getByLabel(words('app:stage.player.label')).locator('option:checked')).toHaveText('7 DARA')
  expect(designer.complaints).toEqual([])
})

for (const language of languages('kh')) {
  test.describe(`on a phone: ${language}`, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

    test(`the list is kept by touch: ${language}`, async ({ context }) => {
      const designer = await openEditor(context, { language })
      const { page, words } = designer
      const team = teamDriver(designer)
      await page.locator('nav [data-tool=players]').tap()
      const name = team.panel.getByLabel(words('players:newName'))
      await name.tap()
      await page.keyboard.insertText('សុខា')
      await page.keyboard.press('Enter')
      await expect.poll(team.names).toEqual(['សុខា'])
      await team.panel.getByLabel(words('players:newName')).tap()
      await page.keyboard.insertText('DARA')
      await team.cell('goalkeeper', 'សុខា').tap()
      await expect.poll(team.names).toEqual(['សុខា', 'DARA'])
      await expect(team.cell('goalkeeper', 'សុខា')).toHaveAttribute('aria-pressed', 'true')
      for (const of of ['goalkeeper', 'remove'] as const) {
        const box = await team.cell(of, 'DARA').boundingBox()
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
      }
      await team.cell('remove', 'DARA').tap()
      await expect.poll(team.names).toEqual(['សុខា'])

      await team.panel.getByRole('button', { name: words('players:paste') }).tap()
      await team.giving.getByRole('textbox').fill('10\tCHAN\tM\n100\tVIBOL\tL')
      await team.giving.getByRole('button', { name: words('app:roster.read') }).tap()
      const box = await team.review.boundingBox()
      expect((box?.x ?? -1) >= 0 && (box?.width ?? 999) <= 390).toBe(true)
      await team.reviewCell('number', 2).tap()
      await team.reviewCell('number', 2).fill('11')
      await team.reviewCell('name', 2).tap()
      await team.addButton(2).tap()
      await expect(team.review).toBeHidden()
      expect(await team.names()).toEqual(['សុខា', 'CHAN', 'VIBOL'])
      expect(designer.complaints).toEqual([])
    })
  })
}
