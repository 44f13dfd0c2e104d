import { expect, type Page } from '@playwright/test'
import { wordsOf } from './words.ts'

type CellOf = 'number' | 'name' | 'size' | 'team' | 'goalkeeper' | 'remove'

/** Hands at a customer's list of players, in English. */
export function listDriver(page: Page) {
  const words = wordsOf('en')
  const word = (key: string, values: Readonly<Record<string, string | number>> = {}) =>
    Object.entries(values).reduce(
      (text, [name, value]) => text.replace(`{{${name}}}`, String(value)),
      words(`playerList:${key}`),
    )
  const cell = (of: CellOf, name: string) => page.getByLabel(new RegExp(`^${word(`of.${of}`, { name })}(\\.|$)`))
  const newCell = (of: 'number' | 'name' | 'size' | 'team') => page.getByLabel(word(`new.${of}`), { exact: true })
  return {
    word,
    cell,
    newCell,
    button: (key: string) => page.getByRole('button', { name: word(key), exact: true }),
    message: (text: string) => page.getByRole('region', { name: words('app:toasts.label') }).getByText(text),
    async add(number: string, name: string): Promise<void> {
      await newCell('number').fill(number)
      await newCell('name').fill(name)
      await newCell('name').press('Enter')
      await expect(cell('name', name)).toHaveValue(name)
    },
    async write(of: 'number' | 'name' | 'team', name: string, text: string): Promise<void> {
      await cell(of, name).fill(text)
      await page.keyboard.press('Enter')
    },
  }
}

/** Takes everybody off the list of whoever is signed in. */
export async function emptyList(request: (method: 'get' | 'delete', path: string) => Promise<unknown>): Promise<void> {
  const { items } = (await request('get', '/api/players?pageSize=500')) as { items: readonly { id: string }[] }
  for (const { id } of items) await request('delete', `/api/players/${id}`)
}
