import { expect, type Locator, test } from '@playwright/test'
import { type Designer, openEditor } from '../support/designer.ts'
import { crest, drop } from '../support/imageFiles.ts'

const kbach = '/design/soccer?template=kbach'
const panelOf = ({ page }: Designer) => page.getByRole('complementary')
const front = ({ page }: Designer) => page.locator('[data-cloth] g[data-panel=front][data-painted]')
const drawn = (designer: Designer) => front(designer).innerHTML()
/** Where a thing is once it rests: a dialog grows as it opens, and its canvas with the image that comes. */
async function boxOf(thing: Locator) {
  let before = ''
  await expect
    .poll(async () => {
      const [last, now] = [before, JSON.stringify(await thing.boundingBox())]
      before = now
      return last === now
    })
    .toBe(true)
  const box = await thing.boundingBox()
  if (!box) throw new Error('It is not in sight.')
  return box
}
const button = (within: Locator, name: string) => within.getByRole('button', { name, exact: true })

test('edits an image by hand and by tool: crop, fewer colours, lines; each step is one undo', async ({ context }) => {
  const designer = await openEditor(context, { language: 'en', address: kbach })
  const { page, words, undo, complaints } = designer
  await designer.openTool('crest')
  await drop(page, panelOf(designer).getByRole('button', { name: words('crest:drop') }), crest)
  await button(panelOf(designer), words('app:imageEditor.open')).click()
  const dialog = page.getByRole('dialog', { name: words('app:imageEditor.title') })
  const tool = (kind: string) => button(dialog, words(`app:imageEditor.kinds.${kind}`))
  const apply = () => button(dialog, words('app:imageEditor.apply')).click()
  const steps = dialog.getByRole('listitem').filter({ has: page.getByRole('button') })

  await tool('crop').click()
  await expect(dialog.locator('[aria-busy=true]')).toHaveCount(0)
  const box = await boxOf(dialog.locator('canvas'))
  await page.mouse.move(box.x + 0.9 * box.width, box.y + 0.5 * box.height)
  await page.mouse.down()
  await page.mouse.move(box.x + 0.6 * box.width, box.y + 0.5 * box.height, { steps: 4 })
  await page.mouse.up()
  await expect(dialog.getByRole('textbox', { name: words('app:imageEditor.fields.width') })).toHaveValue(/^(49|50|51)$/)
  await apply()
  await expect(steps).toHaveCount(1)

  await tool('recolour').click()
  const swap = dialog.getByLabel(words('app:imageEditor.swap').replace('{{colour}}', '#0F3D2E'))
  await swap.fill('1D3FBF')
  await swap.press('Tab')
  await apply()
  await expect(steps).toHaveCount(2)
  await tool('vectorise').click()
  await apply()
  await expect(steps).toHaveCount(3)
  await expect(dialog.getByText(words('app:image.lines'))).toBeVisible()
  await page.keyboard.press('Escape')

  const source = () =>
    panelOf(designer)
      .getByRole('button', { name: /^Crest.*×/ })
      .locator('img')
      .getAttribute('src')
  const traced = (await source()) ?? ''
  const lines = await page.evaluate(async address => (await fetch(address)).text(), traced)
  expect(lines).toMatch(/fill="#1[cde]3[ef0-9]b[ef]"/)
  await undo()
  await expect.poll(source).not.toBe(traced)
  expect(complaints).toEqual([])
})

test('finds a font, keeps it among the favourites, and takes it off the text again', async ({ context }) => {
  const designer = await openEditor(context, { language: 'en', address: kbach })
  const { page, words, addText, undo, complaints } = designer
  const panel = panelOf(designer)
  await addText('WOLVES')
  await panel.getByRole('button', { name: new RegExp(`^${words('app:fonts.label')}:`) }).click()
  await panel.getByLabel(words('app:fonts.search')).fill('bungee')
  const cards = panel.getByRole('group', { name: words('app:fonts.list') })
  await button(cards, 'Bungee').click()
  await expect(page.getByText(words('text:done.setFont'))).toBeVisible()
  await button(cards, words('app:fonts.favour').replace('{{font}}', 'Bungee')).click()
  await panel.getByLabel(words('app:fonts.search')).fill('')
  await panel.getByLabel(words('app:fonts.source')).selectOption('favourites')
  await expect(button(cards, 'Bungee')).toHaveAttribute('aria-pressed', 'true')
  await undo()
  await expect(button(cards, 'Bungee')).toHaveAttribute('aria-pressed', 'false')
  // However long the panel, the page itself does not scroll.
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)
  expect(complaints).toEqual([])
})

test('draws a camouflage by its sliders and seed, and recolours the kit in one step', async ({ context }) => {
  const designer = await openEditor(context, { language: 'en', address: kbach })
  const { page, words, openTool, undo, complaints } = designer
  const panel = panelOf(designer)
  await openTool('pattern')
  await panel.getByRole('textbox', { name: words('pattern:search') }).fill('camouflage')
  await panel
    .getByRole('group', { name: words('pattern:patterns') })
    .getByRole('button')
    .first()
    .click()
  const seed = panel.getByRole('textbox', { name: words('pattern:seed') })
  await expect(seed).toHaveValue('1')
  const first = await drawn(designer)
  await button(panel, words('pattern:shuffle')).click()
  await expect(seed).not.toHaveValue('1')
  await expect.poll(() => drawn(designer)).not.toBe(first)
  await undo()
  await expect.poll(() => drawn(designer)).toBe(first)

  await openTool('colour')
  await button(panel, words('colour:shuffle')).click()
  await expect.poll(() => drawn(designer)).not.toBe(first)
  await undo()
  await expect.poll(() => drawn(designer)).toBe(first)
  await expect(page.locator('[data-saved]')).toHaveAttribute('data-saved', 'saved')
  expect(complaints).toEqual([])
})

test('takes several things with a rectangle, aligns and groups them, and undoes both', async ({ context }) => {
  const designer = await openEditor(context, { language: 'en', address: kbach })
  const { page, words, undo, complaints } = designer
  await designer.openTool('layers')
  const before = await drawn(designer)
  const box = await boxOf(front(designer))
  await page.keyboard.down('Shift')
  await page.mouse.move(box.x + 4, box.y + 4)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width - 4, box.y + box.height - 4, { steps: 4 })
  await page.mouse.up()
  await page.keyboard.up('Shift')
  const bar = page.getByRole('toolbar', { name: words('app:several.name_other').replace('{{count}}', '2') })
  await button(bar, words('app:several.left')).click()
  await expect.poll(() => drawn(designer)).not.toBe(before)
  await button(bar, words('app:several.group')).click()
  await expect(button(bar, words('app:several.ungroup'))).toBeVisible()
  await undo()
  await undo()
  await expect.poll(() => drawn(designer)).toBe(before)
  expect(complaints).toEqual([])
})
