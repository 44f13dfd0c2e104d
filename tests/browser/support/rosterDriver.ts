import { expect, type Page } from '@playwright/test'
import { type Language, wordsOf } from './words.ts'

/** The grid of a roster, and what one does in it. */
export function rosterDriver(page: Page, language: Language = 'en') {
  const words = wordsOf(language)
  const grid = page.getByRole('grid', { name: words('checkout:roster.title') })
  return {
    grid,
    cell: (row: number, column: number) => grid.locator(`[data-row="${row}"][data-column="${column}"]`),
    /** Pastes into the cell that has the focus, as Excel copies it. */
    paste: (text: string) =>
      page.evaluate(plain => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text/plain', plain)
        const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
        document.activeElement?.dispatchEvent(paste)
      }, text),
    /** Waits until so many players with so many kits are ordered. */
    players: (players: number, kits: number) =>
      expect(
        page.getByText(
          words('checkout:roster.count').replace('{{players}}', String(players)).replace('{{kits}}', String(kits)),
        ),
      ).toBeVisible(),
  }
}
