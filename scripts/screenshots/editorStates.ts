import type { Page } from '@playwright/test'

/** Brings the page into a state; gives how to leave it when the next one would not. */
type Reach = (page: Page) => Promise<(() => Promise<void>) | null>

export type EditorState = keyof typeof editorStates

const panel = 'aside'

const open = async (page: Page, tool: string): Promise<void> => {
  if ((await page.locator(`[data-tool=${tool}]`).getAttribute('aria-pressed')) === 'false')
    await page.locator(`[data-tool=${tool}]`).click()
  await page.locator(`${panel} h2`).waitFor()
}

const toolOpen =
  (tool: string): Reach =>
  async page => {
    await open(page, tool)
    return null
  }

const leaveDialog = (page: Page) => async (): Promise<void> => {
  await page.keyboard.press('Escape')
  await page.locator('[role=dialog], dialog[open]').first().waitFor({ state: 'hidden' })
}

/** Presses what has that icon; on a phone the bar is folded into a menu. */
async function pressIcon(page: Page, icon: string): Promise<void> {
  const button = page.locator(`button:has(svg.lucide-${icon})`).filter({ visible: true }).first()
  if ((await button.count()) === 0) await page.locator('header button:has(svg.lucide-ellipsis)').click()
  await button.click()
}

/** What the editor can look like, in the order in which a page goes through it. */
export const editorStates = {
  templates: toolOpen('templates'),
  cut: toolOpen('cut'),
  colour: toolOpen('colour'),
  stripes: toolOpen('stripes'),
  pattern: toolOpen('pattern'),
  async text(page) {
    await open(page, 'text')
    // The template has written the team's name: it is selected on the cloth.
    const row = page.locator(`${panel} button:has-text("អង្គរ")`).first()
    // A click of Playwright's would scroll the panel to it.
    await row.evaluate((button: HTMLElement) => button.click())
    return null
  },
  number: toolOpen('number'),
  crest: toolOpen('crest'),
  sponsor: toolOpen('sponsor'),
  image: toolOpen('image'),
  async players(page) {
    await open(page, 'players')
    for (const [number, name] of [
      ['10', 'សុខា'],
      ['7', 'វិចិត្រា'],
      ['1', 'Dara'],
    ] as const) {
      const cells = page.locator(`${panel} tbody tr:last-child input`)
      await cells.first().fill(number)
      await cells.nth(1).fill(name)
      await cells.nth(1).press('Enter')
    }
    return null
  },
  layers: toolOpen('layers'),
  async flat(page) {
    const flat = page.locator('[data-tour=dock] button:has(svg.lucide-scissors)')
    await flat.click()
    return () => flat.click()
  },
  async whose(page) {
    const whose = page.locator('[data-tour=dock] button:has(svg.lucide-users)')
    await whose.click()
    return () => whose.click()
  },
  async timeline(page) {
    await pressIcon(page, 'history')
    await page.locator('main section img').first().waitFor()
    return () => page.keyboard.press('Escape')
  },
  async palette(page) {
    await page.keyboard.press('Control+k')
    await page.locator('[role=combobox]').waitFor()
    return leaveDialog(page)
  },
  async shortcuts(page) {
    await page.keyboard.press('?')
    await page.locator('[role=dialog]').first().waitFor()
    return leaveDialog(page)
  },
  async share(page) {
    await pressIcon(page, 'share-2')
    await page.locator('[role=dialog]').first().waitFor()
    return leaveDialog(page)
  },
  async review(page) {
    await page.locator('header button.line').filter({ visible: true }).last().click()
    await page.locator('[role=dialog]').first().waitFor()
    return leaveDialog(page)
  },
} satisfies Record<string, Reach>
