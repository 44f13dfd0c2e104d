import { expect, type Page, test } from '@playwright/test'
import { openEditor } from '../support/designer.ts'

/** What the flat pattern shows on the front. */
const front = (page: Page) => page.locator('[data-cloth] g[data-panel=front][data-painted]').innerHTML()
const chosenIn = (page: Page, label: string) =>
  page.getByRole('group', { name: label }).getByRole('button', { pressed: true })

test('lays stripes by the mouse in Khmer: the cloth changes, one step each, and stays', async ({ context }) => {
  const { page, words, openTool, undo, reload, saved, complaints } = await openEditor(context, { language: 'kh' })
  await openTool('stripes')
  const plain = await front(page)
  const layouts = page.getByRole('group', { name: words('stripes:layouts') })
  await layouts.getByRole('button', { name: words('soccer:layouts.stripe.sash'), exact: true }).click()
  await expect.poll(() => front(page)).not.toBe(plain)
  const sash = await front(page)
  await page.getByRole('complementary').getByLabel(words('app:picker.hex')).fill('1D3FBF')
  await page.getByRole('complementary').getByLabel(words('app:picker.hex')).press('Enter')
  await expect.poll(() => front(page)).toMatch(/1d3fbf/i)
  await undo()
  await expect.poll(() => front(page)).toBe(sash)
  await saved()
  await reload()
  await openTool('stripes')
  await expect(chosenIn(page, words('stripes:layouts'))).toHaveText(words('soccer:layouts.stripe.sash'))
  expect(complaints).toEqual([])
})

test('lays a pattern by the keyboard alone: a held key previews, one entry when it is let go', async ({ context }) => {
  const { page, words, openTool, complaints } = await openEditor(context, { language: 'en' })
  await openTool('pattern')
  const plain = await front(page)
  await page.getByRole('textbox', { name: words('pattern:search') }).focus()
  await page.keyboard.type('kbach')
  await page.keyboard.press('Enter')
  await expect(chosenIn(page, words('pattern:patterns'))).toHaveText('Kbach')
  await expect.poll(() => front(page)).not.toBe(plain)

  const kbach = await front(page)
  const undoing = page.getByRole('button', { name: words('app:undo.undo') }).first()
  await page.getByRole('slider', { name: words('pattern:turn') }).focus()
  // Once round the body it is a whole number of tiles, so a single degree turns nothing.
  await page.keyboard.down('PageUp')
  await expect.poll(() => front(page)).not.toBe(kbach)
  await page.keyboard.down('PageUp')
  await page.keyboard.up('PageUp')
  await undoing.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => front(page)).toBe(kbach)
  await undoing.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => front(page)).toBe(plain)
  expect(complaints).toEqual([])
})
