import { expect, test } from '@playwright/test'
import { openEditor } from './support/designer.ts'
import { comeBack, goOffline, letTabsLoseTheLine } from './support/line.ts'

const team = 'អង្គរ យូណាយធីត'

test('two tabs colour and letter one jersey, lose each other, come back, undo their own, and keep it', async ({
  context,
}) => {
  await letTabsLoseTheLine(context)
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
  await comeBack(second.page)
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
