import type { Locator } from '@playwright/test'
import { press as pressByKeyboard, tabTo } from './byKeyboard.ts'

/** What somebody works with: presses what is seen, and writes into a field. */
export interface Hand {
  readonly name: 'mouse' | 'touch' | 'keyboard'
  press(target: Locator): Promise<void>
  /** Ends with Enter. */
  write(field: Locator, text: string): Promise<void>
}

const handBy = (name: Hand['name'], press: Hand['press'], enter: Hand['press'] = press): Hand => ({
  name,
  press,
  async write(field, text) {
    const { keyboard } = field.page()
    await enter(field)
    await keyboard.press('ControlOrMeta+a')
    await keyboard.insertText(text)
    await keyboard.press('Enter')
  },
})

export const mouse = handBy('mouse', target => target.click())
export const touch = handBy('touch', target => target.tap())
export const keyboard = handBy('keyboard', pressByKeyboard, tabTo)
