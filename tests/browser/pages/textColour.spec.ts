import { type BrowserContext, expect, test } from '@playwright/test'
import { press, tabTo } from '../support/byKeyboard.ts'
import { type Designer, openEditor } from '../support/designer.ts'
import { inkName, type Language, languages } from '../support/words.ts'

/** The front of the flat pattern beside the panel, as it is drawn. */
async function openFlat(context: BrowserContext, language: Language) {
  const designer = await openEditor(context, { language })
  const { page } = designer
  const front = page.locator('[data-cloth]:has(svg[role=img]) [data-panel=front][data-painted]')
  const show = () => expect(front).toBeVisible()
  const drawn = () => front.innerHTML()
  await show()
  return { ...designer, show, drawn }
}

/** Does something and gives the drawing that comes of it. */
async function changed(drawn: () => Promise<string>, act: () => Promise<void>): Promise<string> {
  const before = await drawn()
  await act()
  await expect.poll(drawn).not.toBe(before)
  return drawn()
}

/** Undo, redo and a reload leave what they should. */
async function isKept(
  { saved, page, drawn, show }: Pick<Designer, 'saved' | 'page'> & { drawn(): Promise<string>; show(): Promise<void> },
  { before, after }: { readonly before: string; readonly after: string },
  { undo, redo }: { undo(): Promise<void>; redo(): Promise<void> },
): Promise<void> {
  await undo()
  await expect.poll(drawn).toBe(before)
  await redo()
  await expect.poll(drawn).toBe(after)
  await saved()
  await page.reload()
  await saved()
  await show()
  await expect.poll(drawn).toBe(after)
}

for (const language of languages('kh')) {
  test(`colours cloth and lettering with the mouse alone: ${language}`, async ({ context }) => {
    const designer = await openFlat(context, language)
    const { page, words, drawn, complaints } = designer
    const panel = page.getByRole('complementary')
    await designer.openTool('colour')
    const palette = panel.getByRole('group', { name: words('app:picker.inks') })
    await changed(drawn, () => palette.getByRole('button', { name: inkName('River blue', language) }).click())
    const before = await changed(drawn, () => panel.getByRole('radio', { name: words('app:picker.gradient') }).click())
    const after = await changed(drawn, () => panel.getByRole('button', { name: words('app:gradient.reverse') }).click())
    await isKept(designer, { before, after }, designer)
    expect(complaints).toEqual([])
  })
}

test('shows the whole picker at 1440 × 900 beside every row of a template with fourteen', async ({ context }) => {
  const { page, words, openTool } = await openEditor(context, { address: '/design/soccer?template=stripes' })
  await openTool('colour')
  const panel = page.getByRole('complementary')
  const rowsOf = (heading: string) =>
    panel.getByRole('region', { name: words(`colour:${heading}`) }).getByRole('button')
  const [cloth, lettering] = [rowsOf('cloth'), rowsOf('onShirt')]
  expect((await cloth.count()) + (await lettering.count())).toBeGreaterThanOrEqual(12)
  for (const row of [cloth.first(), cloth.last(), lettering.last()]) {
    await row.click()
    for (const control of ['square', 'hue', 'hex'] as const) {
      await expect(panel.getByLabel(words(`app:picker.${control}`))).toBeInViewport({ ratio: 1 })
    }
  }
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  expect(await panel.evaluate(element => element.scrollTop)).toBe(0)
})

for (const language of languages('en')) {
  test(`writes and sets a text with the keyboard alone: ${language}`, async ({ context }) => {
    const designer = await openFlat(context, language)
    const { page, words, drawn, complaints } = designer
    const panel = page.getByRole('complementary')
    const rail = page.getByRole('navigation', { name: words('app:editor.tools') })
    await press(rail.getByRole('button', { name: words('text:name'), exact: true }))
    await tabTo(panel.getByLabel(words('text:new')))
    await page.keyboard.insertText('អង្គរ FC')
    await changed(drawn, () => page.keyboard.press('Enter'))
    await tabTo(panel.getByRole('slider', { name: words('text:arc') }))
    await changed(drawn, () => page.keyboard.press('PageUp'))
    const fonts = panel.getByRole('button', { name: new RegExp(`^${words('app:fonts.label')}:`) })
    await press(fonts)
    const before = await drawn()
    const after = await changed(drawn, () => press(panel.getByRole('button', { name: 'Bebas Neue', exact: true })))
    const keys = {
      undo: () => page.keyboard.press('Control+z'),
      redo: () => page.keyboard.press('Control+Shift+z'),
    }
    await isKept(designer, { before, after }, keys)
    expect(complaints).toEqual([])
  })
}

test('cuts a million pasted characters and stays quick', async ({ context }) => {
  const { page, words, openTool, complaints } = await openEditor(context, { language: 'en' })
  await openTool('text')
  const field = page.getByRole('complementary').getByLabel(words('text:new'))
  await field.focus()
  const taken = await field.evaluate(input => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'ក'.repeat(1_000_000))
    const began = performance.now()
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    return performance.now() - began
  })
  await expect(field).toHaveValue('ក'.repeat(300))
  await expect(page.getByText(words('app:field.cut').replace('{{max}}', '300'))).toBeVisible()
  expect(taken).toBeLessThan(500)
  expect(complaints).toEqual([])
})

test('a colour is taken from the cloth as it is painted, and the press selects nothing', async ({ context }) => {
  const { page, words, openTool, colour, zoneValue, undo, complaints } = await openFlat(context, 'en')
  const panel = page.getByRole('complementary')
  await openTool('colour')
  await colour('base', '2F8F4E')
  await panel.getByRole('button', { name: /^Collar/ }).click()
  const eyedropper = panel.getByRole('button', { name: words('app:picker.eyedropper') })
  await eyedropper.click()
  await expect(eyedropper).toHaveAttribute('aria-pressed', 'true')
  const front = page.locator('[data-cloth]:has(svg[role=img]) [data-panel=front][data-painted]')
  await front.click({ position: { x: 40, y: 120 } })
  await expect(zoneValue('collar')).toContainText('#2F8F4E')
  await expect(eyedropper).toHaveAttribute('aria-pressed', 'false')
  await undo()
  await expect(zoneValue('collar')).not.toContainText('#2F8F4E')
  expect(complaints).toEqual([])
})

test('a colour that cannot be taken is told, and the eyedropper goes on waiting', async ({ context }) => {
  await context.route('**/colourOfCloth-*', route => route.abort())
  const { page, words, openTool, zoneValue } = await openFlat(context, 'en')
  await openTool('colour')
  const before = await zoneValue('base').textContent()
  const eyedropper = page.getByRole('complementary').getByRole('button', { name: words('app:picker.eyedropper') })
  await eyedropper.click()
  const front = page.locator('[data-cloth]:has(svg[role=img]) [data-panel=front][data-painted]')
  await front.click({ position: { x: 40, y: 120 } })
  await expect(page.getByText(words('app:problem.unreachable'))).toBeVisible()
  await expect(eyedropper).toHaveAttribute('aria-pressed', 'true')
  await expect(zoneValue('base')).toHaveText(before ?? '')
})
