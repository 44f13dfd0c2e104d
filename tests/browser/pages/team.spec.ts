import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { openEditor } from '../support/designer.ts'

test('the whole team is printed as one file', async ({ context }) => {
  const designer = await openEditor(context)
  const { page, words } = designer
  const printTeam = async () => {
    await page.getByRole('button', { name: words('app:more'), exact: true }).click()
    await page.getByRole('button', { name: words('app:print.team') }).click()
  }
  await designer.openTool('players')
  const name = page.getByLabel(words('players:newName'))
  for (const player of ['សុខា', 'DARA']) {
    await name.fill(player)
    await name.press('Enter')
    await expect(page.getByLabel(words('players:nameOf').replace('{{name}}', player))).toBeVisible()
  }
  await designer.addText('អង្គរ')
  const coming = page.waitForEvent('download')
  await printTeam()
  const download = await coming
  expect(download.suggestedFilename()).toMatch(/\.zip$/)

  const files = unzipSync(new Uint8Array(readFileSync(await download.path())))
  const shirts = Object.keys(files).filter(file => file.endsWith('.pdf') && !file.includes('/'))
  expect(shirts).toHaveLength(2)
  const list = strFromU8(files['players.csv'] ?? new Uint8Array())
  for (const player of ['សុខា', 'DARA', ...shirts]) expect(list).toContain(player)
  const manifest = JSON.parse(strFromU8(files['manifest.json'] ?? new Uint8Array()))
  expect(manifest.files.map((file: { name: string }) => file.name)).toEqual(expect.arrayContaining(shirts))
  expect(designer.complaints).toEqual([])
})

test('a team without players is not printed, and the page says what to do', async ({ context }) => {
  const { page, words, complaints } = await openEditor(context)
  await page.getByRole('button', { name: words('app:more'), exact: true }).click()
  await page.getByRole('button', { name: words('app:print.team') }).click()
  await expect(page.getByText(words('app:print.nobody'))).toBeVisible()
  expect(complaints).toEqual([])
})
