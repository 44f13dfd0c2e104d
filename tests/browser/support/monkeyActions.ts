import type { Random } from '../../support/random.ts'
import type { Designer } from './designer.ts'
import { crest, pageAsPng, redSquare } from './imageFiles.ts'
import { goOffline, goOnline } from './lostConnections.ts'
import { type Action, drag, dropOn, fill, find, panel, paste, press } from './monkeyDriver.ts'
import { toolActions } from './monkeyTools.ts'

const texts = [
  'អង្គរ',
  'ភ្នំពេញ ក្រោន FC',
  'ស្ត្រី',
  'KAMPOT',
  '⚽️🏆',
  '👩🏽‍🚀👨‍👩‍👧',
  'مرحبا',
  'שלום 10',
  'a\u200bb\u200dc\u2060',
  '\u202eabc',
  '  ',
  '',
  'Q'.repeat(80),
]
const numbers = ['0', '1', '7.5', '10', '-3', '−2,5', '45', '999999', '១២', 'abc', '']
const colours = [
  ...['C2182B', '1D3FBF', '0F3D2E', 'F3E3C3', '#fff', 'nonsense', 'rebeccapurple', 'hsl(120 50% 40%)', '#11223344'],
  ...['linear-gradient(400deg, red, gold 40%, #00f)', 'radial-gradient(circle, teal, ivory)', 'linear-gradient(,)'],
]
const rosters = [
  '10\tសុខា\tM\n7\tវិចិត្រា\tL\n1\tដារ៉ា\tXL',
  'Name,Number,Size\nAnn,4,S\nBob,99,2XL\nNobody,,\n',
  '10\tAnn\nnonsense\n\t\n',
]
const keys = [
  ...['ArrowLeft', 'ArrowRight', 'Shift+ArrowUp', 'Shift+ArrowDown', 'Control+d', 'Delete', 'Escape', 'Tab', 'Enter'],
  ...['Control+z', 'Control+Shift+z', 'Home', 'End', 'PageUp', 'v', '?', 'Space'],
  ...['Control+c', 'Control+x', 'Control+v'],
]

const boxOf = '[data-cloth] svg[data-selected] > g > path'
const cloth = '[data-cloth] svg[role=img]'
const dialogs = ':is([role=dialog], [role=alertdialog], dialog[open])'

const between = (dice: Random, max: number): number => dice.below(2 * max + 1) - max

const pull = async ({ page }: Designer, dice: Random, selector: string, max: number): Promise<string | null> => {
  const found = await find(page, selector, dice.unit())
  const by = [between(dice, max), between(dice, max)] as const
  const held = dice.pick([null, null, null, 'Alt', 'Shift'] as const)
  return found && drag(page, found, { by, held, cancels: dice.unit() < 0.1 })
}

/** Somewhere on the pattern, as if it were a thing of a few pixels. */
const spotOnCloth = async ({ page }: Designer, dice: Random) => {
  const found = await find(page, cloth, dice.unit())
  if (!found) return null
  const at = { x: found.x + (dice.unit() - 0.5) * found.width, y: found.y + (dice.unit() - 0.5) * found.height }
  return { ...at, width: 1, height: 1, name: 'the cloth' }
}

const addText: Action = async (designer, dice) => {
  await press(designer.page, '[data-tool=text][aria-pressed=false]', 0)
  return fill(designer.page, `${panel} input`, 0, dice.pick(texts))
}

