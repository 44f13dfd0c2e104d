import { expect, type Locator } from '@playwright/test'

/** More stops than this between two places nobody goes through. */
const maxStops = 150

/** Goes on with Tab until the target has the focus. */
export async function tabTo(target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let stop = 0; stop < maxStops; stop++) {
    if (await target.evaluate(element => element === document.activeElement)) return
    await target.page().keyboard.press('Tab')
  }
  throw new Error('Tab does not lead there.')
}

/** Goes there with Tab and presses Enter. */
export async function press(target: Locator): Promise<void> {
  await tabTo(target)
  await target.page().keyboard.press('Enter')
}
