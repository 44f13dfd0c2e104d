import { type BrowserContext, expect, test } from '@playwright/test'
import { isNightly } from '../../support/nightly.ts'
import { type Designer, openEditor } from '../support/designer.ts'
import { expectOpenToEverybody } from '../support/expectOpenToEverybody.ts'
import { drop, redSquare } from '../support/imageFiles.ts'
import { teamDriver } from '../support/teamDriver.ts'

const usualStates = [
  { language: 'kh', theme: 'light', width: 1440, height: 900 },
  { language: 'en', theme: 'dark', width: 390, height: 844 },
] as const
const otherStates = [
  { language: 'en', theme: 'light', width: 1440, height: 900 },
  { language: 'kh', theme: 'dark', width: 1440, height: 900 },
  { language: 'en', theme: 'dark', width: 1440, height: 900 },
  { language: 'kh', theme: 'dark', width: 390, height: 844 },
] as const
/** Both languages, both themes and both widths for a change; at night every mix of them. */
const states = isNightly ? [...usualStates, ...otherStates] : usualStates

const list = 'Name\tNumber\tSize\nសុខា\t10\tM\nDARA\t10\t3XL\nCHAN\t\tS\nVIBOL\t100\thuge'

/** A dressed kit of a team, in which something is selected in every panel. */
async function openDressed(context: BrowserContext, state: (typeof states)[number]): Promise<Designer> {
  await context.addInitScript(colours => localStorage.setItem('theme', colours), state.theme)
  const designer = await openEditor(context, { language: state.language, address: '/design/soccer?template=kbach' })
  await designer.page.setViewportSize(state)
  return designer
}

for (const state of states) {
  const name = `${state.language}, ${state.theme}, ${state.width} px`

  test(`every panel passes axe: ${name}`, async ({ context }) => {
    test.slow()
    const designer = await openDressed(context, state)
    const { page, words, openTool } = designer
    const panel = page.getByRole('complementary')
    for (const tool of ['templates', 'colour', 'cut'] as const) {
      await openTool(tool)
      await expect(panel.locator('[aria-pressed=true], input:checked').first()).toBeAttached()
      await expectOpenToEverybody(page, tool)
    }
    for (const tool of ['stripes', 'pattern', 'text', 'number', 'layers'] as const) {
      await openTool(tool)
      await expectOpenToEverybody(page, `${tool}, nothing selected`)
      const row = panel.locator('li button, button[aria-pressed=false]').first()
      if (await row.isVisible()) await row.click()
      await expectOpenToEverybody(page, tool)
    }
    for (const tool of ['crest', 'sponsor', 'image'] as const) {
      await openTool(tool)
      await expectOpenToEverybody(page, `${tool}, empty`)
      await drop(page, panel.getByRole('button', { name: words(`${tool}:drop`) }), redSquare)
      await expect(panel.locator('img').first()).toBeVisible()
      await expectOpenToEverybody(page, tool)
    }
    expect(designer.complaints).toEqual([])
  })

  test(`the players pass axe: ${name}`, async ({ context }) => {
    test.slow()
    const designer = await openDressed(context, state)
    const { page, words } = designer
    const team = teamDriver(designer)
    await team.openGiving()
    await expectOpenToEverybody(page, 'an empty list')
    await team.giving.getByRole('textbox').fill('\t')
    await page.keyboard.press('Escape')
    await team.pasteList(list)
    await expect(team.review).toBeVisible()
    await expectOpenToEverybody(page, 'the review of a list')
    await team.addButton(3, 1).click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await expectOpenToEverybody(page, 'the question before closing')
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: words('app:roster.leave.accept') })
      .click()
    await team.cell('name', 'DARA').click()
    await expectOpenToEverybody(page, 'the panel')
    await team.panel.getByRole('button', { name: words('players:large'), exact: true }).click()
    await expect(team.large).toBeVisible()
    await expectOpenToEverybody(page, 'the large table')
    expect(designer.complaints).toEqual([])
  })

  test(`what the top bar opens passes axe: ${name}`, async ({ context }) => {
    test.slow()
    const designer = await openDressed(context, state)
    const { page, words } = designer
    const open = async (key: string) => {
      const button = page.getByRole('button', { name: words(`app:${key}`), exact: true })
      if (!(await button.first().isVisible())) {
        await page.getByRole('button', { name: words('app:more'), exact: true }).click()
        await expectOpenToEverybody(page, 'the menu')
      }
      await button.first().click()
    }
    const shown = page.getByRole('dialog').or(page.getByRole('alertdialog'))
    for (const key of ['share.button', 'review.submit', 'checkout.button']) {
      await open(key)
      await expect(shown).toBeVisible()
      await expectOpenToEverybody(page, key)
      await page.keyboard.press('Escape')
      await expect(shown).toBeHidden()
    }
    await page.keyboard.press('Control+k')
    await expect(shown).toBeVisible()
    await expectOpenToEverybody(page, 'the palette')
    await page.keyboard.press('Escape')
    const naming = page.getByRole('button', { name: words('app:people.nameYourself'), exact: true })
    if (await naming.isVisible()) {
      await naming.click()
      await expect(page.getByRole('textbox', { name: words('app:people.yourName') })).toBeVisible()
      await expectOpenToEverybody(page, 'the own name')
      await page.keyboard.press('Escape')
    }
    await designer.openTool('templates')
    await page
      .getByRole('complementary')
      .getByRole('button', { name: words('soccer:templates.sash') })
      .click()
    await expect(shown).toBeVisible()
    await expectOpenToEverybody(page, 'the question before another template')
    expect(designer.complaints).toEqual([])
  })
}
