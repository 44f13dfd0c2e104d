import { expect, type Locator, test } from '@playwright/test'
import { rosterCsv, rosterXlsx } from '../../../app/panelkit/players/writeRoster.ts'
import { openEditor } from '../support/designer.ts'
import { teamDriver } from '../support/teamDriver.ts'
import { languages } from '../support/words.ts'

test.use({ viewport: { width: 1024, height: 640 } })

const rosters = {
  en: [
    'Name\tNumber\tSize\tSleeve\tGoalkeeper\tQuantity',
    'SOK DARA\t10\tM\t\t\t',
    'សុខា\t100\tL\t\t\t',
    'វិចិត្រា\t7\thuge\t\t\t',
    '\t\tM\t\t\t',
    "O'NEIL\t2\t\thalf\tperhaps\t0",
    'ដារ៉ា\t១\t2XL\tlong\tyes\t2',
  ],
  kh: [
    'ឈ្មោះ\tលេខ\tទំហំ\tដៃ\tអ្នកចាំទី\tចំនួន',
    'SOK DARA\t១០\tM\t\t\t',
    'សុខា\t១០០\tL\t\t\t',
    'វិចិត្រា\t៧\tធំណាស់\t\t\t',
    '\t\tM\t\t\t',
    "O'NEIL\t2\t\tពាក់កណ្ដាល\tប្រហែល\t០",
    'ដារ៉ា\t១\t២XL\tវែង\tបាទ\t២',
  ],
}

for (const language of languages('kh')) {
  test(`a pasted list names every fault at its row, is mended in place, and all are in: ${language}`, async ({
    context,
  }) => {
    const designer = await openEditor(context, { language })
    const { page, words } = designer
    const team = teamDriver(designer)
    await team.pasteList(rosters[language].join('\n'))
    const errors = team.review.getByRole('region', { name: words('app:roster.errors') }).getByRole('listitem')
    const expected: readonly (readonly [number, readonly string[]])[] = [
      [3, ['number-invalid']],
      [4, ['size-unknown']],
      [5, ['name-required']],
      [6, ['size-missing', 'choice-unknown', 'goalkeeper-unknown', 'quantity-invalid']],
    ]
    await expect(errors).toHaveCount(expected.length)
    for (const [index, [line, reasons]] of expected.entries()) {
      await expect(errors.nth(index)).toContainText(words('app:roster.atLine').replace('{{line}}', String(line)))
      for (const reason of reasons) {
        const sentence = words(`app:roster.finding.${reason}`)
          .replace('{{column}}', words('soccer:playerOptions.sleeve.name'))
          .replace(
            '{{values}}',
            ['short', 'long'].map(value => words(`soccer:playerOptions.sleeve.values.${value}`)).join(', '),
          )
        await expect(errors.nth(index)).toContainText(sentence)
      }
    }

    await team.addButton(2, 4).click()
    await expect(team.cell('name', 'SOK DARA')).toBeAttached()
    await expect(team.cell('name', 'ដារ៉ា')).toBeAttached()
    await expect(errors).toHaveCount(4)
    await expect(team.reviewCell('number', 3)).toHaveAttribute('aria-invalid', 'true')
    const fix = async (cell: Locator, text: string) => {
      await cell.fill(text)
      await cell.press('Enter')
    }
    await fix(team.reviewCell('number', 3), '99')
    await fix(team.reviewCell('size', 4), 'xl')
    await fix(team.reviewCell('name', 5), 'ស្រីមុំ')
    await fix(team.reviewCell('size', 6), 'S')
    await fix(team.reviewCell('sleeve', 6), '')
    await fix(team.reviewCell('goalkeeper', 6), '')
    await expect(errors).toHaveCount(1)
    await fix(team.reviewCell('quantity', 6), '3')
    await expect(errors).toHaveCount(0)
    await team.addButton(4).click()
    await expect(team.review).toBeHidden()
    expect(await team.names()).toEqual(['SOK DARA', 'ដារ៉ា', 'សុខា', 'វិចិត្រា', 'ស្រីមុំ', "O'NEIL"])
    await expect(team.cell('size', 'វិចិត្រា')).toHaveValue('XL')
    await designer.saved()
    await page.reload()
    await team.open()
    expect(await team.names()).toHaveLength(6)
    expect(designer.complaints).toEqual([])
  })
}

test('a list that is being mended is not lost by Escape, nor by closing it without being asked', async ({
  context,
}) => {
  const designer = await openEditor(context, { language: 'en' })
  const { page, words } = designer
  const team = teamDriver(designer)
  await team.pasteList(rosters.en.join('\n'))
  await team.reviewCell('number', 3).fill('5')
  await page.keyboard.press('Escape')
  await expect(team.reviewCell('number', 3)).toHaveValue('100')
  await team.reviewCell('number', 3).fill('5')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  const prompt = page.getByRole('alertdialog')
  await expect(prompt).toContainText(words('app:roster.leave.text_other').replace('{{count}}', '6'))
  await prompt.getByRole('button', { name: words('app:roster.leave.refuse') }).click()
  await expect(prompt).toBeHidden()
  await expect(team.reviewCell('number', 3)).toHaveValue('5')
  await page.keyboard.press('Escape')
  await prompt.getByRole('button', { name: words('app:roster.leave.accept') }).click()
  await expect(team.review).toBeHidden()
  expect(designer.complaints).toEqual([])
})

