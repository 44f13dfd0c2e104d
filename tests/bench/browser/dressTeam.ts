import { inOrder } from '../../../engine/index.ts'
import type { Designer } from '../../browser/support/designer.ts'
import { crest, drop, redSquare } from '../../browser/support/imageFiles.ts'
import { paste } from '../../browser/support/monkeyDriver.ts'
import { roster } from '../../support/rosters.ts'

/** A template, a Khmer team name, crest and sponsor: a kit as a team wears it. */
export async function dressTeam({ page, words, openTool, addText, saved }: Designer): Promise<void> {
  const panel = page.getByRole('complementary')
  await openTool('templates')
  await panel.getByRole('button', { name: words('soccer:templates.kbach') }).click()
  await addText('ខ្លាអង្គរ FC')
  const files = { crest, sponsor: redSquare } as const
  for (const tool of ['crest', 'sponsor'] as const) {
    await openTool(tool)
    await drop(page, panel.getByRole('button', { name: words(`${tool}:drop`) }), files[tool])
    await panel.getByRole('button', { name: words('app:image.replace') }).waitFor()
  }
  await saved()
}

/** Players with Khmer and Latin names, of all sizes, pasted as from a spreadsheet. */
export async function pastePlayers({ page, words, openTool, saved }: Designer, count = 22): Promise<void> {
  await openTool('players')
  await page.getByRole('complementary').getByLabel(words('players:newName')).waitFor()
  await paste(page, 'aside table', asRows(count))
  const review = page.getByRole('dialog', { name: words('app:roster.review') })
  await review.getByRole('button', { name: words('app:roster.add_other').replace('{{count}}', String(count)) }).click()
  await review.waitFor({ state: 'hidden' })
  await saved()
}

function asRows(count: number): string {
  const players = inOrder(roster(count)).map(([, { number, name, size, goalkeeper }]) =>
    [number, name, size, goalkeeper ? 'Goalkeeper' : ''].join('\t'),
  )
  return ['Number\tName\tSize\tGoalkeeper', ...players].join('\n')
}
