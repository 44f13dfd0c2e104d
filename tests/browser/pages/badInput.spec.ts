import { expect, type Locator, test } from '@playwright/test'
import { isNightly } from '../../support/nightly.ts'
import { type Designer, openEditor } from '../support/designer.ts'
import { drop, hugePng, pageAsPng, redSquare } from '../support/imageFiles.ts'
import { find } from '../support/monkeyDriver.ts'
import { savedLog } from '../support/savedLog.ts'

test.use({ viewport: { width: 1024, height: 640 } })

const nonsense = [
  ...['', 'abc', '-', '1e999', 'NaN', 'Infinity', '999999999999', '១២x', '7,7,7'],
  ...['9'.repeat(300), 'ក្រុម'.repeat(60)],
]
const some = 4

/** Every field gets some of it, the next field what follows; at night every field gets all. */
function writtenInto(field: number): readonly string[] {
  if (isNightly) return nonsense
  const from = (field * some) % nonsense.length
  return [...nonsense, ...nonsense].slice(from, from + some)
}

/** Numbers that a document may hold: every one that is there is one. */
const expectWholeNumbers = (value: unknown, path = 'design'): void => {
  if (typeof value === 'number') expect(Number.isFinite(value) && Math.abs(value) < 1e7, `${path}: ${value}`).toBe(true)
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) expectWholeNumbers(inner, `${path}.${key}`)
}

/** Chooses something that the panel lists, where it lists anything. */
async function choose(panel: Locator, tool: string): Promise<void> {
  if (tool === 'number' || tool === 'layers') return panel.getByRole('button', { name: /^Front number/ }).click()
  const row = panel.locator('li button').first()
  if (await row.isVisible()) await row.click()
}

for (const tool of ['colour', 'pattern', 'text', 'number', 'image', 'layers', 'players'] as const) {
  test(`nonsense in the fields of a tool is given back or left out: ${tool}`, async ({ context }) => {
    const designer = await openEditor(context, { language: 'en', address: '/design/soccer?template=kbach' })
    const { page, words, openTool } = designer
    const panel = page.getByRole('complementary')
    await openTool(tool)
    if (tool === 'image') {
      await drop(page, panel.getByRole('button', { name: words('image:drop') }), redSquare)
      await expect(panel.locator('img').first()).toBeVisible()
    }
    if (tool === 'players') {
      await panel.getByLabel(words('players:newName')).fill('Sokha')
      await page.keyboard.press('Enter')
      await panel.getByLabel(words('players:nameOf').replace('{{name}}', 'Sokha')).focus()
    }
    await choose(panel, tool)
    const fields = panel.locator('input:not([type=file], [type=range], [type=checkbox], [type=radio]), textarea')
    await expect(fields.first()).toBeVisible()
    for (let at = 0; at < Math.min(await fields.count(), 12); at++) {
      for (const text of writtenInto(at)) {
        const field = fields.nth(at)
        if (!(await field.isVisible()) || !(await field.isEditable())) continue
        await field.fill(text)
        await field.press('Enter')
      }
    }
    await expect(panel.getByText(words('app:error.text'))).toHaveCount(0)
    const { document } = await savedLog(designer)
    expectWholeNumbers(document)
    expect(longest(document)).toBeLessThanOrEqual(300)
    await designer.reload()
    expect(designer.complaints).toEqual([])
  })
}

const longest = (value: unknown): number =>
  typeof value === 'string'
    ? value.length
    : typeof value === 'object' && value !== null
      ? Math.max(0, ...Object.values(value).map(longest))
      : 0

for (const tool of ['crest', 'sponsor', 'image'] as const) {
  test(`a wrong file is refused in words: ${tool}`, async ({ context }) => {
    const designer = await openEditor(context)
    const { page, words, openTool } = designer
    const panel = page.getByRole('complementary')
    await openTool(tool)
    for (const [file, reason] of [
      [pageAsPng, 'page'],
      [hugePng(), 'too-many-pixels'],
      [{ name: 'nothing.png', mimeType: 'image/png', buffer: Buffer.alloc(0) }, 'empty'],
    ] as const) {
      await drop(page, panel.getByRole('button', { name: words(`${tool}:drop`) }), file)
      const sentence = words(`app:image.refused.${reason}`).replace('{{name}}', file.name)
      await expect(panel.getByRole('alert')).toHaveText(sentence)
    }
    await expect(panel.locator('img')).toHaveCount(0)
    expect(designer.complaints).toEqual([])
  })
}

test('undo and redo in a rush end where they began', async ({ context }) => {
  const designer = await openEditor(context, { language: 'en' })
  const { page, words } = designer
  const hues = ['1D3FBF', '0F3D2E', 'F3E3C3', 'C2182B', '15161A']
  for (const hue of hues) await designer.colour('base', hue)
  await designer.addText('RUSH')
  const { document } = await savedLog(designer)
  await page
    .getByRole('button', { name: words('app:stage.flat'), exact: true })
    .or(page.locator('main'))
    .first()
    .focus()
  const rush = (keys: readonly string[]) =>
    page.evaluate(pressed => {
      const press = (shiftKey: boolean) =>
        dispatchEvent(new KeyboardEvent('keydown', { key: 'z', code: 'KeyZ', ctrlKey: true, shiftKey, bubbles: true }))
      for (const key of pressed) press(key === 'redo')
    }, keys)
  const undo = page.getByRole('button', { name: words('app:undo.undo') }).first()
  await rush(Array.from({ length: 40 }, () => 'undo'))
  await expect(undo).toHaveAttribute('aria-disabled', 'true')
  await rush(Array.from({ length: 40 }, () => 'redo'))
  await rush(Array.from({ length: 60 }, (_, step) => (step % 2 === 0 ? 'undo' : 'redo')))
  expect((await savedLog(designer)).document).toEqual(document)
  expect(designer.complaints).toEqual([])
})

/** Takes hold of what is selected and does not let go. */
async function holdSelected({ page }: Designer): Promise<void> {
  const box = '[data-cloth] svg[data-selected] > g > path'
  await expect(page.locator(box).first()).toBeVisible()
  const found = await find(page, box, 0)
  if (!found) throw new Error('Nothing is selected.')
  await page.mouse.move(found.x, found.y)
  await page.mouse.down()
  await page.mouse.move(found.x + 20, found.y + 30, { steps: 4 })
}

test('a tab that is closed in the middle of a drag leaves the design as it was before the drag', async ({
  context,
}) => {
  const first = await openEditor(context, { language: 'en' })
  await first.addText('HOLD')
  await first.saved()
  const before = (await savedLog(first)).document
  const second = await openEditor(context, { language: 'en', address: first.page.url() })
  await second.openTool('text')
  await expect(second.textRow('HOLD')).toBeVisible()
  await first.page.bringToFront()
  await holdSelected(first)
  await first.page.close()
  await second.page.bringToFront()
  expect((await savedLog(second)).document).toEqual(before)
  await second.reload()
  expect((await savedLog(second)).document).toEqual(before)
  await second.openTool('text')
  await second.textRow('HOLD').click()
  await second.colour('base', '1D3FBF')
  await expect(second.zoneValue('base')).toContainText('#1D3FBF')
  expect([...first.complaints, ...second.complaints]).toEqual([])
})
