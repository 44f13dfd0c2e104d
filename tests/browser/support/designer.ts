import { expect as atOnce, type BrowserContext, type Locator, type Page } from '@playwright/test'
import { type Language, wordsOf } from './words.ts'

/** As patient as the stories are, also where no story is told, as in the bench. */
const expect = atOnce.configure({ timeout: 30_000 })

/** Somebody at the editor, doing what a person does: verbs for the stories. */
export interface Designer {
  readonly page: Page
  /** Whatever the console said that it must not. */
  readonly complaints: readonly string[]
  words(key: string): string
  colour(zone: string, hex: string): Promise<void>
  addText(words: string): Promise<void>
  undo(): Promise<void>
  redo(): Promise<void>
  reload(): Promise<void>
  /** Resolves when everything is safe on the device. */
  saved(): Promise<void>
  /** The value beside a zone, such as `#C2182B`. */
  zoneValue(zone: string): Locator
  /** The row of a text on the shirt. */
  textRow(words: string): Locator
  openTool(tool: Tool): Promise<void>
}

type Tool =
  | 'templates'
  | 'colour'
  | 'stripes'
  | 'pattern'
  | 'text'
  | 'number'
  | 'crest'
  | 'sponsor'
  | 'image'
  | 'cut'
  | 'layers'
  | 'players'

export interface Visit {
  readonly language?: Language
  readonly address?: string
  /** The slug of the garment whose words name the zones; the soccer kit's unless said. */
  readonly garment?: string
  /** What the top bar says once the design is open; `saved` unless the device refuses, `null` where the address is no editor's. */
  readonly storage?: 'saved' | 'failed' | null
}

/** Opens the editor in a page of its own and waits until the design is there. */
export async function openEditor(context: BrowserContext, visit: Visit = {}): Promise<Designer> {
  const { language = 'kh', garment = 'soccer', address = `/design/${garment}`, storage = 'saved' } = visit
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', error => complaints.push(error.message))
  page.on('console', message => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  await page.addInitScript(code => {
    localStorage.setItem('lang', code)
    // Who comes for the first time is shown round, which is a story of its own.
    localStorage.setItem('kitloom-tour', 'seen')
  }, language)
  const designer = createDesigner(page, complaints, { words: wordsOf(language), garment })
  await page.goto(address)
  if (storage) await expect(page.locator('[data-saved]')).toHaveAttribute('data-saved', storage)
  return designer
}

interface Named {
  readonly garment: string
  words(key: string): string
}

function createDesigner(page: Page, complaints: readonly string[], { words, garment }: Named): Designer {
  const button = (name: string | RegExp): Locator => page.getByRole('button', { name, exact: true })
  const panel = page.getByRole('complementary')
  const row = (name: string): Locator => panel.getByRole('button', { name: new RegExp(`^${escaped(name)}`) })
  const saved = () => expect(page.locator('[data-saved]')).toHaveAttribute('data-saved', 'saved')

  const openTool = async (tool: Tool): Promise<void> => {
    const name = words(`${tool}:name`)
    // An editor that has just come opens a tool by itself: a press at that moment closes it again.
    await expect(async () => {
      const isOpen = (await panel.count()) > 0 && (await panel.getAttribute('aria-label')) === name
      if (!isOpen) await page.locator(`nav [data-tool="${tool}"]`).click()
      await expect(panel.getByRole('heading', { name, level: 2 })).toBeVisible({ timeout: 15_000 })
    }).toPass()
  }

  return {
    page,
    complaints,
    words,
    openTool,
    saved,
    async colour(zone, hex) {
      await openTool('colour')
      await row(words(`${garment}:zones.${zone}`)).click()
      const field = panel.getByLabel(words('app:picker.hex'))
      await field.fill(hex)
      await field.press('Enter')
    },
    async addText(text) {
      await openTool('text')
      await panel.getByLabel(words('text:new')).fill(text)
      await button(words('text:add')).click()
    },
    undo: () => button(words('app:undo.undo')).first().click(),
    redo: () => button(words('app:undo.redo')).click(),
    async reload() {
      await page.reload()
      await saved()
    },
    zoneValue: zone => row(words(`${garment}:zones.${zone}`)),
    textRow: text => row(text),
  }
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
