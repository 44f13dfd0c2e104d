import { expect, type Page, test } from '@playwright/test'
import { press, tabTo } from '../support/byKeyboard.ts'
import { clippedTexts } from '../support/clippedTexts.ts'
import { expectOpenToEverybody } from '../support/expectOpenToEverybody.ts'
import { type Served, serveFixture } from '../support/serveFixture.ts'

let served: Served

test.beforeAll(async () => {
  served = await serveFixture('controls')
})
test.afterAll(() => served.close())

/** The page with one control of each kind, whose labels end with the given letters. */
async function openControls(page: Page, label = '') {
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  await page.goto(`${served.address}?label=${encodeURIComponent(label)}`)
  await expect(page.getByRole('switch')).toBeVisible()
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const done = (what: string) => expect(page.locator('output')).toHaveText(what)
  return { complaints, button, done }
}

/** What opens, by its button: the role of what is opened. */
const openers = [
  ['Fold', 'dialog'],
  ['More', 'menu'],
  ['People', 'dialog'],
  ['Ask', 'dialog'],
] as const

const longLabel = 'W'.repeat(300)
const khmer = 'ក្រុមបាល់ទាត់អង្គរស្ត្រី'.repeat(13)

test('every kind of control is used with the keyboard alone', async ({ page }) => {
  const { complaints, button, done } = await openControls(page)
  const keys = async (...presses: readonly string[]) => {
    for (const key of presses) await page.keyboard.press(key)
  }
  for (const [name, role] of openers) {
    await press(button(name))
    await expect(page.getByRole(role)).toBeVisible()
    await expect(
      page
        .getByRole(role)
        .locator(':focus')
        .or(page.getByRole(role).and(page.locator(':focus'))),
    ).toBeVisible()
    await keys('Escape')
    await expect(page.getByRole(role)).toHaveCount(0)
    await expect(button(name)).toBeFocused()
  }
  await press(button('More'))
  await expect(page.getByRole('menuitem', { name: 'Rename' })).toHaveAttribute('data-highlighted')
  await keys('ArrowDown', 'Enter')
  await done('worn')
  await press(button('People'))
  await press(button('Invite'))
  await done('invited')
  await press(button('Ask'))
  await press(button('Yes'))
  await done('deleted')
  await tabTo(button('Wave'))
  await expect(page.getByRole('tooltip')).toHaveText('Wave')
  await keys('Enter')
  await expect(page.getByText('Hello')).toBeVisible()

  await tabTo(page.getByRole('radio', { name: 'V-neck' }))
  await keys('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Round' })).toBeChecked()
  await tabTo(page.getByRole('radio', { name: 'Chest' }))
  await keys('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Back' })).toBeChecked()
  await tabTo(page.getByRole('switch'))
  await keys('Space')
  await expect(page.getByRole('switch')).toBeChecked()
  await tabTo(page.getByRole('radio', { name: '1 of 5' }))
  await keys('Space', 'ArrowRight', 'ArrowRight')
  await expect(page.getByRole('radio', { name: '3 of 5' })).toBeChecked()
  await tabTo(page.getByRole('combobox', { name: 'Size' }))
  await keys('End')
  await expect(page.getByRole('combobox', { name: 'Size' })).toHaveValue('L')
  await tabTo(page.getByRole('slider', { name: 'Width' }))
  await keys('ArrowRight')
  await expect(page.getByRole('slider', { name: 'Width' })).toHaveValue('13')
  await tabTo(page.getByRole('textbox', { name: 'Height, cm' }))
  await keys('ArrowUp', 'ArrowUp')
  await expect(page.getByRole('textbox', { name: 'Height, cm' })).toHaveValue('15')
  await press(button('Next page'))
  await expect(page.getByText('Page 2 of 3')).toBeVisible()
  expect(complaints).toEqual([])
})

