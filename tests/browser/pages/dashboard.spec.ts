import { expect, test } from '@playwright/test'
import { watchPage } from '../../support/watchPage.ts'
import { clippedTexts } from '../support/clippedTexts.ts'
import { expectOpenToEverybody } from '../support/expectOpenToEverybody.ts'
import { settled } from '../support/openScreen.ts'
import { serverDriver } from '../support/serverDriver.ts'
import { wordsOf } from '../support/words.ts'

const words = wordsOf('kh')

test('the dashboard begins empty, and then goes on with the last design', async ({ context }) => {
  const driver = await serverDriver(context, 'bopha', 'mekong')
  await driver.clear()
  const page = await context.newPage()
  const complaints = watchPage(page)
  await page.goto('/me/dashboard?tenant=mekong')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bopha')
  await expect(page.getByRole('heading', { name: words('dashboard:first.title') })).toBeVisible()
  await expect(page.locator('[data-daytime]')).toBeVisible()
  await expectOpenToEverybody(page, 'empty')

  const older = ['Naga', 'Tonle', 'Kampot', 'Siem Reap', 'Takeo']
  for (const name of older) await driver.sendKit(name, 'sash')
  const last = await driver.sendKit('អង្គរ')
  await page.goto('/me/dashboard')
  await settled(page)
  const card = page.getByRole('region', { name: 'អង្គរ' })
  await expect(card.getByRole('link', { name: words('dashboard:last.goOn') })).toHaveAttribute(
    'href',
    `/design/soccer?design=${last}`,
  )
  const recent = page.getByRole('region', { name: words('dashboard:designs'), exact: true }).getByRole('listitem')
  await expect(recent).toHaveText(older.toReversed().map(name => new RegExp(name)))
  const activity = page.getByRole('region', { name: words('dashboard:activity.title') })
  await expect(activity.getByRole('listitem').first()).toContainText(
    words('dashboard:activity.created').replace('{{name}}', 'អង្គរ'),
  )
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size)
    await expectOpenToEverybody(page, `${size.width} px`)
    expect(await page.evaluate(clippedTexts)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  }
  expect(complaints).toEqual([])
})
