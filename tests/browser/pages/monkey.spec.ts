import { appendFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { emptyDocument } from '../../../engine/index.ts'
import { canonical } from '../../support/peers.ts'
import { random } from '../../support/random.ts'
import { type Designer, openEditor } from '../support/designer.ts'
import { goOnline, simulateLostConnections } from '../support/lostConnections.ts'
import { doSomething } from '../support/monkeyActions.ts'
import { savedLog } from '../support/savedLog.ts'

const seed = Number(process.env.MONKEY_SEED ?? 20260)
const requested = process.env.MONKEY_ACTIONS
/** Each takes about a sixth of a second: `npm run monkey` is a run of 5,000. */
const count = Number(requested ?? 240)
/** A long run looks now and then whether both tabs are the same, so that what parts them is among its last actions. */
const perCheck = 250

/** On a slow machine a run that asks for no number stops earlier. */
const timeoutMs = requested === undefined ? 40_000 : Number.POSITIVE_INFINITY

/** After thousands of actions a tab reads a log of tens of thousands of entries before it can tell what it shows. */
const meetTimeoutMs = requested === undefined ? 180_000 : 600_000

/** A long run writes down what it does as it does it. */
const diary = requested === undefined ? null : (line: string) => appendFileSync('test-results/monkey.txt', `${line}\n`)

test.use({ viewport: { width: 960, height: 560 } })

/** Escape gives up what was begun; the timeline and every dialog close. */
async function putAway({ page, words }: Designer): Promise<void> {
  await page.mouse.move(0, 0)
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(page.locator(':is([role=dialog], [role=alertdialog], dialog[open])')).toHaveCount(0, { timeout: 500 })
    await expect(page.getByRole('button', { name: words('app:timeline.title'), exact: true })).toHaveAttribute(
      'aria-pressed',
      'false',
      { timeout: 500 },
    )
  }).toPass()
}

const undoEverything = (page: Page, name: string): Promise<void> =>
  page.evaluate(async label => {
    const undo = document.querySelector<HTMLButtonElement>(`[aria-label="${label}"]`)
    while (undo?.ariaDisabled !== 'true') {
      undo?.click()
      await new Promise(seen => requestAnimationFrame(seen))
    }
  }, name)

async function expectTheSame(designers: readonly Designer[]) {
  let common = ''
  await expect(async () => {
    const logs = []
    for (const designer of designers) {
      await designer.page.bringToFront()
      // What the monkey's last press fetched may open only now, or later, over the button: the next try puts it away.
      await putAway(designer)
      logs.push(await savedLog(designer, 15_000))
    }
    const [first = '', ...others] = logs.map(({ document }) => canonical(document))
    for (const other of others) expect(other).toBe(first)
    expect(new Set(logs.map(({ entries }) => entries.length)).size).toBe(1)
    common = first
  }).toPass({ timeout: meetTimeoutMs })
  return common
}

/** Ends what both have begun, gives them the line again, and answers what both show. */
async function meet(designers: readonly Designer[]): Promise<string> {
  for (const designer of designers) {
    await designer.page.bringToFront()
    await putAway(designer)
    await goOnline(designer.page)
  }
  return expectTheSame(designers)
}

test('a monkey does what it likes in two tabs: both have the same in the end, and can take all of it back', async ({
  context,
}, info) => {
  test.setTimeout(600_000 + (requested === undefined ? 0 : count * 1_000))
  await simulateLostConnections(context)
  const first = await openEditor(context, { language: 'en' })
  const second = await openEditor(context, { language: 'en', address: first.page.url() })
  const designers = [first, second]
  for (const { page } of designers) page.on('filechooser', chooser => void chooser.setFiles([]).catch(() => {}))
  const dice = random(seed)
  const done: string[] = []
  const end = Date.now() + timeoutMs
  const complaints = () => designers.flatMap(designer => designer.complaints)
  try {
    while (done.length < count && Date.now() < end) {
      const at = dice.below(2)
      const designer = at === 0 ? first : second
      done.push(`tab ${at + 1} …`)
      const begin = performance.now()
      // A tab behind another one draws a few images a second, and answers a hand as slowly.
      await designer.page.bringToFront()
      done[done.length - 1] = `tab ${at + 1} ${await doSomething(designer, dice)}`
      diary?.(`${done.length}\t${Math.round(performance.now() - begin)} ms\t${done.at(-1)}`)
      expect(complaints()).toEqual([])
      if (done.length % perCheck === 0 && done.length < count) await meet(designers)
    }
    info.annotations.push({ type: 'actions', description: String(done.length) })
    const design = await meet(designers)
    expect(design).not.toBe(canonical(emptyDocument))
    for (const { page, words } of designers) {
      await page.bringToFront()
      await undoEverything(page, words('app:undo.undo'))
    }
    expect(await expectTheSame(designers)).toBe(canonical(emptyDocument))
    expect(complaints()).toEqual([])
  } catch (cause) {
    const last = done.slice(-30).join('\n')
    throw new Error(
      `The monkey failed with MONKEY_SEED=${seed} after ${done.length} actions. Its last ones:\n${last}`,
      {
        cause,
      },
    )
  }
})
