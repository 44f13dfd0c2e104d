import type { Page } from '@playwright/test'

/** Inks of the demo's shops, in the order in which they are pressed. */
export const swatches = [
  'Field green',
  'River blue',
  'Rumduol yellow',
  'Ink black',
  'Papaya',
  'Krama violet',
  'Lagoon',
] as const

/** Presses one colour of the open tool after the other, each when the one before is painted. */
export async function recolour(page: Page, times: number): Promise<void> {
  const panel = page.getByRole('complementary')
  for (let edit = 0; edit < times; edit++) {
    const name = swatches[edit % swatches.length] ?? ''
    const before = await page.evaluate(() => window.paintings.length)
    await panel.getByRole('button', { name, exact: true }).first().click()
    await page.waitForFunction(seen => window.paintings.length > seen, before, { polling: 5 })
  }
}
