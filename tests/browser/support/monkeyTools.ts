import type { Page } from '@playwright/test'
import type { Designer } from './designer.ts'
import { type Action, drag, find, panel, press } from './monkeyDriver.ts'

// Ways of several presses, which a monkey that presses here and there seldom goes to the end of.

const dialog = '[role=dialog]'

/** Whether it is seen before the patience ends: what a tool fetches comes later, and something may lie over it. */
const comes = (page: Page, selector: string): Promise<boolean> =>
  page.waitForSelector(selector, { state: 'visible', timeout: 3000 }).then(
    () => true,
    () => false,
  )

const openTool = async ({ page }: Designer, tool: string): Promise<void> => {
  await press(page, `[data-tool=${tool}][aria-pressed=false]`, 0)
}

const named = (label: string): string => `button[aria-label=${JSON.stringify(label)}], button:has-text("${label}")`

/** Presses the one with these words; those of a browser's selectors are not Playwright's. */
async function pressNamed(page: Page, label: string): Promise<boolean> {
  const button = page.locator(named(label)).first()
  return button.click({ timeout: 1500 }).then(
    () => true,
    () => false,
  )
}

const choosePattern: Action = async (designer, dice) => {
  await openTool(designer, 'pattern')
  const tiles = `${panel} fieldset > button:has(> [aria-hidden])`
  if (!(await comes(designer.page, tiles))) return null
  const tile = await press(designer.page, tiles, dice.unit())
  return `chooses a pattern: ${tile}`
}

const drawAnotherPattern: Action = async ({ page, words }) =>
  (await pressNamed(page, words('pattern:shuffle'))) ? 'draws another pattern' : null

const chooseFont: Action = async (designer, dice) => {
  const { page, words } = designer
  await openTool(designer, 'text')
  await press(page, `${panel} button[aria-expanded=false][aria-label^="${words('app:fonts.label')}"]`, 0)
  const cards = `${panel} fieldset[aria-label="${words('app:fonts.list')}"] button`
  return (await comes(page, cards)) ? `chooses a font: ${await press(page, cards, dice.unit())}` : null
}

const shuffleColours: Action = async designer => {
  await openTool(designer, 'colour')
  return (await pressNamed(designer.page, designer.words('colour:shuffle'))) ? 'shuffles the colours' : null
}

const takeFromLibrary: Action = async (designer, dice) => {
  const { page, words } = designer
  await openTool(designer, dice.pick(['crest', 'image', 'sponsor']))
  if (!(await pressNamed(page, words('app:library.open')))) return null
  const items = `${dialog} [data-shelf] li > button`
  const taken = (await comes(page, items)) ? await press(page, items, dice.unit()) : null
  return `takes from the library: ${taken}`
}

/** Opens the image editor, tries one of its tools with a hand on the image, and waits for what comes of it. */
const editImage: Action = async (designer, dice) => {
  const { page, words } = designer
  await press(page, `${panel} [class*=row][aria-pressed=false]`, dice.unit())
  if (!(await pressNamed(page, words('app:imageEditor.open')))) return null
  if (!(await comes(page, `${dialog} fieldset button`))) return null
  const tool = await press(page, `${dialog} fieldset button`, dice.unit())
  const image = await find(page, `${dialog} canvas`, 0)
  if (image && dice.unit() < 0.5) await drag(page, image, { by: [40, 30], held: null, cancels: false })
  await press(page, `${dialog} form [role=slider], ${dialog} form button`, dice.unit())
  await press(page, `${dialog} form [type=submit]`, 0)
  await page.waitForSelector(`${dialog} form`, { state: 'detached', timeout: 10_000 }).catch(() => {})
  await page.keyboard.press('Escape')
  return `edits an image: ${tool}`
}

/** A rectangle over the cloth, and what a bar offers for all that it holds. */
const takeSeveral: Action = async ({ page }, dice) => {
  const cloth = await find(page, '[data-cloth] svg[role=img]', dice.unit())
  if (!cloth) return null
  const corner = { ...cloth, x: cloth.x - cloth.width * 0.45, y: cloth.y - cloth.height * 0.45 }
  const by = [cloth.width * 0.9, cloth.height * 0.9].map(Math.round) as [number, number]
  await drag(page, corner, { by, held: null, cancels: false })
  await page.keyboard.down('Shift')
  await drag(page, corner, { by, held: null, cancels: dice.unit() < 0.1 })
  await page.keyboard.up('Shift')
  return `takes several: ${await press(page, '[role=toolbar] button', dice.unit())}`
}

/** What came with the newer tools, in hundredths. */
export const toolActions: readonly (readonly [often: number, Action])[] = [
  [3, choosePattern],
  [1, drawAnotherPattern],
  [2, chooseFont],
  [1, shuffleColours],
  [1.5, takeFromLibrary],
  [1, editImage],
  [2, takeSeveral],
]
