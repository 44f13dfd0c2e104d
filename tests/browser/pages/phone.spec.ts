import { expect, test } from '@playwright/test'
import { openEditor } from '../support/designer.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('a phone shows who else is here, and only then', async ({ context }) => {
  const first = await openEditor(context, { language: 'kh' })
  const people = first.page.getByRole('list', { name: first.words('app:people.here') })
  await expect(people).toBeHidden()
  const second = await openEditor(context, { language: 'kh', address: first.page.url() })
  await expect(people).toBeVisible()
  await expect(people.getByRole('listitem')).toHaveCount(2)
  const box = await people.boundingBox()
  expect(box && box.x >= 8 && box.y >= 52 && box.y < 110).toBe(true)
  await second.page.goto('/credits')
  await expect(people).toBeHidden()
  expect(first.complaints).toEqual([])
})
