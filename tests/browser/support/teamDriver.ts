import { expect, type Locator } from '@playwright/test'
import type { Designer } from './designer.ts'
import { paste } from './monkeyDriver.ts'

/** Hands at the list of players. */
export interface TeamDriver {
  readonly panel: Locator
  /** The table with every column, and the row of shirts. */
  readonly large: Locator
  readonly review: Locator
  /** Where a list is pasted or chosen as a file. */
  readonly giving: Locator
  open(): Promise<void>
  pasteList(text: string): Promise<void>
  /** Opens what takes files. */
  openGiving(): Promise<void>
  /** A cell of a player, by what it is for and what he is called; in the panel unless another table is meant. */
  cell(of: CellOf, who: string, place?: Locator): Locator
  /** A cell of the list under review, by the head of its column and its row. */
  reviewCell(column: Column, line: number): Locator
  /** The words on the button that takes the good rows. */
  addButton(good: number, bad?: number): Locator
  names(): Promise<string[]>
}

type CellOf = 'number' | 'name' | 'size' | 'shorts' | 'sleeve' | 'quantity' | 'goalkeeper' | 'remove'
type Column = 'number' | 'name' | 'size' | 'sleeve' | 'goalkeeper' | 'quantity'

export function teamDriver({ page, words, openTool }: Designer): TeamDriver {
  // Behind a dialog it has no role.
  const panel = page.locator('aside')
  const review = page.getByRole('dialog', { name: words('app:roster.review') })
  const large = page.getByRole('dialog', { name: words('players:name'), exact: true })
  const giving = page.getByRole('dialog', { name: words('app:roster.title') })
  const open = async () => {
    await openTool('players')
    await expect(panel.getByLabel(words('players:newName'))).toBeAttached()
  }
  return {
    panel,
    large,
    review,
    giving,
    open,
    async pasteList(text) {
      await open()
      expect(await paste(page, 'aside table', text)).toBe(true)
    },
    async openGiving() {
      await open()
      await panel.getByRole('button', { name: words('players:paste') }).click()
      await expect(giving).toBeVisible()
    },
    cell: (of, who, place = panel) => place.getByLabel(startsWith(words(cellWords(of)).replace('{{name}}', who))),
    reviewCell: (column, line) => review.getByLabel(startsWith(`${words(columnWords(column))}, ${line}`)),
    addButton(good, bad = 0) {
      const key = `${bad > 0 ? 'addSome' : 'add'}_${good === 1 ? 'one' : 'other'}`
      const name = words(`app:roster.${key}`).replace('{{count}}', String(good)).replace('{{bad}}', String(bad))
      return review.getByRole('button', { name, exact: true })
    },
    names: () =>
      panel
        .locator('tbody tr[aria-rowindex] td:nth-child(2) input')
        .evaluateAll(fields => fields.flatMap(field => (field instanceof HTMLInputElement && field.value) || [])),
  }
}

/** What the garment lets a player choose is called by the garment. */
const cellWords = (of: CellOf): string => {
  if (of === 'shorts') return 'soccer:playerOptions.shortsSize.of'
  return of === 'sleeve' ? 'soccer:playerOptions.sleeve.of' : `players:${of}Of`
}

const columnWords = (column: Column): string =>
  column === 'sleeve' ? 'soccer:playerOptions.sleeve.name' : `app:roster.column.${column}`

/** The whole of a name, or what stands before a remark on it. */
const startsWith = (name: string): RegExp => new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(\\.|$)`)
