import { expect, type Locator } from '@playwright/test'
import type { GarmentPlugin } from '../../../engine/index.ts'
import type { Designer } from './designer.ts'
import type { Hand } from './hands.ts'
import { crest } from './imageFiles.ts'

/** Somebody with a hand at the editor of a garment. */
export interface Drilled {
  readonly designer: Designer
  readonly hand: Hand
  readonly garment: GarmentPlugin
}

/** What somebody does with a tool: something that is seen on the pattern or in the panel, and that one undo takes back. */
export interface ToolDrill {
  readonly tool: string
  act(drilled: Drilled): Promise<void>
  /** What the change is seen by; everything on the pattern unless said. */
  readonly seen?: (drilled: Drilled) => Promise<string>
}

const panelOf = ({ page }: Designer): Locator => page.locator('aside')

/** All that lies on the pattern. */
const pattern = ({ page }: Designer): Promise<string> =>
  page
    .locator('[data-cloth] g[data-panel][data-painted]')
    .evaluateAll(pieces => pieces.map(piece => piece.innerHTML).join())

/** Which choices are taken in the panel. */
const taken = ({ designer }: Drilled): Promise<string> =>
  panelOf(designer)
    .locator('fieldset [aria-pressed=true]')
    .allInnerTexts()
    .then(texts => texts.join())

/** The choices of a group in the panel that are not taken. */
const untaken = (designer: Designer, group: string): Locator =>
  panelOf(designer)
    .getByRole('group', { name: designer.words(group) })
    .getByRole('button', { pressed: false })

const colour: ToolDrill = {
  tool: 'colour',
  async act({ designer, hand, garment }) {
    const { words } = designer
    const panel = panelOf(designer)
    await hand.press(panel.getByRole('button', { name: new RegExp(`^${words(`${garment.slug}:zones.base`)}`) }))
    const hex = panel.getByLabel(words('app:picker.hex'))
    const more = panel.getByRole('button', { name: words('app:picker.advanced'), exact: true })
    await expect(hex.or(more).first()).toBeVisible()
    if (await hex.isHidden()) await hand.press(more)
    await hand.write(hex, '0F3D2E')
  },
}

const stripes: ToolDrill = {
  tool: 'stripes',
  act: ({ designer, hand }) => hand.press(untaken(designer, 'stripes:layouts').last()),
}

const patterns: ToolDrill = {
  tool: 'pattern',
  act: ({ designer, hand }) => hand.press(untaken(designer, 'pattern:patterns').nth(1)),
}

const text: ToolDrill = {
  tool: 'text',
  async act({ designer, hand }) {
    await hand.write(panelOf(designer).getByLabel(designer.words('text:new')), 'អង្គរ FC')
  },
}

const number: ToolDrill = {
  tool: 'number',
  async act({ designer, hand }) {
    const panel = panelOf(designer)
    const { words } = designer
    await hand.press(
      panel
        .getByRole('region', { name: words('number:onKit') })
        .getByRole('button')
        .first(),
    )
    await hand.write(panel.getByLabel(words('number:digits')), '7')
  },
}

const cut: ToolDrill = {
  tool: 'cut',
  act: ({ designer, hand }) =>
    hand.press(panelOf(designer).locator('fieldset').getByRole('button', { pressed: false, disabled: false }).first()),
  seen: taken,
}

const layers: ToolDrill = {
  tool: 'layers',
  act: ({ designer, hand }) =>
    hand.press(
      panelOf(designer)
        .getByRole('button', { name: designer.words('layers:hide'), exact: true })
        .first(),
    ),
}

const players: ToolDrill = {
  tool: 'players',
  async act({ designer, hand }) {
    await hand.write(panelOf(designer).getByLabel(designer.words('players:newName')), 'សុខា')
  },
  seen: ({ designer }) =>
    panelOf(designer)
      .locator('table tbody tr')
      .count()
      .then(rows => '|'.repeat(rows)),
}

const templates: ToolDrill = {
  tool: 'templates',
  async act({ designer, hand, garment }) {
    const { page, words } = designer
    const name = words(`${garment.slug}:templates.${garment.templates[1]?.id}`)
    await hand.press(panelOf(designer).getByRole('button', { name }))
    await hand.press(page.getByRole('alertdialog').getByRole('button', { name: words('templates:use'), exact: true }))
  },
}

const image = (tool: string): ToolDrill => ({
  tool,
  async act({ designer, hand }) {
    const choosing = designer.page.waitForEvent('filechooser')
    await hand.press(panelOf(designer).getByRole('button', { name: designer.words(`${tool}:drop`) }))
    await (await choosing).setFiles({ ...crest })
  },
})

/** One for each tool that has a panel, for a kit that wears a template. */
export const toolDrills: readonly ToolDrill[] = [
  colour,
  stripes,
  patterns,
  text,
  number,
  image('crest'),
  image('sponsor'),
  image('image'),
  cut,
  layers,
  players,
  templates,
]

/** Opens the tool, does it, sees it, takes it back, and sees that all is as it was. */
export async function runDrill(drilled: Drilled, { tool, act, seen = at => pattern(at.designer) }: ToolDrill) {
  const { designer, hand } = drilled
  const { page, words } = designer
  const opener = page.locator(`nav [data-tool="${tool}"]`)
  if ((await opener.getAttribute('aria-pressed')) !== 'true') await hand.press(opener)
  await expect(panelOf(designer).getByRole('heading', { name: words(`${tool}:name`), level: 2 })).toBeVisible()
  await expect.poll(() => seen(drilled), `the panel of ${tool} has come`).not.toBe('')
  const before = await seen(drilled)
  await act(drilled)
  await expect.poll(() => seen(drilled), `${tool} by ${hand.name} is seen`).not.toBe(before)
  await hand.press(page.getByRole('button', { name: words('app:undo.undo') }).first())
  await expect.poll(() => seen(drilled), `${tool} by ${hand.name} is taken back`).toBe(before)
}
