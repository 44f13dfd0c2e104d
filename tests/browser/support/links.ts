import { type BrowserContext, expect, type Page } from '@playwright/test'
import { type Designer, openEditor } from './designer.ts'

export type LinkScope = 'view' | 'comment' | 'edit'

const openShare = async ({ page, words }: Designer) => {
  await page.getByRole('button', { name: words('app:share.button'), exact: true }).click()
  return page.getByRole('dialog', { name: words('app:share.title') })
}

const putAway = async ({ page, words }: Designer): Promise<void> => {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: words('app:share.title') })).toBeHidden()
}

/** Makes a link in the dialog, and gives its address. */
export async function makeLink(designer: Designer, scope: LinkScope): Promise<string> {
  const { words } = designer
  const dialog = await openShare(designer)
  await dialog.getByRole('radio', { name: words(`app:links.scopes.${scope}`), exact: true }).click()
  await dialog.getByRole('button', { name: words('app:links.make'), exact: true }).click()
  const address = await dialog.getByLabel(words('app:links.address')).inputValue()
  await expect(dialog.getByRole('list', { name: words('app:links.list') }).getByRole('listitem')).not.toHaveCount(0)
  await putAway(designer)
  return address
}

/** Opens the link as somebody who has never been here, and goes on into the editor. */
export async function followLink(context: BrowserContext, link: string): Promise<Designer> {
  await context.addInitScript(() => {
    localStorage.setItem('lang', 'en')
    localStorage.setItem('kitloom-tour', 'seen')
  })
  const page = await context.newPage()
  await page.goto(link)
  await expect(page.locator('main[data-shown]')).toBeVisible()
  await page.getByRole('button', { name: 'Edit together', exact: true }).click()
  await expect(page).toHaveURL(/\/design\/soccer\?design=[0-9a-f-]{36}$/)
  const address = page.url()
  await page.close()
  return openEditor(context, { language: 'en', address })
}

/** Takes the link that was made last back. */
export async function takeLinkBack(designer: Designer, scope: LinkScope): Promise<void> {
  const { words } = designer
  const dialog = await openShare(designer)
  const name = words(`app:links.scopes.${scope}`)
  const revoke = words('app:links.revokeNamed').replace('{{name}}', name)
  await dialog.getByRole('button', { name: revoke, exact: true }).click()
  await expect(dialog.getByRole('button', { name: revoke, exact: true })).toHaveCount(0)
  await putAway(designer)
}

/** Whether the top bar says that the server has everything. */
export const isOnServer = (page: Page): Promise<void> =>
  expect(page.locator('[data-place]')).toHaveAttribute('data-place', 'saved')