for (const [script, label] of [
  ['Latin', longLabel],
  ['Khmer', khmer],
] as const) {
  test(`labels of 300 ${script} letters stay in a page of 320 px, at 400% zoom`, async ({ page }) => {
    // What 1280 × 1024 px have at 400%.
    await page.setViewportSize({ width: 320, height: 256 })
    const { button, complaints } = await openControls(page, label)
    const wide = () =>
      page.evaluate(() => [
        document.documentElement.scrollWidth,
        ...[...document.querySelectorAll('[role]')].map(element => Math.round(element.getBoundingClientRect().right)),
      ])
    const expectInside = async () => {
      expect(Math.max(...(await wide()))).toBeLessThanOrEqual(320)
      if (script === 'Khmer') expect((await page.evaluate(clippedTexts)).filter(text => /^cut/.test(text))).toEqual([])
    }
    await expectInside()
    for (const [name, role] of openers) {
      await button(name).click()
      await expect(page.getByRole(role)).toBeVisible()
      await expectInside()
      // Its last control can be brought into sight.
      const last = page
        .getByRole(role)
        .getByRole(role === 'menu' ? 'menuitem' : 'button')
        .last()
      await last.evaluate(element => element.scrollIntoView({ block: 'nearest' }))
      await expect(last).toBeInViewport()
      await page.keyboard.press('Escape')
      await expect(page.getByRole(role)).toHaveCount(0)
    }
    await button('Wave').click()
    await expect(page.getByText(`Hello${label}`)).toBeVisible()
    await expectInside()
    expect(complaints).toEqual([])
  })
}

test('a control that is taken off the page while it is open leaves nothing behind', async ({ page }) => {
  for (const [name, role] of openers) {
    const { button, complaints } = await openControls(page)
    const state = () =>
      page.evaluate(() => ({
        shut: document.querySelectorAll('[inert], body [aria-hidden="true"]:not(svg, main *)').length,
        pointer: getComputedStyle(document.body).pointerEvents,
        scroll: getComputedStyle(document.body).overflowY,
      }))
    const before = await state()
    await button(name).click()
    await expect(page.getByRole(role)).toBeVisible()
    await page.evaluate(() => window.removeControls())
    await expect(page.getByRole(role)).toHaveCount(0)
    await expect.poll(state).toEqual(before)
    expect(complaints).toEqual([])
  }
})

test('what is chosen, on or pointed at is seen in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const { button } = await openControls(page)
  const styleOf = (selector: string) =>
    page.evaluate(found => {
      const { backgroundColor, outlineStyle } = getComputedStyle(document.querySelector(found) ?? document.body)
      return `${backgroundColor} ${outlineStyle}`
    }, selector)
  expect(await styleOf('input[value]:checked + span, fieldset input:checked + span')).not.toBe(
    await styleOf('fieldset input:not(:checked) + span'),
  )
  const off = await styleOf('[role="switch"]')
  await page.getByRole('switch').click()
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
  expect(await styleOf('[role="switch"]')).not.toBe(off)
  await press(button('More'))
  await expect(page.getByRole('menuitem', { name: 'Rename' })).toHaveAttribute('data-highlighted')
  expect(await styleOf('[role="menuitem"][data-highlighted]')).not.toBe(
    await styleOf('[role="menuitem"]:not([data-highlighted])'),
  )
})

test('a screen reader is told the name, the role and the value of each', async ({ page }) => {
  await openControls(page)
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Controls" [level=1]
      - status: nothing
      - button "Fold"
      - button "More"
      - button "People"
      - button "Ask"
      - button "Wave"
      - group "Collar":
        - radio "V-neck" [checked]
        - radio "Round"
      - group "Place":
        - radio "Chest" [checked]
        - radio "Back"
      - switch "Shadow"
      - group "Stars":
        - radio "1 of 5"
        - radio "2 of 5"
        - radio "3 of 5"
        - radio "4 of 5"
        - radio "5 of 5"
      - combobox "Size"
      - slider "Width": "12"
      - textbox "Width, cm": "12"
      - textbox "Height, cm": "12"
      - navigation "Pages":
        - button "Previous page" [disabled]
        - button "Next page"
  `)
  await expectOpenToEverybody(page, 'one control of each kind')
})
