import { expect, type Locator } from '@playwright/test'
import type { Designer } from './designer.ts'

/** What is done with the list of players: verbs for the stories. */
export interface RosterHands {
  row(name: string): Locator
  cell(key: string, name: string): Locator
  /** Pastes text into the field that has the focus. */
  paste(text: string): Promise<void>
  /** Opens the dialog that takes a list. */
  askForList(): Promise<Locator>
  /** Rows in the panel, without the empty one. */
  count(): Promise<number>
  /** The words of the thing in the flat view that the layer draws. */
  open(): Promise<void>
}

export function rosterHands(designer: Designer): RosterHands {
  const { page, words } = designer
  const panel = page.getByRole('complementary')
  const labelled = (key: string, name: string) => words(`players:${key}`).replace('{{name}}', name)
  const cell = (key: string, name: string) => panel.getByLabel(labelled(key, name))
  return {
    cell,
    row: name => panel.getByRole('row').filter({ has: page.getByLabel(labelled('nameOf', name)) }),
    async paste(text) {
      await page.evaluate(pasted => {
        const data = new DataTransfer()
        data.setData('text/plain', pasted)
        const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
        document.activeElement?.dispatchEvent(event)
      }, text)
    },
    async askForList() {
      await panel.getByRole('button', { name: words('players:paste') }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toBeVisible()
      return dialog
    },
    count: () => panel.locator('tbody tr:not([data-new])').count(),
    open: () => designer.openTool('players'),
  }
}
