import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { sewingLine } from '../../../engine/index.ts'
import { soccer } from '../../../plugins/garments/soccer/garment.ts'
import { lineOnPanel } from '../../support/pieces.ts'
import { distanceTo, farthestApart, readPdf } from '../../support/readPdf.ts'
import { openEditor } from '../support/designer.ts'
import { goOffline, goOnline, simulateLostConnections } from '../support/lostConnections.ts'

const team = 'អង្គរ យូណាយធីត'

test('two tabs colour and letter one jersey, lose each other, come back, undo their own, and keep it', async ({
  context,
}) => {
  await simulateLostConnections(context)
  const first = await openEditor(context)
  await first.colour('base', '1D3FBF')
  await first.addText(team)
  await expect(first.textRow(team)).toBeVisible()

  const second = await openEditor(context, { address: first.page.url() })
  await second.openTool('text')
  await expect(second.textRow(team)).toBeVisible()
  await second.colour('collar', 'F3E3C3')
  await first.openTool('colour')
  await expect(first.zoneValue('collar')).toContainText('#F3E3C3')

  await goOffline(second.page)
  await second.colour('sleeves', '15161A')
  await first.colour('base', '0F3D2E')
  await expect(first.zoneValue('sleeves')).not.toContainText('#15161A')
  await expect(second.zoneValue('base')).toContainText('#1D3FBF')
  await goOnline(second.page)
  await expect(first.zoneValue('sleeves')).toContainText('#15161A')
  await expect(second.zoneValue('base')).toContainText('#0F3D2E')

  await second.undo()
  await expect(first.zoneValue('sleeves')).not.toContainText('#15161A')
  await expect(first.zoneValue('collar')).toContainText('#F3E3C3')
  await second.undo()
  await expect(first.zoneValue('collar')).not.toContainText('#F3E3C3')
  await expect(first.zoneValue('base')).toContainText('#0F3D2E')
  await second.redo()
  await expect(first.zoneValue('collar')).toContainText('#F3E3C3')

  await first.saved()
  await second.page.close()
  await first.reload()
  await first.openTool('colour')
  await expect(first.zoneValue('base')).toContainText('#0F3D2E')
  await expect(first.zoneValue('collar')).toContainText('#F3E3C3')
  await first.undo()
  await expect(first.zoneValue('base')).toContainText('#1D3FBF')
  await first.openTool('text')
  await expect(first.textRow(team)).toBeVisible()
  expect([...first.complaints, ...second.complaints]).toEqual([])
})

test('the PDF of a lettered jersey measures what the pattern does', async ({ context }) => {
  const designer = await openEditor(context)
  await designer.addText(team)
  const downloading = designer.page.waitForEvent('download')
  await designer.page.getByRole('button', { name: designer.words('app:print.download') }).click()
  const file = await (await downloading).path()
  const { pages, hasFonts } = readPdf(new Uint8Array(readFileSync(file)))
  const { panels } = soccer.pattern('M', { collar: 'crew', sleeve: 'short' })
  expect(pages.length).toBe(panels.length)
  expect(hasFonts).toBe(false)
  for (const [index, panel] of panels.entries()) {
    const [page, drafted] = [pages[index], sewingLine(panel)]
    const sewn = lineOnPanel(page, 'Sewing line', panel)
    expect(farthestApart(sewn, drafted)).toBeLessThan(0.2)
    expect(farthestApart(drafted, sewn)).toBeLessThan(0.2)
    const cut = lineOnPanel(page, 'Cut line', panel)
    for (const { points, allowance } of panel.edges) {
      const middle = Math.floor((points.length - 1) / 2)
      const [from, to] = [points[middle], points[middle + 1]]
      if (!from || !to) throw new Error('An edge has at least two points.')
      const apart = distanceTo(cut, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2])
      expect(Math.abs(apart - allowance)).toBeLessThan(0.2)
    }
  }
  const lettered = pages[0]?.paths.filter(path => path.layer === 'Artwork' && path.paint !== 'clip') ?? []
  expect(lettered.length).toBeGreaterThan(1)
  expect(designer.complaints).toEqual([])
})