test('a list comes from a CSV and from an Excel file; what is none is refused in words', async ({ context }) => {
  const designer = await openEditor(context)
  const { page, words } = designer
  const team = teamDriver(designer)
  const choose = (name: string, content: Uint8Array | string) =>
    team.giving
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) })
  const table = [
    ['លេខ', 'ឈ្មោះ', 'ទំហំ'],
    ['07', 'សុខា', '3XL'],
    ['១០', 'CHAN', 'S'],
  ]
  await team.openGiving()
  const refused: readonly (readonly [string, Uint8Array | string, string])[] = [
    ['kit.png', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0xff, 0xfe]), 'file-other'],
    ['old.xls', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), 'file-old'],
    ['empty.csv', '\n\n', 'empty'],
    ['large.csv', 'x'.repeat(2_000_001), 'file-large'],
  ]
  for (const [name, content, reason] of refused) {
    await choose(name, content)
    await expect(team.giving.getByRole('alert')).toHaveText(words(`app:roster.refused.${reason}`))
  }
  await choose('team.csv', rosterCsv(table))
  await team.addButton(2).click()
  await expect(team.review).toBeHidden()
  await team.openGiving()
  const second = table.map(([number = '', name = '', size = ''], row) => [number, row ? `${name} 2` : name, size])
  await choose('team.xlsx', await rosterXlsx(second))
  await team.addButton(2).click()
  await expect(team.review).toBeHidden()
  expect(await team.names()).toEqual(['សុខា', 'CHAN', 'សុខា 2', 'CHAN 2'])
  await expect(team.cell('number', 'សុខា 2')).toHaveValue('07')
  await expect(team.cell('size', 'សុខា 2')).toHaveValue('XXXL')
  await expect(
    page.getByText(words('players:count').replace('{{players}}', '4').replace('{{kits}}', '4')),
  ).toBeVisible()
  expect(designer.complaints).toEqual([])
})

const rows = (count: number) =>
  ['Name\tNumber\tSize', ...Array.from({ length: count }, (_, row) => `ចិត្រា ${row + 1}\t${row % 100}\tXL`)].join('\n')

test('500 players come in, a part of them is in the page, and the kit still changes', async ({ context }) => {
  const designer = await openEditor(context, { language: 'en' })
  const { page, words } = designer
  const team = teamDriver(designer)
  await team.pasteList(rows(500))
  expect(await team.review.locator('tbody input').count()).toBeLessThan(500)
  await team.addButton(500).click()
  await expect(team.review).toBeHidden()
  await expect(page.getByText('Players: 500')).toBeAttached()
  expect(await team.panel.locator('tbody input').count()).toBeLessThan(200)

  const cell = team.cell('name', 'ចិត្រា 1')
  await cell.click()
  await cell.press('Control+End')
  await page.keyboard.type('ABC')
  await page.keyboard.press('Enter')
  await expect(team.cell('name', 'ចិត្រា 1ABC')).toHaveValue('ចិត្រា 1ABC')
  await expect(team.cell('name', 'ចិត្រា 2')).toBeFocused()
  await page.keyboard.press('Shift+Enter')

  await team.panel.getByLabel(words('players:newName')).focus()
  await expect(team.cell('name', 'ចិត្រា 500')).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await expect(team.cell('name', 'ចិត្រា 500')).toBeFocused()
  await expect(page.getByLabel(words('app:stage.player.label')).locator('option:checked')).toContainText('ចិត្រា 500')
  await expect(team.cell('name', 'ចិត្រា 1ABC')).toHaveCount(0)

  const back = page.locator('[data-cloth] [data-panel=back][data-painted]')
  const worn = await back.innerHTML()
  await team.cell('size', 'ចិត្រា 500').selectOption('S')
  await expect.poll(() => back.innerHTML()).not.toBe(worn)
  await page.keyboard.press('Escape')
  await team.panel.getByLabel(words('players:newName')).fill('one more')
  await page.keyboard.press('Enter')
  const full = words('app:reasons.limit-players').replace(/\{\{\w+\}\}/g, '500')
  await expect(page.getByText(full)).toBeVisible()
  await expect(team.panel.getByLabel(words('players:newName'))).toHaveValue('one more')
  expect(designer.complaints).toEqual([])
})

test('501 players, and a million characters, are refused in words', async ({ context }) => {
  const designer = await openEditor(context, { language: 'en' })
  const { words } = designer
  const team = teamDriver(designer)
  await team.pasteList(rows(501))
  const refusal = team.giving.getByRole('alert')
  await expect(refusal).toHaveText(words('app:roster.refused.too-many').replace('{{number}}', '501'))
  await designer.page.keyboard.press('Escape')
  await expect(team.giving).toBeHidden()
  await team.pasteList('Sokha\t10\tM\n'.repeat(90_000))
  await expect(refusal).toHaveText(words('app:roster.refused.too-long').replace('{{number}}', '990000'))
  expect(await team.names()).toEqual([])
  expect(designer.complaints).toEqual([])
})