/** What a monkey does and how often, in hundredths. */
const actions: readonly (readonly [number, Action])[] = [
  ...toolActions,
  [12, ({ page }, dice) => press(page, '[data-tool]', dice.unit())],
  [20, ({ page }, dice) => press(page, `${panel} button`, dice.unit())],
  [
    5,
    ({ page }, dice) =>
      fill(page, `${panel} input[type=text], ${panel} input:not([type])`, dice.unit(), dice.pick(texts)),
  ],
  [6, ({ page }, dice) => fill(page, `${panel} input`, dice.unit(), dice.pick(numbers))],
  [4, ({ page }, dice) => fill(page, `${panel} input`, dice.unit(), dice.pick(colours))],
  [4, (designer, dice) => pull(designer, dice, `${panel} [role=slider], ${panel} [role=application]`, 60)],
  [5, addText],
  [6, (designer, dice) => pull(designer, dice, boxOf, 90)],
  [4, (designer, dice) => pull(designer, dice, '[data-handle] circle', 60)],
  [
    3,
    async (designer, dice) => {
      const spot = await spotOnCloth(designer, dice)
      return (
        spot && drag(designer.page, spot, { by: [between(dice, 80), between(dice, 80)], held: null, cancels: false })
      )
    },
  ],
  [
    3,
    async (designer, dice) => {
      const spot = await spotOnCloth(designer, dice)
      await designer.page.mouse.click(spot?.x ?? 0, spot?.y ?? 0, { clickCount: dice.pick([1, 1, 2]) })
      return spot && 'clicks on the cloth'
    },
  ],
  [
    2,
    async (designer, dice) => {
      const spot = await spotOnCloth(designer, dice)
      if (!spot) return null
      await designer.page.keyboard.down('Shift')
      await designer.page.mouse.click(spot.x, spot.y)
      await designer.page.keyboard.up('Shift')
      return 'clicks on the cloth with Shift'
    },
  ],
  [
    1,
    async ({ page }, dice) => {
      await press(page, `[data-tool=${dice.pick(['crest', 'image', 'sponsor'])}][aria-pressed=false]`, 0)
      const file = dice.pick([crest, redSquare, pageAsPng])
      return (await dropOn(page, `${panel} :is(button, label)`, file)) ? `drops ${file.name}` : null
    },
  ],
  [
    8,
    async ({ page }, dice) => {
      const key = dice.pick(keys)
      await page.evaluate(of => document.querySelector<SVGElement>(of)?.focus(), cloth)
      await page.keyboard.press(key)
      return `presses ${key}`
    },
  ],
  [3, ({ page }, dice) => press(page, '[role=toolbar] button', dice.unit())],
  [7, ({ page }, dice) => press(page, '[data-tour~=undo] button', dice.unit())],
  [2, ({ page }, dice) => press(page, '[data-tour~=dock] button', dice.unit())],
  [
    1,
    async ({ page }, dice) => {
      await press(page, '[data-tool=players][aria-pressed=false]', 0)
      return (await paste(page, `${panel} table`, dice.pick(rosters))) ? 'pastes a roster' : null
    },
  ],
  [
    1,
    async ({ page }) => {
      await press(page, '[data-tool=templates][aria-pressed=false]', 0)
      return press(page, `${panel} li button`, 0.4)
    },
  ],
  [
    1.5,
    async ({ page, words }) => {
      const button = page.getByRole('button', { name: words('app:timeline.title'), exact: true })
      // What lies over it may stay there.
      const isPressed = await button.click({ timeout: 2000 }).then(
        () => true,
        () => false,
      )
      return isPressed ? 'opens or closes the timeline' : null
    },
  ],
  [1, ({ page }, dice) => press(page, 'main section button', dice.unit())],
  [1, ({ page, words }, dice) => press(page, `[aria-label="${words('app:toasts.label')}"] button`, dice.unit())],
  [
    0.5,
    async ({ page }) => {
      await goOffline(page)
      return 'loses the line'
    },
  ],
  [
    1,
    async ({ page }) => {
      await goOnline(page)
      return 'has the line again'
    },
  ],
  [
    0.5,
    async designer => {
      await designer.reload()
      return 'loads the page again'
    },
  ],
]

const sum = actions.reduce((all, [often]) => all + often, 0)

/** Does one thing to the page, and says what. An open dialog is answered first, as it wants to be. */
export async function doSomething(designer: Designer, dice: Random): Promise<string> {
  const { page } = designer
  if (await find(page, `${dialogs} button`, 0)) {
    if (dice.unit() < 0.7) return `${await press(page, `${dialogs} button`, dice.unit())} in the dialog`
    await page.keyboard.press('Escape')
    return 'presses Escape in the dialog'
  }
  let left = dice.unit() * sum
  for (const [often, action] of actions) {
    left -= often
    if (left < 0) return (await action(designer, dice)) ?? 'finds nothing to do'
  }
  return 'finds nothing to do'
}
