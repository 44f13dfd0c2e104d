import { type BrowserContext, expect, test } from '@playwright/test'
import { press, tabTo } from '../support/byKeyboard.ts'
import { openEditor } from '../support/designer.ts'
import { inkName, type Language, languages } from '../support/words.ts'

/** Somebody who looks at the flat pattern. */
async function openFlat(context: BrowserContext, language: Language) {
  const designer = await openEditor(context, { language })
  const { page } = designer
  const cloth = page.locator('[data-cloth]:has(svg[role=img])')
  const drawn = (panel: string) => cloth.locator(`[data-panel=${panel}][data-painted]`).innerHTML()
  const showFlat = () => expect(cloth.locator('[data-panel=back][data-painted]')).toBeVisible()
  /** Does something and waits until the piece looks otherwise. */
  const changes = async (panel: string, act: () => Promise<void>) => {
    const before = await drawn(panel)
    await act()
    await expect.poll(() => drawn(panel)).not.toBe(before)
    return { before, after: await drawn(panel) }
  }
  await showFlat()
  return { ...designer, panel: page.getByRole('complementary'), drawn, changes, showFlat }
}

for (const language of languages('en')) {
  test(`puts a number on the back and cuts a V-neck with the mouse alone: ${language}`, async ({ context }) => {
    const designer = await openFlat(context, language)
    const { words, panel, drawn, changes } = designer
    await designer.openTool('number')
    const add = panel.getByRole('button', { name: words('soccer:slots.backNumber'), exact: true })
    const back = await changes('back', () => add.click())
    await designer.openTool('cut')
    const vNeck = panel.getByRole('button', { name: words('soccer:options.collar.values.v'), exact: true })
    const front = await changes('front', () => vNeck.click())
    await expect(vNeck).toHaveAttribute('aria-pressed', 'true')

    await designer.undo()
    await expect.poll(() => drawn('front')).toBe(front.before)
    await designer.undo()
    await expect.poll(() => drawn('back')).toBe(back.before)
    await designer.redo()
    await designer.redo()
    await expect.poll(() => drawn('front')).toBe(front.after)
    const dressed = await drawn('back')
    await designer.saved()
    await designer.reload()
    await designer.showFlat()
    await expect.poll(() => drawn('front')).toBe(front.after)
    await expect.poll(() => drawn('back')).toBe(dressed)
    expect(designer.complaints).toEqual([])
  })
}

for (const language of languages('kh')) {
  test(`writes, paints and cuts with the keyboard alone: ${language}`, async ({ context }) => {
    const designer = await openFlat(context, language)
    const { page, words, panel, drawn, changes } = designer
    const tools = page.getByRole('navigation', { name: words('app:editor.tools') })
    const openByKeys = (tool: string) => press(tools.getByRole('button', { name: words(`${tool}:name`), exact: true }))
    await openByKeys('number')
    const add = panel.getByRole('button', { name: words('soccer:slots.backNumber'), exact: true })
    await changes('back', () => press(add))
    await tabTo(panel.getByRole('textbox', { name: words('number:digits') }))
    await page.keyboard.press('Control+a')
    await changes('back', () => page.keyboard.insertText('១៩'))
    await page.keyboard.press('Enter')
    await changes('back', () => press(panel.getByRole('button', { name: inkName('Marigold', language) }).first()))
    await openByKeys('cut')
    const vNeck = panel.getByRole('button', { name: words('soccer:options.collar.values.v'), exact: true })
    const front = await changes('front', () => press(vNeck))

    await page.keyboard.press('Control+z')
    await expect.poll(() => drawn('front')).toBe(front.before)
    await page.keyboard.press('Control+Shift+z')
    await expect.poll(() => drawn('front')).toBe(front.after)
    const dressed = await drawn('back')
    await designer.saved()
    await designer.reload()
    await designer.showFlat()
    await expect.poll(() => drawn('front')).toBe(front.after)
    await expect.poll(() => drawn('back')).toBe(dressed)
    expect(designer.complaints).toEqual([])
  })
}
