import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Axe finds nothing serious on what is shown, once everything that moves has come to rest. */
export async function expectOpenToEverybody(page: Page, what = 'page'): Promise<void> {
  await page.evaluate(() => Promise.all(document.getAnimations().map(animation => animation.finished.catch(() => {}))))
  // Otherwise axe opens a second page for each look and joins there what it found in all frames: three times as long, and
  // no frame of ours is of another origin.
  const axe = new AxeBuilder({ page }).setLegacyMode(true)
  const { violations } = await axe.options({ resultTypes: ['violations'] }).analyze()
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(
    grave.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target).join(', ')}`),
    what,
  ).toEqual([])
}
