import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { type GarmentPlugin, isCut, type Size, sewingLine, sizes, spokenSize } from '../../../engine/index.ts'
import { garments } from '../../../plugins/index.ts'
import { isNightly } from '../../support/nightly.ts'
import { lineOnPanel } from '../../support/pieces.ts'
import { farthestApart, readPdf } from '../../support/readPdf.ts'
import { type Designer, openEditor } from '../support/designer.ts'
import { crest, drop } from '../support/imageFiles.ts'
import { teamDriver } from '../support/teamDriver.ts'

/** Unlike the soccer kit of the other stories: legs, and no back. At night it is told of every garment. */
const usual: readonly string[] = ['boxingtrunk']
const team = 'អង្គរ FC'
const squad = sizes.map((size, at) => ({ name: `សុខា ${at + 1}`, number: at + 1, size }))

for (const garment of garments.filter(({ slug }) => isNightly || usual.includes(slug))) {
  test(`a team designs its ${garment.slug} from a template to print files in all ten sizes`, async ({ context }) => {
    const designer = await openEditor(context, { garment: garment.slug })
    await beginWithTemplate(designer, garment)
    await addLettering(designer)
    await takeBackAndAgain(designer)
    await addSquad(designer)
    const files = await downloadTeam(designer)
    const list = strFromU8(files['players.csv'] ?? new Uint8Array()).split('\r\n')
    const shirts = Object.keys(files).filter(file => /^[^/]+\.pdf$/.test(file))
    expect(shirts).toHaveLength(squad.length)
    for (const [index, { name, size }] of squad.entries()) {
      expect(list[index + 1]).toContain(name)
      expect(shirts[index]).toContain(spokenSize(size))
      expectMeasured(garment, size, files[shirts[index] ?? ''] ?? new Uint8Array())
    }
    expect(designer.complaints).toEqual([])
  })
}

async function beginWithTemplate({ page, words, openTool }: Designer, { slug, templates }: GarmentPlugin) {
  const [template] = templates
  await openTool('templates')
  await page
    .getByRole('complementary')
    .getByRole('button', { name: words(`${slug}:templates.${template?.id}`) })
    .click()
  await expect(page.getByRole('button', { name: words('app:undo.undo'), exact: true }).first()).toBeEnabled()
}

/** A colour of their own, the team's name, and its crest. */
async function addLettering(designer: Designer): Promise<void> {
  const { page, words, openTool } = designer
  const panel = page.getByRole('complementary')
  await designer.colour('base', '0F3D2E')
  await designer.addText(team)
  await expect(designer.textRow(team)).toHaveAttribute('aria-pressed', 'true')
  await openTool('crest')
  await drop(page, panel.getByRole('button', { name: words('crest:drop') }), crest)
  await expect(crestOn(page).first()).toBeAttached()
}

const crestOn = (page: Page) => page.locator('[data-panel] image')

async function takeBackAndAgain(designer: Designer): Promise<void> {
  await designer.undo()
  await expect(crestOn(designer.page)).toHaveCount(0)
  await designer.redo()
  await expect(crestOn(designer.page).first()).toBeAttached()
  await designer.openTool('colour')
  await expect(designer.zoneValue('base')).toContainText('#0F3D2E')
}

async function addSquad(designer: Designer): Promise<void> {
  const players = teamDriver(designer)
  const rows = squad.map(({ name, number, size }) => [name, number, spokenSize(size)].join('\t'))
  await players.pasteList(['Name\tNumber\tSize', ...rows].join('\n'))
  await players.addButton(squad.length).click()
  await expect(players.review).toBeHidden()
}

async function downloadTeam({ page, words }: Designer): Promise<Readonly<Record<string, Uint8Array>>> {
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: words('app:more'), exact: true }).click()
  await page.getByRole('button', { name: words('app:print.team') }).click()
  return unzipSync(new Uint8Array(readFileSync(await (await coming).path())))
}

/** Every piece of the template's cut is there, sewn where it is drafted in this size. */
function expectMeasured(garment: GarmentPlugin, size: Size, bytes: Uint8Array): void {
  const panels = garment.pattern(size, garment.templates[0]?.options ?? {}).panels.filter(isCut)
  const { pages, hasFonts } = readPdf(bytes)
  expect(pages, `the pieces in ${size}`).toHaveLength(panels.length)
  expect(hasFonts).toBe(false)
  for (const [index, panel] of panels.entries()) {
    const drafted = sewingLine(panel)
    const sewn = lineOnPanel(pages[index], 'Sewing line', panel)
    expect(farthestApart(sewn, drafted), `${panel.id} in ${size}`).toBeLessThan(0.2)
    expect(farthestApart(drafted, sewn), `${panel.id} in ${size}`).toBeLessThan(0.2)
  }
}
