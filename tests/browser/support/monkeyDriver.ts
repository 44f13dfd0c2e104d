import type { Page } from '@playwright/test'
import type { Random } from '../../support/random.ts'
import type { Designer } from './designer.ts'
import type { NamedFile } from './imageFiles.ts'

/** One thing that a monkey may do; says what it did, or `null` when there was nothing to do it to. */
export type Action = (designer: Designer, dice: Random) => Promise<string | null>

export const panel = 'aside'

export interface Found {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly name: string
}

/** One of the visible elements that match, brought into view; `chance` (from 0 up to 1) says which. */
export const find = (page: Page, selector: string, chance: number): Promise<Found | null> =>
  page.evaluate(
    ([matching, share]) => {
      const all = [...document.querySelectorAll<HTMLElement>(matching)].filter(
        element => element.checkVisibility() && !element.matches(':disabled, [aria-disabled=true]'),
      )
      const element = all[Math.floor(share * all.length)]
      if (!element) return null
      element.scrollIntoView({ block: 'nearest' })
      const { x, y, width, height } = element.getBoundingClientRect()
      const name = (element.ariaLabel ?? element.textContent ?? '').trim().slice(0, 40) || element.tagName
      return { x: x + width / 2, y: y + height / 2, width, height, name }
    },
    [selector, chance] as const,
  )

/** Clicks there, whatever may be on top. */
export async function press(page: Page, selector: string, chance: number): Promise<string | null> {
  const found = await find(page, selector, chance)
  if (!found) return null
  await page.mouse.click(found.x, found.y)
  return `presses “${found.name}”`
}

export async function fill(page: Page, selector: string, chance: number, text: string): Promise<string | null> {
  const found = await find(page, selector, chance)
  if (!found) return null
  await page.mouse.click(found.x, found.y)
  await page.keyboard.press('Control+a')
  await page.keyboard.insertText(text)
  await page.keyboard.press('Enter')
  return `writes ${JSON.stringify(text)} into “${found.name}”`
}

export interface Pull {
  readonly by: readonly [number, number]
  readonly held: 'Shift' | 'Alt' | null
  /** Presses Escape before it lets go. */
  readonly cancels: boolean
}

export async function drag(page: Page, from: Found, { by, held, cancels }: Pull): Promise<string> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  if (held) await page.keyboard.down(held)
  await page.mouse.move(from.x + by[0] / 2, from.y + by[1] / 2)
  await page.mouse.move(from.x + by[0], from.y + by[1])
  if (cancels) await page.keyboard.press('Escape')
  await page.mouse.up()
  if (held) await page.keyboard.up(held)
  const how = `${held ? ` with ${held}` : ''}${cancels ? ', then Escape' : ''}`
  return `drags “${from.name}” at ${Math.round(from.x)}, ${Math.round(from.y)} by ${by.join(', ')}${how}`
}

export const paste = (page: Page, selector: string, text: string): Promise<boolean> =>
  page.evaluate(
    ([matching, pasted]) => {
      const target = document.querySelector(matching)
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', pasted)
      target?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      return target !== null
    },
    [selector, text] as const,
  )

/** Lets a file fall on the first element that matches, if one is there. */
export const dropOn = (page: Page, selector: string, { name, mimeType, buffer }: NamedFile): Promise<boolean> =>
  page.evaluate(
    ([matching, called, type, content]) => {
      const target = document.querySelector(matching)
      const dataTransfer = new DataTransfer()
      const bytes = Uint8Array.from(atob(content), sign => sign.charCodeAt(0))
      dataTransfer.items.add(new File([bytes], called, { type }))
      target?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
      return target !== null
    },
    [selector, name, mimeType, buffer.toString('base64')] as const,
  )
